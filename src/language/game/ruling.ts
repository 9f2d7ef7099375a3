/** Rulings in words, as they stand on a line, in the log and on paper. */
import { AVERAGE_SIGNS } from '../../bridge/result/average.ts';
import { displayContract } from '../../bridge/notation/contract.ts';
import type { Ruled, RuledComponent, RuledSide } from '../../bridge/result/result.ts';
import { hasResults, isSplit } from '../../bridge/result/ruling.ts';
import { seatLetter } from '../../bridge/notation/seat.ts';
import { formatTricks } from '../../bridge/notation/tricks.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { formatShort, formatWhole, MINUS } from '../numbers.ts';

const en = {
  ruled: (what: string) => `ruled: ${what}`,
  split: (ns: string, ew: string) => `NS ${ns}, EW ${ew}`,
  of: (percent: string, what: string) => `${percent} of ${what}`,
  passedOut: 'passed out',
};

const fr: typeof en = {
  ruled: (what) => `arbitré\u00a0: ${what}`,
  split: (ns, ew) => `NS ${ns}, EO ${ew}`,
  of: (percent, what) => `${percent} de ${what}`,
  passedOut: 'passe général',
};

const WORDS: Record<Language, typeof en> = { en, fr };

/** `ruled: 60 % of 420 + 40 % of −50`; `ruled: NS −50, EW 450`. */
export function ruledText(ruled: Ruled, language: Language): string {
  return WORDS[language].ruled(ruledContentText(ruled, language));
}

/** What a ruling gives, without saying that it is one. */
export function ruledContentText(ruled: Pick<Ruled, 'ns' | 'ew'>, language: Language): string {
  const [ns, ew] = [sideWords(ruled.ns, language), sideWords(ruled.ew, language)];
  return isSplit(ruled) ? WORDS[language].split(ns, ew) : ns;
}

function sideWords(side: RuledSide, language: Language): string {
  if (!hasResults(side)) {
    return typeof side === 'number' ? percentWords(side, language) : `A${AVERAGE_SIGNS[side].replace('-', MINUS)}`;
  }
  const [only, ...more] = side;
  if (only && more.length === 0) return resultWords(only.outcome, language);
  return side
    .map(({ outcome, percent }) => WORDS[language].of(percentWords(percent, language), resultWords(outcome, language)))
    .join(' + ');
}

function percentWords(percent: number, language: Language): string {
  return `${formatShort(exact(Math.round(percent * 100), 100), 2, language)}\u202f%`;
}

function resultWords(outcome: RuledComponent['outcome'], language: Language): string {
  switch (outcome.kind) {
    case 'played': {
      const contract = displayContract(outcome.contract, language);
      return `${contract} ${seatLetter(outcome.declarer, language)} ${formatTricks(outcome.contract, outcome.tricks)}`;
    }
    case 'passedOut':
      return WORDS[language].passedOut;
    case 'score':
      return formatWhole(outcome.score);
  }
}
