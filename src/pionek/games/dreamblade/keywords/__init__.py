"""The keywords of the glossary: one class each, with its fields, what it does, and how it reads in both languages."""
