"""What teaches people to play: short lessons with a goal, and puzzles from simulated games. Both are matches that begin at a position."""
