/** Seven short sounds, struck and rubbed by the browser itself: nothing is fetched. Off until somebody wants them. */

import { preferences } from "./preferences.svelte";
import type { Beat } from "./scene";

const APART = 80;
type Partials = [number, number][];
const BAR: Partials = [[1, 1], [2.76, 0.35], [5.4, 0.12]];

let audio: AudioContext | null = null;
let last = 0;

/** Something struck: partials of a bar or a bell, the high ones gone first. */
function tone(at: number, loud: number, pitch: number, decay: number, partials = BAR): void {
  for (const [times, share] of partials) {
    const oscillator = new OscillatorNode(audio!, { frequency: pitch * times });
    fade(oscillator, at, loud * share, decay / times ** 0.7, 0.002);
  }
}

/** Something rubbed: noise between two frequencies. */
function hiss(at: number, loud: number, low: number, high: number, decay: number, attack = 0.002): void {
  const seconds = decay * 6 + attack;
  const noise = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * seconds), audio!.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio!, { buffer: noise });
  const middle = Math.sqrt(low * high);
  const band = new BiquadFilterNode(audio!, { type: "bandpass", frequency: middle, Q: middle / (high - low) });
  source.connect(band);
  fade(source, at, loud * 1.6, decay, attack, band);
}

function fade(source: AudioScheduledSourceNode, at: number, loud: number, decay: number, attack: number, through: AudioNode = source): void {
  const volume = audio!.createGain();
  const begin = audio!.currentTime + at;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud * 0.5 * preferences.kept.volume, begin + attack);
  volume.gain.setTargetAtTime(0, begin + attack, decay);
  through.connect(volume).connect(audio!.destination);
  source.start(begin);
  source.stop(begin + attack + decay * 6);
}

const KNOCKS: [number, number][] = [[0, 0.9], [0.05, 0.5], [0.09, 0.8], [0.15, 0.5], [0.19, 0.6], [0.27, 0.4], [0.36, 0.3], [0.47, 0.18]];

const SOUNDS = {
  dice: () => KNOCKS.forEach(([at, loud], n) => (hiss(at, 0.7 * loud, 600, 2600, 0.012), tone(at, 0.5 * loud, 320 + 60 * ((n * 0.37) % 1), 0.016))),
  card: () => hiss(0, 0.6, 1800, 7000, 0.05, 0.03),
  piece: () => (tone(0, 1, 190, 0.035), hiss(0, 0.5, 300, 1500, 0.01)),
  blow: () => (hiss(0, 0.9, 80, 900, 0.07), tone(0.01, 0.7, 74, 0.09, [[1, 1], [1.5, 0.4]])),
  gain: () => (tone(0, 0.5, 784, 0.12), tone(0.07, 0.5, 1175, 0.14)),
  "your-turn": () => (tone(0, 0.5, 523, 0.24), tone(0.13, 0.5, 659, 0.26), tone(0.26, 0.45, 988, 0.3)),
  win: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(0.14 * n, 0.45, pitch, 0.34)),
};
export type Sound = keyof typeof SOUNDS;

const OF_KIND: Record<string, Sound> = {
  roll: "dice", card: "card", reveal: "card", script: "card", ability: "card", move: "piece", token: "piece", damage: "blow", battle: "blow", incoming: "blow", heal: "gain", gain: "gain", prevented: "gain", win: "win",
};

/** Never two within 80 ms, and none while the page is hidden. */
export function sound(which: Sound): void {
  const now = performance.now();
  if (!preferences.kept.volume || now - last < APART || (document.hidden && which !== "your-turn")) return;
  last = now;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    SOUNDS[which]();
  } catch {
    // No sound is no harm.
  }
}

/** The sound of a beat; routine has none. */
export function sound_of(beat: Beat): void {
  const which = OF_KIND[beat.kind];
  if (which && beat.weight !== "routine") sound(which);
}
