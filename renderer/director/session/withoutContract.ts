import type { Outcome, Played } from '../../../src/bridge/result/result.ts';
import type { Language } from '../../../src/language.ts';
import { outcomeText } from '../../../src/language/game/outcome.ts';
import { outcomeWords } from '../../../src/language/game/outcome-words.ts';
import { ruledLineText } from '../../../src/language/game/ruling.ts';

/** In lists of results a weighted score stands on one line, by its content if that is no longer. */
const MOST_CHARACTERS = 25;

/** The text in place of a contract: passed out, score only, award 60 / 40, not played, a weighted score. */
export function withoutContract(outcome: Exclude<Outcome, Played>, language: Language): string {
  if (outcome.kind === 'ruled') return ruledLineText(outcome, language, MOST_CHARACTERS);
  return outcome.kind === 'score' ? outcomeWords[language].scoreOnly : outcomeText(outcome, language);
}
