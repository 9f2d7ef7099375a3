import { displayCard } from '../../../src/bridge/card-notation.ts';
import type { Outcome } from '../../../src/bridge/result.ts';
import type { Language } from '../../../src/language/language.ts';
import { formatShort } from '../../../src/language/numbers.ts';
import { outcomeShort } from '../../../src/language/outcome.ts';
import { exact } from '../../../src/scoring/exact.ts';

/** An outcome in a few characters, with its lead: 4♠ N = ♥K. */
export function outcomeWithLead(outcome: Outcome, language: Language): string {
  const lead = outcome.kind === 'played' && outcome.lead ? ` ${displayCard(outcome.lead, language)}` : '';
  return outcomeShort(outcome, language) + lead;
}

/** An award's percent, at most two decimals, in the manner of the language: 60; 62,5. */
export function percentText(percent: number, language: Language): string {
  return formatShort(exact(Math.round(percent * 100), 100), 2, language);
}
