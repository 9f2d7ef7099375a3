import type { SessionView } from '../../../main/club/model/session.ts';

/** Whether matchpoints order equals in a draw, as matches are compared by them; elsewhere IMPs do. */
export function isAtMatchpoints({ scoring }: Pick<SessionView, 'scoring'>): boolean {
  return scoring.matches?.comparison === 'matchpoints';
}
