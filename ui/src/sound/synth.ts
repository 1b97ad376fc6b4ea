/** Sounds made of oscillators and noise: nothing is loaded, and whatever has sounded is let go. */

import type { Voice } from "./recipes";

/** What an exponential fall ends at: near enough to nothing, which it could never reach. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 2;
/** How narrow the band of noise is: rough, but of a pitch. */
const BAND = 1.1;
/** Below this pitch noise is a rumble, of which nothing deeper need be cut off. */
const LOW = 150;

/** What sounds, and what of it glides: a tone's pitch, or the band of noise. */
interface Sounding {
  source: AudioScheduledSourceNode;
  glides: AudioParam;
}

export class Synth {
  readonly #context: AudioContext;
  readonly #master: GainNode;
  readonly #noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#master = context.createGain();
    this.#master.connect(context.destination);
    this.#noise = this.#whiteNoise();
  }

  /** Play voices at a volume from 0 to 1; `pitch` raises them all. */
  play(voices: readonly Voice[], volume: number, pitch = 1): void {
    // Ears hear loudness by its square, nearly.
    this.#master.gain.value = volume * volume;
    for (const voice of voices) this.#voice(voice, pitch);
  }

  #voice(voice: Voice, pitch: number): void {
    const begin = this.#context.currentTime + voice.at;
    const end = begin + voice.rise + voice.fall;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(SILENCE, begin);
    envelope.gain.linearRampToValueAtTime(voice.gain, begin + voice.rise);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    envelope.connect(this.#master);
    const { source, glides } =
      voice.wave === "noise" ? this.#rough(voice, envelope) : this.#tone(voice.wave, envelope);
    glides.setValueAtTime(voice.hertz * pitch, begin);
    if (voice.to) glides.exponentialRampToValueAtTime(voice.to * pitch, end);
    source.start(begin);
    source.stop(end);
    source.onended = () => envelope.disconnect();
  }

  #tone(wave: "sine" | "triangle", into: AudioNode): Sounding {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.connect(into);
    return { source, glides: source.frequency };
  }

  #rough({ hertz }: Voice, into: AudioNode): Sounding {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = hertz < LOW ? "lowpass" : "bandpass";
    filter.Q.value = BAND;
    source.connect(filter).connect(into);
    return { source, glides: filter.frequency };
  }

  #whiteNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, NOISE_SECONDS * sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    return buffer;
  }
}
