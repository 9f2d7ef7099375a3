import type { DrawView } from '../../../main/club/model/draws.ts';
import type { OddField } from '../../../src/draw/rule.ts';
import type { ShownDraw } from './useDraw.ts';

/** What an odd number comes to; what was chosen for an earlier round may not be possible in this one. */
export function oddOf({ drawnBy, odds }: Pick<DrawView, 'drawnBy' | 'odds'>): OddField {
  const { odd = 'bye' } = drawnBy;
  return odds.includes(odd) ? odd : 'bye';
}

/** The next way to go on with an odd number. */
export function oddAfter(view: Pick<DrawView, 'drawnBy' | 'odds'>): OddField {
  const { odds } = view;
  return odds[(odds.indexOf(oddOf(view)) + 1) % odds.length] ?? 'bye';
}

/** Whether an odd number of teams or pairs is drawn. */
export function isOddField({ session, view }: Pick<ShownDraw, 'session' | 'view'>): boolean {
  return session.ranks !== 'player' && view.order.length % 2 === 1;
}
