"""Short sounds, synthesised: dice on leather, a card drawn, a piece set down, a blow, a gain, your turn. 22 kHz mono WAV, 5 to 25 kB each."""

import wave
from io import BytesIO

import numpy as np

RATE = 22050


def env(n, attack, decay):
    t = np.arange(n) / RATE
    return np.minimum(t / attack, 1) * np.exp(-t / decay)


def tone(freq, seconds, decay, partials=((1, 1), (2.76, 0.35), (5.4, 0.12))):
    """Something struck: partials of a bar or a bell, the high ones gone first."""
    n = int(seconds * RATE)
    t = np.arange(n) / RATE
    return sum(a * np.sin(2 * np.pi * freq * k * t) * env(n, 0.002, decay / k**0.7) for k, a in partials)


def hiss(seconds, low, high, decay, seed, attack=0.002):
    """Something rubbed: noise between two frequencies."""
    n = int(seconds * RATE)
    spec = np.fft.rfft(np.random.default_rng(seed).standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    spec *= np.exp(-(((np.log(f + 1) - np.log((low * high) ** 0.5)) / (0.5 * np.log(high / low))) ** 2))
    x = np.fft.irfft(spec, n)
    return x / np.abs(x).max() * env(n, attack, decay)


def at(parts, seconds):
    out = np.zeros(int(seconds * RATE))
    for start, x in parts:
        i = int(start * RATE)
        out[i:i + len(x)] += x[: len(out) - i]
    return out


def knock(seed, pitch):
    return 0.7 * hiss(0.06, 600, 2600, 0.012, seed) + 0.5 * tone(pitch, 0.06, 0.016)


rng = np.random.default_rng(3)
SOUNDS = {
    "dice": at([(t, k * knock(n, 320 + 60 * rng.random())) for n, (t, k) in enumerate(((0, .9), (.05, .5), (.09, .8), (.15, .5), (.19, .6), (.27, .4), (.36, .3), (.47, .18)))], 0.56),
    "card": hiss(0.16, 1800, 7000, 0.05, 5, 0.03) * 0.6,
    "piece": at([(0, tone(190, 0.16, 0.035)), (0, 0.5 * hiss(0.05, 300, 1500, 0.01, 6))], 0.2),
    "blow": at([(0, 0.9 * hiss(0.3, 80, 900, 0.07, 7)), (0.01, 0.7 * tone(74, 0.3, 0.09, ((1, 1), (1.5, 0.4))))], 0.34),
    "gain": at([(0, 0.5 * tone(784, 0.3, 0.12)), (0.07, 0.5 * tone(1175, 0.35, 0.14))], 0.42),
    "your-turn": at([(0, 0.5 * tone(523, 0.6, 0.24)), (0.13, 0.5 * tone(659, 0.6, 0.26)), (0.26, 0.45 * tone(988, 0.6, 0.3))], 0.8),
}

def wav(sound: np.ndarray) -> bytes:
    """A sound as a WAV file."""
    buffer = BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound / np.abs(sound).max() * 0.7 * 32767).astype("<i2").tobytes())
    return buffer.getvalue()
