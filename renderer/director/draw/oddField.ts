import type { DrawView } from '../../../main/club/model/draws.ts';
import type { OddField } from '../../../src/draw/rule.ts';
import type { ShownDraw } from './useDraw.ts';

export function oddOf({ drawnBy }: Pick<DrawView, 'drawnBy'>): OddField {
  return drawnBy.odd ?? 'bye';
}

/** Whether an odd number of teams is drawn, with a round after it in which a triangle ends. */
export function canHaveTriangle({ session, view, round }: Pick<ShownDraw, 'session' | 'view' | 'round'>): boolean {
  return session.ranks === 'team' && view.order.length % 2 === 1 && round < view.states.length;
}
