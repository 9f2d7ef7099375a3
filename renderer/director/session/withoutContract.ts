import type { Outcome, Played } from '../../../src/bridge/result/result.ts';
import type { Language } from '../../../src/language.ts';
import { outcomeText } from '../../../src/language/game/outcome.ts';
import { outcomeWords } from '../../../src/language/game/outcome-words.ts';

/** The text in place of a contract: passed out, score only, award 60 / 40, not played. */
export function withoutContract(outcome: Exclude<Outcome, Played>, language: Language): string {
  return outcome.kind === 'score' ? outcomeWords[language].scoreOnly : outcomeText(outcome, language);
}
