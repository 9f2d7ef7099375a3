import { displayCard } from '../../../../src/bridge/notation/card.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { Language } from '../../../../src/language.ts';
import { formatShort } from '../../../../src/language/numbers.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

/** An outcome in a few characters, with its lead: 4♠ N = ♥K. */
export function outcomeWithLead(outcome: Outcome, language: Language): string {
  const lead = outcome.kind === 'played' && outcome.lead ? ` ${displayCard(outcome.lead, language)}` : '';
  return outcomeText(outcome, language) + lead;
}

/** An award's percent, at most two decimals, in the manner of the language: 60; 62,5. */
export function awardPercentText(percent: number, language: Language): string {
  return formatShort(exact(Math.round(percent * 100), 100), 2, language);
}
