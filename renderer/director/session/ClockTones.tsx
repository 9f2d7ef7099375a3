import { useEffect } from 'react';
import type { ClockView } from '../../../main/club/model/session.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { toneBetween } from '../../../src/session/clock-tone.ts';
import { useWords } from '../../shared/language.tsx';
import { prepareAudio, playTone, useIsSilenced } from '../../shared/tone.ts';

const CHECKS_PER_SECOND = 2;

/** Plays a tone when the last minutes of a round or a break begin, and when its time is up. Renders nothing. */
export function ClockTones({ clock: { endsAt } }: { readonly clock: ClockView }) {
  useEffect(prepareAudio, []);
  useEffect(() => {
    if (endsAt === null) return undefined;
    let before = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const tone = toneBetween(before, now, Date.parse(endsAt));
      before = now;
      if (tone) void playTone(tone);
    }, 1000 / CHECKS_PER_SECOND);
    return () => clearInterval(timer);
  }, [endsAt]);
  return null;
}

/** A note while the browser keeps the window silent. */
export function SilencedNote() {
  const words = useWords(displayWords);
  return useIsSilenced() ? <span role="status">{words.keys.sound}</span> : null;
}
