import type { Language } from '../../language.ts';
import { formatCard } from '../notation/card.ts';
import { strainLetter } from '../notation/contract.ts';
import type { Outcome, Played } from '../result/result.ts';
import { seatLetter } from '../notation/seat.ts';
import { formatTricks } from '../notation/tricks.ts';
import { formatAward } from './award.ts';
import { formatRuling } from './ruling.ts';
import { formatScore } from './score.ts';

/**
 * The line a director would type for an outcome, without a space: `4sn=`, `3nn+2`, `5cs-2/hk`, `a60`, `p`.
 * `parseShorthand` reads it back to the same outcome; percentages of an award have two decimals at most.
 */
export function formatShorthand(outcome: Outcome, language: Language, withoutLastNought = false): string {
  switch (outcome.kind) {
    case 'played':
      return makePlayed(outcome, language);
    case 'passedOut':
      return 'p';
    case 'score':
      return formatScore(outcome.score, withoutLastNought);
    case 'award':
      return formatAward(outcome);
    case 'notPlayed':
      return 'np';
    case 'ruled':
      return formatRuling(outcome, (result) => formatShorthand(result, language, withoutLastNought));
  }
}

function makePlayed({ contract, declarer, tricks, lead }: Played, language: Language): string {
  const { level, strain, risk } = contract;
  // One letter is enough for no-trump in English, since S and N after a level are never the declarer.
  const letter = strain === 'NT' && language === 'en' ? 'N' : strainLetter(strain, language);
  const seat = seatLetter(declarer, language);
  const result = formatTricks(contract, tricks);
  const card = lead ? `/${formatCard(lead, language)}` : '';
  return `${level}${letter}${risk}${seat}${result}${card}`.toLowerCase();
}
