import { PASSED_OUT_WORDS } from '../contract-notation.ts';
import type { Outcome } from '../result.ts';
import { atEnd, peek } from '../scan.ts';
import type { Expected, ParsedShorthand } from './answer.ts';
import { problemHere, resultAtEnd, unfinished, type Line } from './line.ts';

const NOT_PLAYED_WORDS: readonly string[] = ['NP'];

/** Reads one of the words for a board passed out: P, PO, PASS; AP in English; PASSE, PG in French. */
export function parsePassedOut(line: Line): ParsedShorthand {
  return parseWord(line, PASSED_OUT_WORDS[line.language], { kind: 'passedOut' }, 'passedOut');
}

/** Reads NP, not played. */
export function parseNotPlayed(line: Line): ParsedShorthand {
  return parseWord(line, NOT_PLAYED_WORDS, { kind: 'notPlayed' }, 'notPlayed');
}

/** The word most of which stands at the cursor decides: whole, begun where the line ends, or broken off. */
function parseWord(line: Line, words: readonly string[], outcome: Outcome, expected: Expected): ParsedShorthand {
  let most = 0;
  let whole = false;
  for (const word of words) {
    const matched = lettersMatched(line, word);
    if (matched < most) continue;
    whole = matched === word.length || (whole && matched === most);
    most = matched;
  }
  line.at += most;
  if (whole) return resultAtEnd(line, outcome);
  return atEnd(line) ? unfinished(line, expected) : problemHere(line, { code: 'line' });
}

function lettersMatched(line: Line, word: string): number {
  let matched = 0;
  while (matched < word.length && peek(line, matched) === word.charAt(matched)) matched += 1;
  return matched;
}
