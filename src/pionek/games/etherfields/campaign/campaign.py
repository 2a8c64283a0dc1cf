"""The campaign of Etherfields."""

from __future__ import annotations

from typing import Any

from pionek.core.campaign import Campaign
from pionek.core.language.definitions import Definition
from pionek.core.view.scene import Page
from pionek.games.etherfields.campaign import diary
from pionek.games.etherfields.model.content import EtherfieldsContent


class EtherfieldsCampaign(Campaign[EtherfieldsContent]):
    """What is secret, what a campaign has shown, and its diary."""

    begins_with = {"play": "campaign"}

    def is_secret(self, content: EtherfieldsContent, entry: Definition) -> bool:
        return diary.is_secret(content, entry)

    def revealed(self, content: EtherfieldsContent, campaign: dict[str, Any]) -> set[tuple[str, str]]:
        return diary.revealed(content, campaign)

    def diary(self, content: EtherfieldsContent, campaign: dict[str, Any], lang: str) -> list[Page]:
        return diary.Diary(content.book, content, campaign, lang).pages()

    def is_over(self, campaign: dict[str, Any]) -> bool:
        return bool(campaign["ending"])
