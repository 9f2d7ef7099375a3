import { useSyncExternalStore } from 'react';
import type { ClockTone } from '../../src/session/clock-tone.ts';

/** Frequencies of each tone in hertz, played in order. */
const TONES: Record<ClockTone, readonly number[]> = { warning: [880], end: [880, 660] };
const SECONDS = 0.35;
const LOUDNESS = 0.3;
/** How long other windows of this machine don't repeat the tone, in milliseconds. */
const HELD = 3_000;
/** How long resuming the audio may take, in milliseconds. */
const WAKING = 300;

let context: AudioContext | null = null;

/** Prepares the audio of the window. Browsers allow it from the next key or button pressed on. */
export function prepareVoice(): void {
  voice();
}

/** The audio of this window. Browsers keep it silent until a key or a button is pressed in the window. */
function voice(): AudioContext {
  if (context) return context;
  const made = new AudioContext();
  const wake = () => void made.resume();
  window.addEventListener('keydown', wake);
  window.addEventListener('pointerdown', wake);
  context = made;
  return made;
}

/** Plays a tone, once for all windows of this machine. A window that the browser keeps silent plays nothing. */
export async function sound(tone: ClockTone): Promise<void> {
  const audio = voice();
  // Where resuming is not allowed, it never resolves.
  if (audio.state !== 'running') await Promise.race([audio.resume(), pause(WAKING)]);
  if (audio.state !== 'running') return;
  await navigator.locks.request(`clock sound ${tone}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play(audio, tone);
    await pause(HELD);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function play(audio: AudioContext, tone: ClockTone): void {
  for (const [place, frequency] of TONES[tone].entries()) {
    const from = audio.currentTime + place * SECONDS;
    const gain = new GainNode(audio, { gain: 0 });
    gain.connect(audio.destination);
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    gain.gain.linearRampToValueAtTime(0, from + SECONDS);
    const oscillator = new OscillatorNode(audio, { frequency });
    oscillator.connect(gain);
    oscillator.start(from);
    oscillator.stop(from + SECONDS);
  }
}

/** Whether the browser keeps this window silent until a key or a button is pressed in it. */
export function useIsSilenced(): boolean {
  return useSyncExternalStore(whenVoiceChanges, () => voice().state === 'suspended');
}

function whenVoiceChanges(tell: () => void): () => void {
  const audio = voice();
  audio.addEventListener('statechange', tell);
  return () => audio.removeEventListener('statechange', tell);
}
