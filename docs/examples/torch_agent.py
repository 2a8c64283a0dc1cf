"""A network of PyTorch that learns what other bots do, and plays as a bot itself.

    pionek export dicethrone --bots greedy --games 1000 --view observation --out duels.parquet
    python torch_agent.py duels.parquet network.pt
    pionek simulate dicethrone --bots torch_agent:Imitator,random --games 400 --mirror
"""

import os
import sys

import torch
from torch import nn
from torch.utils.data import DataLoader
from torch_data import decisions

FILE = os.environ.get("NETWORK", "network.pt")
HIDDEN = 128


def network(features, actions):
    return nn.Sequential(nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions))


def trained(data, passes=3, seed=0):
    """Learn to prefer the action that was taken to the others that were offered, from games that were won."""
    torch.manual_seed(seed)
    seen, mask, _, _ = data.tensors
    net = network(seen.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    for _ in range(passes):
        for seen, mask, taken, outcome in DataLoader(data, batch_size=256, shuffle=True):
            scores = net(seen).masked_fill(~mask, -1e9)
            loss = (nn.functional.cross_entropy(scores, taken, reduction="none") * (outcome > 0)).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return net


class Imitator:
    """Takes the option with the highest score of the network in FILE."""

    def __init__(self, seed):
        self.net = torch.load(FILE, weights_only=False)

    def choose(self, view, options):
        with torch.no_grad():
            scores = self.net(torch.tensor(view.observation()))
        numbers = view.actions(options)
        return options[max(range(len(options)), key=lambda at: float(scores[numbers[at]]))]


if __name__ == "__main__":
    torch.save(trained(decisions(sys.argv[1])), sys.argv[2])
