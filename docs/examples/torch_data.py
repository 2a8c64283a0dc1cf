"""Exported decisions as a data set of PyTorch: what was seen, what was offered, what was taken, and how the game ended.

    pionek export dicethrone --bots greedy --games 1000 --view observation --out duels.parquet
"""

import json

import numpy as np
import pyarrow.parquet as pq
import torch
from torch.utils.data import TensorDataset


def decisions(file):
    """A data set with four columns: observation, mask, action, outcome."""
    table = pq.read_table(file)
    actions = len(json.loads(table.schema.metadata[b"actions"]))
    seen = torch.from_numpy(np.stack(table["observation"].to_numpy()).astype(np.float32))
    mask = torch.zeros(len(seen), actions, dtype=torch.bool)
    for row, offered in enumerate(table["offered"].to_pylist()):
        mask[row, offered] = True
    taken = torch.from_numpy(table["action"].to_numpy().astype(np.int64))
    outcome = torch.from_numpy(table["outcome"].to_numpy().astype(np.float32))
    return TensorDataset(seen, mask, taken, outcome)
