import type { Outcome } from '../../bridge/result/result.ts';
import { contractText } from './contract.ts';
import { outcomeWords } from './outcome-words.ts';
import { awardCells } from './award.ts';
import type { Language } from '../../language.ts';
import { formatSigned } from '../numbers.ts';
import { ruledText } from './ruling.ts';

/** An outcome in a few characters: 4♠ N =; +620; passed out; award 60 / 40. */
export function outcomeText(outcome: Outcome, language: Language): string {
  const words = outcomeWords[language];
  switch (outcome.kind) {
    case 'played':
      return contractText(outcome, language);
    case 'passedOut':
      return words.passedOut;
    case 'score':
      return formatSigned(outcome.score);
    case 'award':
      return words.award(...awardCells(outcome, language));
    case 'notPlayed':
      return words.notPlayed;
    case 'ruled':
      return ruledText(outcome, language);
  }
}

/** The same with the score of a contract, from North-South: 4♠ N =, +420. */
export function outcomeWithScore(outcome: Outcome, score: number | null, language: Language): string {
  const scored = outcome.kind === 'played' && score !== null ? `, ${formatSigned(score)}` : '';
  return `${outcomeText(outcome, language)}${scored}`;
}
