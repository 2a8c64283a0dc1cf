"""Mail to people who are waited for in a match over days: to a confirmed address, seldom, and with a link that stops it."""

from __future__ import annotations

import asyncio
import re
import secrets
import smtplib
from typing import TYPE_CHECKING, NamedTuple

from pionek.bots.seats import PREFIX
from pionek.server.errors import ApiError
from pionek.server.mail.letters import Turn, confirmation, your_turn
from pionek.server.mail.smtp import MailServer
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import CONFIRM, RUNNING, STOP, Mailbox, Person, Secret
from pionek.server.tokens import DAY_MS, hashed, plausible

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", re.ASCII)
LONGEST_ADDRESS = 254
CONFIRM_MS, STOP_MS = 2 * DAY_MS, 180 * DAY_MS
"""How long the links in letters work."""
MINUTE_MS = 60_000
MOST_REMEMBERED = 200
"""How many running matches are looked through for somebody to write to, when the server begins."""


class Waiting(NamedTuple):
    """A question that waits for somebody who is not at the table: the seat, how long the log was, and when to write."""

    person: str
    seat: int
    entries: int
    due: int


class PostOffice:
    """Writes to people who are waited for. Without a mail server it does nothing."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        config = matches.config
        self.server = MailServer(config.mail, config.mail_from) if config.mail else None
        self.waiting: dict[str, Waiting] = {}
        """By match."""
        self.writing: asyncio.Task[None] | None = None

    # Addresses

    async def set_address(self, person: Person, address: str, lang: str) -> None:
        """Ask at an address whether its owner wants mail. Any other address of the account is forgotten at once."""
        matches, accounts = self.matches, self.matches.shards.accounts
        if self.server is None:
            raise ApiError("no-mail")
        if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
            raise ApiError("wrong-value", "address: an e-mail address is wanted", "address: potrzebny adres e-mail")
        now, had = matches.now(), await accounts.mailbox(person.id)
        last = max(await accounts.last_mail(address), had.sent if had is not None else 0)
        if last and now - last < self.gap():
            raise ApiError("mail-too-soon")
        await accounts.set_mailbox(Mailbox(person.id, address, lang, sent=now))
        subject, text = confirmation(lang, person.name, self.link("mail", await self.secret(person.id, CONFIRM, CONFIRM_MS)))
        await self.send(address, subject, text)

    async def confirm(self, code: str) -> None:
        await self.matches.shards.accounts.confirm_mail(await self.person_of(code, CONFIRM))

    async def stop(self, code: str) -> None:
        await self.matches.shards.accounts.no_mail(await self.person_of(code, STOP))

    async def person_of(self, code: str, kind: str) -> str:
        """The account that a link in a letter is for."""
        accounts = self.matches.shards.accounts
        secret = await accounts.secret(hashed(code)) if plausible(code) else None
        if secret is None or secret.kind != kind or secret.ends <= self.matches.now():
            raise ApiError("old-link")
        return secret.person

    async def secret(self, person: str, kind: str, ms: int) -> str:
        code = secrets.token_urlsafe(24)
        await self.matches.shards.accounts.add_secrets([Secret(hashed(code), kind, "", -1, person, self.matches.now() + ms)])
        return code

    def link(self, *parts: str) -> str:
        """The address of a place on the page. What stands behind # is never sent to a server."""
        return f"{self.matches.config.public_url.rstrip('/')}/#/{'/'.join(parts)}"

    def gap(self) -> int:
        return int(self.matches.config.mail_minutes * MINUTE_MS)

    async def send(self, address: str, subject: str, text: str, stop: str = "") -> None:
        """Send a letter, or note that the mail server did not take it."""
        assert self.server is not None
        try:
            await self.server.send(address, subject, text, stop)
            self.matches.metrics.count("mails")
        except (OSError, smtplib.SMTPException) as error:
            self.matches.journal.warn("mail-failed", reason=type(error).__name__)
            raise ApiError("mail-failed") from error

    # Turns

    async def begin(self) -> None:
        """Remember who was about to get a letter when the server stopped."""
        if self.server is None:
            return
        since = self.matches.now() - 2 * self.patience()
        for row in await self.matches.store.listed([RUNNING], MOST_REMEMBERED):
            if row.touched >= since and any(chair.person for chair in row.state.chairs):
                self.changed(await self.matches.find(row.id))

    def patience(self) -> int:
        return int(self.matches.config.mail_after_minutes * MINUTE_MS)

    def changed(self, live: LiveMatch) -> None:
        """A match has changed: remember whom it waits for now, if that one has an account and is not at the table."""
        self.waiting.pop(live.id, None)
        seat = live.seat_asked()
        if self.server is None or seat < 0 or not live.chairs[seat].person or live.bot_of(seat):
            return
        self.waiting[live.id] = Waiting(live.chairs[seat].person, seat, live.row.entries, self.matches.now() + self.patience())

    def tick(self) -> None:
        """Write to those who have not come for a while. A mail server may be slow, so nothing waits for it."""
        now = self.matches.now()
        if (self.writing is None or self.writing.done()) and any(each.due <= now for each in self.waiting.values()):
            self.writing = self.matches.run_in_background(self.write(now))

    async def write(self, now: int) -> None:
        for person in {each.person for each in self.waiting.values() if each.due <= now}:
            try:
                await self.write_to(person, now)
            except (ApiError, StoreFailed):
                self.later(person, now + self.gap())

    async def write_to(self, person: str, now: int) -> None:
        """Write to somebody about all matches that wait, at most once in `mail_minutes`."""
        accounts = self.matches.shards.accounts
        box, owner = await accounts.mailbox(person), await accounts.person(person)
        if box is None or owner is None or not box.confirmed:
            self.waiting = {id: each for id, each in self.waiting.items() if each.person != person}
            return
        turns: list[Turn] = []
        told: list[str] = []
        for id, each in list(self.waiting.items()):
            if each.person == person:
                live = await self.matches.find(id)
                if not still_waits(live, each):
                    del self.waiting[id]
                elif live.is_present(each.seat):
                    self.waiting[id] = each._replace(due=now + self.patience())
                elif each.due <= now:
                    turns.append(self.turn(live, each.seat, box.lang))
                    told.append(id)
        if not turns:
            return
        if not await accounts.may_mail(person, now, now - self.gap()):
            self.later(person, box.sent + self.gap())
            return
        stop = self.link("mail", "stop", await self.secret(person, STOP, STOP_MS))
        await self.send(box.address, *your_turn(box.lang, owner.name, turns, stop), stop=stop)
        for id in told:
            self.waiting.pop(id, None)

    def later(self, person: str, due: int) -> None:
        for id, each in self.waiting.items():
            if each.person == person:
                self.waiting[id] = each._replace(due=max(due, each.due))

    def turn(self, live: LiveMatch, seat: int, lang: str) -> Turn:
        others = [
            f"bot {chair.word.removeprefix(PREFIX)}" if chair.word.startswith(PREFIX) else chair.name
            for at, chair in enumerate(live.chairs)
            if at != seat and (chair.name or chair.word.startswith(PREFIX))
        ]
        return Turn(live.match.game.name[lang], others, self.link("come", live.id))


def still_waits(live: LiveMatch, for_whom: Waiting) -> bool:
    """Whether a match still waits for the same answer of the same person."""
    seat = for_whom.seat
    return live.row.entries == for_whom.entries and live.seat_asked() == seat and live.chairs[seat].person == for_whom.person
