"""`python -m pionek.cli` is the same as `pionek`."""

from pionek.cli import main

main()
