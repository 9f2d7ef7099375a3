import type { Outcome } from './result.ts';
import { formatShorthand } from '../shorthand/shorthand.ts';

/**
 * Whether the second reading of a line matches the recorded outcome. A lead that the second reading leaves out is no
 * difference: it scores nothing, so whoever verifies need not type it.
 */
export function isSameReading(recorded: Outcome, second: Outcome): boolean {
  const withoutLead = second.kind === 'played' && second.lead === null && recorded.kind === 'played';
  const compared = withoutLead ? { ...recorded, lead: null } : recorded;
  return formatShorthand(compared, 'en') === formatShorthand(second, 'en');
}
