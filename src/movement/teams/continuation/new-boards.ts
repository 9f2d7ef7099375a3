import type { TeamBoard } from '../layout.ts';
import { dealtBase, type RunningTeams } from './running.ts';

/**
 * The boards of further rounds under numbers of their own, by the number in the movement. Those of a Patton are sets
 * that are in play already. A board that its match deals shows the number it has in every match.
 */
export function newBoards(
  running: RunningTeams,
  boards: readonly TeamBoard[],
  seatings: RunningTeams['rounds'],
  keys: ReadonlyMap<number, number>,
): ReadonlyMap<number, TeamBoard> {
  if (running.spec.kind === 'patton') return new Map();
  const played = new Set(seatings.flat().flatMap((cell) => cell.boards));
  const further = boards.filter(({ number }) => played.has(number));
  const byMatch = [...Map.groupBy(further, ({ match }) => match)];
  let last = running.lastBoard;
  return new Map(
    byMatch.flatMap(([match, own]) => {
      const base = match === null ? last : dealtBase(last);
      const numbered = own.map((board, index): [number, TeamBoard] => {
        const number = base + (match === null ? index + 1 : board.shown);
        return [
          board.number,
          { number, shown: match === null ? number : board.shown, match: keys.get(match ?? 0) ?? null },
        ];
      });
      last = Math.max(last, ...numbered.map(([, { number }]) => number));
      return numbered;
    }),
  );
}
