/** Rulings in words, for a line, the log and paper. */
import type { Ruled, RuledComponent, RuledSide } from '../../bridge/result/result.ts';
import { hasResults, isSplit } from '../../bridge/result/ruling.ts';
import { contractText } from './contract.ts';
import type { Language } from '../../language.ts';
import { formatWhole } from '../numbers.ts';
import { dictionary, withPercentSign } from '../typography.ts';
import { weightText } from './weight.ts';
import { outcomeWords } from './outcome-words.ts';
import { averageText, awardPercentText } from './award.ts';

const en = {
  ruled: (what: string) => `ruled: ${what}`,
  split: (ns: string, ew: string) => `NS ${ns}, EW ${ew}`,
  of: (percent: string, what: string) => `${percent} of ${what}`,
};

const fr: typeof en = {
  ruled: (what) => `arbitré : ${what}`,
  split: (ns, ew) => `NS ${ns}, EO ${ew}`,
  of: (percent, what) => `${percent} de ${what}`,
};

const WORDS = dictionary<typeof en>({ en, fr });

/** `ruled: 60 % of 420 + 40 % of −50`; `ruled: NS −50, EW 450`. */
export function ruledText(ruled: Ruled, language: Language): string {
  return WORDS[language].ruled(ruledContentText(ruled, language));
}

/** The scores of a ruling, without the word `ruled`. */
export function ruledContentText(ruled: Pick<Ruled, 'ns' | 'ew'>, language: Language): string {
  const [ns, ew] = [sideText(ruled.ns, language), sideText(ruled.ew, language)];
  return isSplit(ruled) ? WORDS[language].split(ns, ew) : ns;
}

function sideText(side: RuledSide, language: Language): string {
  if (!hasResults(side)) {
    return typeof side === 'number' ? percentText(side, language) : averageText(side);
  }
  const [only, ...more] = side;
  if (only && more.length === 0) return resultText(only.outcome, language);
  return side
    .map(({ outcome, ...weight }) => WORDS[language].of(weightText(weight, language), resultText(outcome, language)))
    .join(' + ');
}

function percentText(percent: number, language: Language): string {
  return withPercentSign(awardPercentText(percent, language));
}

function resultText(outcome: RuledComponent['outcome'], language: Language): string {
  switch (outcome.kind) {
    case 'played':
      return contractText(outcome, language);
    case 'passedOut':
      return outcomeWords[language].passedOut;
    case 'score':
      return formatWhole(outcome.score);
  }
}
