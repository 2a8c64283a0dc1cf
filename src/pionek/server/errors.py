"""Everything the server refuses: a short code for programs, an HTTP status, and one sentence for people."""

from __future__ import annotations

from typing import NamedTuple

from pionek.core.errors import UserError


class ErrorSpec(NamedTuple):
    """One kind of error. Its sentence never depends on anything that the client may not see."""

    status: int
    en: str
    pl: str


ERRORS: dict[str, ErrorSpec] = {
    "malformed": ErrorSpec(400, "this cannot be read: {what}", "tego nie da się odczytać: {what}"),
    "no-token": ErrorSpec(401, "this needs the token of a seat", "do tego potrzebny jest żeton miejsca"),
    "wrong-token": ErrorSpec(401, "this token opens nothing here; it may have ended", "ten żeton niczego tu nie otwiera; mógł stracić ważność"),
    "no-person": ErrorSpec(401, "this needs a name and its passphrase", "do tego potrzebna jest nazwa i jej hasło"),
    "wrong-passphrase": ErrorSpec(401, "this name and passphrase do not belong together", "ta nazwa i hasło nie pasują do siebie"),
    "wrong-code": ErrorSpec(403, "this code opens no seat; each code works once", "ten kod nie otwiera miejsca; każdy kod działa raz"),
    "not-yours": ErrorSpec(403, "only a player of this match may do that", "to może zrobić tylko gracz tej rozgrywki"),
    "wrong-origin": ErrorSpec(403, "this page may not speak to this server", "ta strona nie może rozmawiać z tym serwerem"),
    "wrong-host": ErrorSpec(421, "this server does not go by that name", "ten serwer nie nosi takiej nazwy"),
    "still-played": ErrorSpec(403, "people are still playing: this opens when the match is over", "ludzie jeszcze grają: to otworzy się po zakończeniu rozgrywki"),
    "still-secret": ErrorSpec(403, "this match is of a campaign: its file would tell what nobody has revealed yet", "ta rozgrywka należy do kampanii: jej plik zdradziłby to, czego nikt jeszcze nie odkrył"),
    "no-spectators": ErrorSpec(403, "this match has no spectators", "ta rozgrywka nie ma widzów"),
    "not-found": ErrorSpec(404, "there is nothing at this address", "pod tym adresem nic nie ma"),
    "no-match": ErrorSpec(404, "there is no such match", "nie ma takiej rozgrywki"),
    "no-game": ErrorSpec(404, "{what}", "{what}"),
    "wrong-method": ErrorSpec(405, "this address is not asked that way", "ten adres nie przyjmuje takich zapytań"),
    "too-slow": ErrorSpec(408, "the request did not come to its end in time", "zapytanie nie doszło do końca na czas"),
    "taken": ErrorSpec(409, "this seat is taken", "to miejsce jest zajęte"),
    "name-taken": ErrorSpec(409, "this name is taken", "ta nazwa jest zajęta"),
    "not-begun": ErrorSpec(409, "the match begins when all seats are taken", "rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte"),
    "over": ErrorSpec(409, "the match is over", "rozgrywka się skończyła"),
    "not-over": ErrorSpec(409, "the match is not over yet", "rozgrywka jeszcze trwa"),
    "no-campaign": ErrorSpec(409, "this match is not part of a campaign", "ta rozgrywka nie należy do kampanii"),
    "not-offered": ErrorSpec(409, "this cannot be chosen now; the question stands as shown", "tego nie można teraz wybrać; pytanie jest takie, jak pokazano"),
    "already-answered": ErrorSpec(409, "this seat has answered since; look again", "to miejsce już odpowiedziało; spójrz jeszcze raz"),
    "nothing-to-undo": ErrorSpec(409, "there is nothing to take back", "nie ma czego cofnąć"),
    "no-reason": ErrorSpec(409, "there is no move of a bot that could be explained without telling what you may not know", "nie ma ruchu bota, który można by wyjaśnić bez zdradzania tego, czego nie możesz wiedzieć"),
    "no-thought": ErrorSpec(409, "there is nothing here that a bot would weigh", "nie ma tu nic, co rozważałby bot"),
    "coach-unknown": ErrorSpec(409, "how this match was played is not known: it was saved under other rules or with other packs", "nie wiadomo, jak przebiegała ta rozgrywka: zapisano ją przy innych zasadach albo z innymi paczkami"),
    "no-offer": ErrorSpec(409, "there is no such offer on the table", "na stole nie ma takiej propozycji"),
    "still-here": ErrorSpec(409, "this player is at the table, or was a moment ago", "ta osoba jest przy stole albo była tu przed chwilą"),
    "clock-decides": ErrorSpec(409, "this match has a clock: it decides when a bot plays on", "ta rozgrywka ma zegar: to on decyduje, kiedy gra za kogoś bot"),
    "closed": ErrorSpec(410, "this match was closed by those who run the server", "tę rozgrywkę zamknęli prowadzący serwer"),
    "too-big": ErrorSpec(413, "this is longer than {most} bytes", "to jest dłuższe niż {most} bajtów"),
    "wrong-value": ErrorSpec(422, "{what}", "{what}"),
    "wrong-name": ErrorSpec(422, "{what}", "{what}"),
    "wrong-version": ErrorSpec(426, "this server speaks version {most} of the protocol; reload the page", "ten serwer mówi wersją {most} protokołu; odśwież stronę"),
    "too-fast": ErrorSpec(429, "too many requests; wait a little", "zbyt wiele zapytań; poczekaj chwilę"),
    "coach-busy": ErrorSpec(429, "the coach is looking at another match of yours; wait until that is done", "trener ogląda inną twoją rozgrywkę; poczekaj, aż skończy"),
    "too-many-bots": ErrorSpec(429, "{most} matches without a person are running from this address; wait until one ends", "z tego adresu toczą się już rozgrywki bez ludzi: {most}; poczekaj, aż któraś się skończy"),
    "too-many": ErrorSpec(429, "too many connections from this address", "zbyt wiele połączeń z tego adresu"),
    "broken": ErrorSpec(500, "something went wrong inside the server; it has been noted", "coś poszło nie tak wewnątrz serwera; zostało to zapisane"),
    "not-written": ErrorSpec(503, "the answer could not be written down, so it does not count; try again later", "odpowiedzi nie udało się zapisać, więc się nie liczy; spróbuj później"),
    "no-hint": ErrorSpec(503, "no bot has come to a conclusion in time; ask again", "żaden bot nie zdążył niczego wymyślić; zapytaj jeszcze raz"),
    "coach-failed": ErrorSpec(503, "the coach has not come to an end in time; ask again", "trener nie zdążył skończyć; zapytaj jeszcze raz"),
    "ill": ErrorSpec(503, "the store cannot be written, or its matches cannot be read", "bazy nie da się zapisać albo nie da się odczytać z niej rozgrywek"),
    "no-uploads": ErrorSpec(403, "this server takes no packs from players; who runs it can allow that with --uploads", "ten serwer nie przyjmuje paczek od graczy; prowadzący może na to pozwolić opcją --uploads"),
    "no-page": ErrorSpec(404, "nobody of that name shows a page here", "nikt o tej nazwie nie pokazuje tu swojej strony"),
    "no-mail": ErrorSpec(403, "this server sends no mail", "ten serwer nie wysyła wiadomości"),
    "mail-too-soon": ErrorSpec(429, "a letter was sent a short while ago; try again in an hour", "wiadomość wysłano niedawno; spróbuj za godzinę"),
    "mail-failed": ErrorSpec(503, "the letter could not be sent; try again later", "wiadomości nie udało się wysłać; spróbuj później"),
    "old-link": ErrorSpec(404, "this link has done its work, or is too old", "ten odnośnik już zadziałał albo jest za stary"),
    "no-run": ErrorSpec(404, "there is no such balance run here", "nie ma tu takiego pomiaru balansu"),
    "runs-busy": ErrorSpec(429, "many balance runs are waiting; try again later", "na swoją kolej czeka wiele pomiarów balansu; spróbuj później"),
    "no-pack": ErrorSpec(404, "there is no such pack here", "nie ma tu takiej paczki"),
    "no-pack-key": ErrorSpec(
        403,
        "this pack keeps secrets of a campaign: its files open only with the key of whoever brought it",
        "ta paczka kryje tajemnice kampanii: jej pliki otwiera tylko klucz osoby, która ją przyniosła",
    ),
    "check-ended": ErrorSpec(422, "the pack needs more memory or time than this server gives to check it", "sprawdzenie tej paczki wymaga więcej pamięci albo czasu, niż daje ten serwer"),
    "checks-busy": ErrorSpec(429, "many packs are being checked; wait a little", "właśnie sprawdza się wiele paczek; poczekaj chwilę"),
    "shelf-full": ErrorSpec(503, "this server has no room for more packs", "na tym serwerze nie ma miejsca na więcej paczek"),
    "full": ErrorSpec(503, "the server is full; try again later", "serwer jest pełny; spróbuj później"),
    "wrong-owner": ErrorSpec(503, "another process of this server has this match; connect to it by the address of the match", "tę rozgrywkę prowadzi inny proces serwera; połącz się z nią pod jej własnym adresem"),
    "leaving": ErrorSpec(503, "the server is stopping; come back in a moment", "serwer się zatrzymuje; wróć za chwilę"),
}  # fmt: skip


class ApiError(UserError):
    """A request or message that is refused. `what` and `most` fill in the sentence of its code."""

    def __init__(self, code: str, what: str = "", what_pl: str = "", most: int = 0) -> None:
        spec = ERRORS[code]
        super().__init__(spec.en.format(what=what, most=most), spec.pl.format(what=what_pl or what, most=most))
        self.code = code
        self.status = spec.status

    @classmethod
    def from_error(cls, code: str, error: UserError) -> ApiError:
        """The error of another part of Pionek, in its own words."""
        return cls(code, error.text("en"), error.text("pl"))


class Elsewhere(Exception):
    """What is asked for is at another address of this server, because another process has it."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path
