import type { EntryView } from '../../../../main/club/model/session.ts';
import type { PageLine } from '../sheet/lines.ts';

/**
 * The pairs typed before a result, as a paper traveller has them: `5,4sn=` or `5,12,4sn=`; in an individual the
 * players, `7+1,8+3,4sn=`.
 */
export interface SaidPairs {
  /** The number of North-South, upper case: 5, or A5. */
  readonly ns: string;
  /** The number of East-West; null where only North-South is typed. */
  readonly ew: string | null;
  /** What follows: the result. */
  readonly rest: string;
}

const PAIR = String.raw`\s*([a-z]?\d{1,3}(?:\s*\+\s*[a-z]?\d{1,3})?)\s*[,;:]`;
const SAID = new RegExp(`^${PAIR}(?:${PAIR})?`, 'i');

/** Reads the pairs typed before a result; null where there are none. */
export function readSaidPairs(text: string): SaidPairs | null {
  const [all, ns, ew] = SAID.exec(text) ?? [];
  if (all === undefined || ns === undefined) return null;
  return { ns: ns.toUpperCase(), ew: ew?.toUpperCase() ?? null, rest: text.slice(all.length) };
}

/** Whether the pairs typed are those of a line. */
export function isSaidLine({ ns, ew }: Pick<PageLine, 'ns' | 'ew'>, said: SaidPairs): boolean {
  return isCalled(ns, said.ns) && (said.ew === null || isCalled(ew, said.ew));
}

function isCalled({ number, label, playerLabels }: EntryView, typed: string): boolean {
  if (playerLabels) return typed.split('+').every((player) => playerLabels.includes(player.trim()));
  return String(number) === typed || label.toUpperCase() === typed;
}

/** The text of the result alone, without the pairs typed before it. */
export function resultText(text: string): string {
  return (readSaidPairs(text)?.rest ?? text).trim();
}
