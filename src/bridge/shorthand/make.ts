import type { Language } from '../../language/language.ts';
import { makeCard } from '../card-notation.ts';
import { strainLetter } from '../contract-notation.ts';
import type { Outcome, Played } from '../result.ts';
import { seatLetter } from '../seat-notation.ts';
import { makeTricks } from '../tricks-notation.ts';
import { makeAward } from './award.ts';
import { makeRuling } from './ruling.ts';
import { makeScore } from './score.ts';

/**
 * The line a director would type for an outcome, without a space: `4sn=`, `3nn+2`, `5cs-2/hk`, `a60`, `p`.
 * `parseShorthand` reads it back to the same outcome; percentages of an award are kept to the hundredth.
 */
export function makeShorthand(outcome: Outcome, language: Language, withoutLastNought = false): string {
  switch (outcome.kind) {
    case 'played':
      return makePlayed(outcome, language);
    case 'passedOut':
      return 'p';
    case 'score':
      return makeScore(outcome.score, withoutLastNought);
    case 'award':
      return makeAward(outcome);
    case 'notPlayed':
      return 'np';
    case 'ruled':
      return makeRuling(outcome, (result) => makeShorthand(result, language, withoutLastNought));
  }
}

function makePlayed({ contract, declarer, tricks, lead }: Played, language: Language): string {
  const { level, strain, risk } = contract;
  // One letter is enough for no-trump in English, since S and N after a level are never the declarer.
  const letter = strain === 'NT' && language === 'en' ? 'N' : strainLetter(strain, language);
  const seat = seatLetter(declarer, language);
  const result = makeTricks(contract, tricks).replace('\u2212', '-');
  const card = lead ? `/${makeCard(lead, language)}` : '';
  return `${level}${letter}${risk}${seat}${result}${card}`.toLowerCase();
}
