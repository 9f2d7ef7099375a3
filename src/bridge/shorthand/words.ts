import { PASSED_OUT_WORDS } from '../notation/contract.ts';
import { atEnd, peek } from '../notation/scan.ts';
import type { ParsedShorthand } from './answer.ts';
import { problemHere, resultAtEnd, unfinished, type ShorthandLine } from './line.ts';

/**
 * Reads one of the words for a board passed out: P, PO, PASS; AP in English; PASSE, PG in French. The word that shares
 * most letters with the text decides whether the line is complete, unfinished or wrong.
 */
export function parsePassedOut(line: ShorthandLine): ParsedShorthand {
  const words = PASSED_OUT_WORDS[line.language];
  const most = Math.max(...words.map((word) => lettersMatched(line, word)));
  const whole = words.some((word) => word.length === most && lettersMatched(line, word) === most);
  line.at += most;
  if (whole) return resultAtEnd(line, { kind: 'passedOut' });
  return atEnd(line) ? unfinished(line, 'passedOut') : problemHere(line, { code: 'line' });
}

/** Reads NP, not played, and what may follow it. The cursor is on the N, and the P is known to follow. */
export function parseNotPlayed(line: ShorthandLine): ParsedShorthand {
  line.at += 2;
  return resultAtEnd(line, { kind: 'notPlayed' });
}

function lettersMatched(line: ShorthandLine, word: string): number {
  let matched = 0;
  while (matched < word.length && peek(line, matched) === word.charAt(matched)) matched += 1;
  return matched;
}
