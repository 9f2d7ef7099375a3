import { useSyncExternalStore } from 'react';
import type { ClockTone } from '../../src/session/clock-tone.ts';

/** Frequencies of each tone in hertz, played in order. */
const TONES: Record<ClockTone, readonly number[]> = { warning: [880], end: [880, 660] };
const SECONDS = 0.35;
const LOUDNESS = 0.3;
/** How long other windows of this machine don't repeat the tone, in milliseconds. */
const REPEAT_PAUSE = 3_000;
/** How long resuming the audio may take, in milliseconds. */
const RESUME_TIMEOUT = 300;

let context: AudioContext | null = null;

/** Prepares the audio of the window. Browsers allow it from the next key or button pressed on. */
export function prepareAudio(): void {
  audioContext();
}

/** The audio of this window. Browsers keep it silent until a key or a button is pressed in the window. */
function audioContext(): AudioContext {
  if (context) return context;
  const created = new AudioContext();
  const resume = () => void created.resume();
  window.addEventListener('keydown', resume);
  window.addEventListener('pointerdown', resume);
  context = created;
  return created;
}

/** Plays a tone, once for all windows of this machine. A window that the browser keeps silent plays nothing. */
export async function playTone(tone: ClockTone): Promise<void> {
  const audio = audioContext();
  // Where resuming is not allowed, it never resolves.
  if (audio.state !== 'running') await Promise.race([audio.resume(), pause(RESUME_TIMEOUT)]);
  if (audio.state !== 'running') return;
  await navigator.locks.request(`clock sound ${tone}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    schedule(audio, tone);
    await pause(REPEAT_PAUSE);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function schedule(audio: AudioContext, tone: ClockTone): void {
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
  return useSyncExternalStore(subscribeToAudioState, () => audioContext().state === 'suspended');
}

function subscribeToAudioState(notify: () => void): () => void {
  const audio = audioContext();
  audio.addEventListener('statechange', notify);
  return () => audio.removeEventListener('statechange', notify);
}
