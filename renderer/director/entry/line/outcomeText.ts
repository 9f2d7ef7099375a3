import { displayCard } from '../../../../src/bridge/notation/card.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { Language } from '../../../../src/language.ts';
import { outcomeText } from '../../../../src/language/game/outcome.ts';

/** A short text of an outcome with its lead: 4♠ N = ♥K. */
export function outcomeWithLead(outcome: Outcome, language: Language): string {
  const lead = outcome.kind === 'played' && outcome.lead ? ` ${displayCard(outcome.lead, language)}` : '';
  return outcomeText(outcome, language) + lead;
}
