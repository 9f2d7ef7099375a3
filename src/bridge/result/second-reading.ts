import type { Outcome } from './result.ts';
import { formatShorthand } from '../shorthand/shorthand.ts';

/**
 * Whether a line read a second time says what is recorded. A lead that the second reading leaves out is no difference:
 * it scores nothing, and who verifies need not type it.
 */
export function isSameReading(recorded: Outcome, second: Outcome): boolean {
  const withoutLead = second.kind === 'played' && second.lead === null && recorded.kind === 'played';
  const held = withoutLead ? { ...recorded, lead: null } : recorded;
  return formatShorthand(held, 'en') === formatShorthand(second, 'en');
}
