import { displayCard } from '../../../src/bridge/card-notation.ts';
import { awardCells } from '../../../src/language/award.ts';
import { displayContract } from '../../../src/bridge/contract-notation.ts';
import type { Outcome } from '../../../src/bridge/result.ts';
import { seatLetter } from '../../../src/bridge/seat-notation.ts';
import { makeTricks } from '../../../src/bridge/tricks-notation.ts';
import { exact } from '../../../src/scoring/exact.ts';
import type { Language } from '../../../src/language/language.ts';
import { formatShort, formatSigned } from '../../../src/language/numbers.ts';
import { ruledWords } from '../../../src/language/ruling.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';

/** An outcome in a few characters: 4♠ N =; +620; passed out; award 60 / 40. */
export function outcomeShort(outcome: Outcome, language: Language): string {
  const words = entryWords[language];
  switch (outcome.kind) {
    case 'played': {
      const contract = displayContract(outcome.contract, language);
      return `${contract} ${seatLetter(outcome.declarer, language)} ${makeTricks(outcome.contract, outcome.tricks)}`;
    }
    case 'passedOut':
      return words.passedOut;
    case 'score':
      return formatSigned(outcome.score);
    case 'award':
      return words.award(...awardCells(outcome, language));
    case 'notPlayed':
      return words.notPlayed;
    case 'ruled':
      return ruledWords(outcome, language);
  }
}

/** An outcome in a few characters, with its lead: 4♠ N = ♥K. */
export function outcomeWithLead(outcome: Outcome, language: Language): string {
  const lead = outcome.kind === 'played' && outcome.lead ? ` ${displayCard(outcome.lead, language)}` : '';
  return outcomeShort(outcome, language) + lead;
}

/** An award's percent, at most two decimals, in the manner of the language: 60; 62,5. */
export function percentText(percent: number, language: Language): string {
  return formatShort(exact(Math.round(percent * 100), 100), 2, language);
}
