import { awardCells } from '../../../src/language/award.ts';
import type { Outcome, Played } from '../../../src/bridge/result.ts';
import type { Language } from '../../../src/language/language.ts';
import { ruledWords } from '../../../src/language/ruling.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';

/** What stands where no contract is known: passed out, score only, award 60 / 40, not played. */
export function withoutContract(outcome: Exclude<Outcome, Played>, language: Language): string {
  const words = entryWords[language];
  switch (outcome.kind) {
    case 'passedOut':
      return words.passedOut;
    case 'score':
      return words.scoreOnly;
    case 'award':
      return words.award(...awardCells(outcome, language));
    case 'notPlayed':
      return words.notPlayed;
    case 'ruled':
      return ruledWords(outcome, language);
  }
}
