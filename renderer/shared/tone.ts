import { useSyncExternalStore } from 'react';
import type { ClockTone } from '../../src/session/clock-tone.ts';

/** Hertz of each tone, one after the other. */
const TONES: Record<ClockTone, readonly number[]> = { warning: [880], end: [880, 660] };
const SECONDS = 0.35;
const LOUDNESS = 0.3;
/** How long no other window of this machine sounds the same again, in milliseconds. */
const HELD = 3_000;
/** How long it may take to wake, in milliseconds. */
const WAKING = 300;

let context: AudioContext | null = null;

/** Has the window ready to sound: from the next key or button pressed in it on, it may. */
export function prepareVoice(): void {
  voice();
}

/** The one voice of this window. Browsers keep it silent until somebody has pressed a key or a button in the window. */
function voice(): AudioContext {
  if (context) return context;
  const made = new AudioContext();
  const wake = () => void made.resume();
  window.addEventListener('keydown', wake);
  window.addEventListener('pointerdown', wake);
  context = made;
  return made;
}

/** Sounds a tone, once on this machine however many windows are open; nothing while this one is kept silent. */
export async function sound(tone: ClockTone): Promise<void> {
  const audio = voice();
  // Where it may not wake it never answers.
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

/** Whether the browser keeps this window silent until somebody presses something in it. */
export function useIsSilenced(): boolean {
  return useSyncExternalStore(whenVoiceChanges, () => voice().state === 'suspended');
}

function whenVoiceChanges(tell: () => void): () => void {
  const audio = voice();
  audio.addEventListener('statechange', tell);
  return () => audio.removeEventListener('statechange', tell);
}
