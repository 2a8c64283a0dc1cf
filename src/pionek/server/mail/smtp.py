"""Sending mail through an SMTP server, in a thread: one letter at a time, and never in the event loop."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from pionek.core.errors import UserError

SECONDS = 20.0
"""How long a mail server may take for one step."""
PORTS = {"smtp": 587, "smtps": 465}


class MailError(UserError):
    """Settings by which no mail can be sent."""


class MailServer:
    """An SMTP server, by its address: `smtp://user:password@host:587`, or `smtps://` where TLS comes first.

    With `smtp`, the connection is encrypted if the server offers it. A password is never sent over one that is not.
    """

    def __init__(self, address: str, sender: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            raise MailError(
                "mail: smtp://HOST or smtps://HOST is wanted, and mail_from with the address that mail comes from",
                "mail: potrzebny adres smtp://HOST albo smtps://HOST, a w mail_from adres nadawcy",
            )
        self.tls_first = parts.scheme == "smtps"
        self.host, self.port = parts.hostname, parts.port or PORTS[parts.scheme]
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = sender
        self.lock = asyncio.Lock()

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send a letter; OSError or SMTPException if the mail server does not take it. `stop` is the link to stop all mail."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(text)
        async with self.lock:
            await asyncio.to_thread(self.deliver, letter)

    def deliver(self, letter: EmailMessage) -> None:
        context = ssl.create_default_context()
        connection = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
            if self.tls_first
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        )
        with connection:
            connection.ehlo()
            encrypted = self.tls_first
            if not encrypted and connection.has_extn("starttls"):
                connection.starttls(context=context)
                connection.ehlo()
                encrypted = True
            if self.user:
                if not encrypted:
                    raise smtplib.SMTPNotSupportedError("the mail server offers no encryption, so the password was not sent")
                connection.login(self.user, self.password)
            connection.send_message(letter)
