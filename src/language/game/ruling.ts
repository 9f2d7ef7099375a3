/** Rulings in words, for a line, the log and paper. */
import type { Ruled, RuledComponent, RuledSide } from '../../bridge/result/result.ts';
import { assignedResult, hasResults, isSplit } from '../../bridge/result/ruling.ts';
import { contractText } from './contract.ts';
import type { Language } from '../../language.ts';
import { formatWhole } from '../numbers.ts';
import { formatList, joints } from '../sentences.ts';
import { dictionary, withPercentSign } from '../typography.ts';
import { weightText } from './weight.ts';
import { outcomeWords } from './outcome-words.ts';
import { averageText, awardPercentText } from './award.ts';

const en = {
  ruled: (what: string) => `ruled: ${what}`,
  split: (ns: string, ew: string, between: string) => `NS ${ns}${between}EW ${ew}`,
  of: (percent: string, what: string) => `${percent} of ${what}`,
  weighted: (results: number) => `weighted, ${results} results`,
  differs: 'a score for each side',
};

const fr: typeof en = {
  ruled: (what) => `arbitré : ${what}`,
  split: (ns, ew, between) => `NS ${ns}${between}EO ${ew}`,
  of: (percent, what) => `${percent} de ${what}`,
  weighted: (results) => `pondéré, ${results} résultats`,
  differs: 'une marque par camp',
};

const WORDS = dictionary<typeof en>({ en, fr });

/** `ruled: 60 % of 420 and 40 % of −50`; `ruled: NS −50, EW 450`. */
export function ruledText(ruled: Ruled, language: Language): string {
  return WORDS[language].ruled(ruledContentText(ruled, language));
}

/**
 * A ruling on one line of so many characters at most: an assigned result as `ruled: 420`, a weighted or split score by
 * its content, and where that is too long only what it is: `weighted, 3 results`. What it is in full stands elsewhere.
 */
export function ruledLineText(ruled: Ruled, language: Language, most: number): string {
  const words = WORDS[language];
  if (assignedResult(ruled)) return ruledText(ruled, language);
  if (isInFull(ruled, language, most)) return ruledContentText(ruled, language);
  return isSplit(ruled) || !hasResults(ruled.ns) ? words.differs : words.weighted(ruled.ns.length);
}

/** Whether `ruledLineText` says all of a ruling. */
export function isInFull(ruled: Ruled, language: Language, most: number): boolean {
  return assignedResult(ruled) !== null || ruledContentText(ruled, language).length <= most;
}

/** The scores of a ruling, without the word `ruled`. */
export function ruledContentText(ruled: Pick<Ruled, 'ns' | 'ew'>, language: Language): string {
  const [ns, ew] = [sideText(ruled.ns, language), sideText(ruled.ew, language)];
  if (!isSplit(ruled)) return ns;
  const { semicolon } = joints[language];
  return WORDS[language].split(ns, ew, isWeighted(ruled.ns) || isWeighted(ruled.ew) ? semicolon : ', ');
}

function isWeighted(side: RuledSide): boolean {
  return hasResults(side) && side.length > 1;
}

function sideText(side: RuledSide, language: Language): string {
  if (!hasResults(side)) {
    return typeof side === 'number' ? percentText(side, language) : averageText(side);
  }
  const [only, ...more] = side;
  if (only && more.length === 0) return resultText(only.outcome, language);
  const parts = side.map(({ outcome, ...weight }) =>
    WORDS[language].of(weightText(weight, language), resultText(outcome, language)),
  );
  return formatList(parts, language);
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
