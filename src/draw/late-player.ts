import { drawPlayers, type DrawnTable, type PlayersToDraw } from './players.ts';

/** A late player, and a round that is drawn without that player. */
export interface LatePlayer extends Pick<PlayersToDraw, 'round' | 'tables'> {
  readonly player: number;
  /** Who sits out in the round and plays on. */
  readonly out: readonly number[];
  /** Of these, who does so by wish. */
  readonly wished: readonly number[];
  /** What the director wants of two players in the round. */
  readonly wishes: NonNullable<PlayersToDraw['wishes']>;
  /** The number of the next table. */
  readonly table: number;
}

/** Three who sit out and a late player are a table. */
const THREE = 3;

/** The table of a late player with three who would have sat out; null where no such table can be. */
export function tableOfLatePlayer(late: LatePlayer): DrawnTable | null {
  const { round, tables, player, out, wished, wishes, table } = late;
  if (out.length !== THREE || wished.some((one) => out.includes(one))) return null;
  const order = [...out, player];
  const own = wishes.filter(({ pair }) => pair.every((one) => order.includes(one)));
  const drawn = drawPlayers({ round, order, tables, out: [], wishes: own });
  const [only] = 'code' in drawn ? [] : drawn.tables;
  return only ? { ...only, table, reason: { ...only.reason, code: 'late' } } : null;
}
