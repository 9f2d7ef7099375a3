import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { drawPlayers } from '../../../../src/draw/players.ts';
import { swissBoards, swissTables, type SwissPlayersSpec } from '../../../../src/movement/swiss/spec.ts';
import type { NumberRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import type { KeptPlayersDraw } from '../players-draws.ts';
import { partnershipsOf } from './individual.ts';
import { entryOfNumber, insertEntries, type SectionSetup } from './setup.ts';
import { drawnLots } from './swiss.ts';

/** A section of a Swiss of single players: everybody draws a lot, by which the first round is seated. */
export function swissPlayersSetup(spec: SwissPlayersSpec): SectionSetup {
  const lots = drawnLots(spec.players);
  const order = [...lots].toSorted(([, a], [, b]) => a - b).map(([number]) => number);
  const draw = drawPlayers({ round: 1, order, tables: [], out: [] });
  if ('code' in draw) throw new Error(`the first round of ${spec.players} players can't be drawn`);
  return {
    ranks: 'player',
    form: 'swiss',
    winners: 1,
    usualMatches: null,
    rounds: spec.rounds,
    numbers: numbersTo(spec.players),
    insert(club, at) {
      const { event, stage, section, change } = at;
      const { store } = club;
      const players = insertEntries(club, at, spec.players);
      const partnerships = partnershipsOf(club, event, players);
      for (const one of numbersTo(spec.players)) {
        for (const other of numbersTo(one - 1)) partnerships.of(other, one);
      }
      const inOrder = ([one, other]: readonly [number, number]) =>
        partnerships.of(Math.min(one, other), Math.max(one, other));
      store.lots.add(stage, change, new Map([...lots].map(([number, lot]) => [entryOfNumber(players, number), lot])));
      const kept: KeptPlayersDraw = { kind: spec.kind, tables: draw.tables, out: draw.out };
      const rule = JSON.stringify(kept);
      store.draws.add(stage, change, { round: 1, state: 'announced', rule, overrides: '[]', matches: [] });
      const { rounds, boardsPerRound } = spec;
      store.schedules.add(section, change, {
        movement: JSON.stringify(spec),
        winners: 1,
        tables: swissTables(spec),
        rounds,
        boards: rounds * boardsPerRound,
        numbers: [...players].map(([number, entry]): NumberRow => ({ number, line: null, entry, gone: 0 })),
        seatings: draw.tables.map(({ table, ns, ew }) =>
          playersSeating(spec, { round: 1, table, ns: inOrder(ns), ew: inOrder(ew) }),
        ),
      });
      return players;
    },
  };
}

/** A table of a Swiss of players. */
export function playersSeating(
  spec: Pick<SwissPlayersSpec, 'boardsPerRound' | 'supply'>,
  seat: Pick<SeatingRow, 'round' | 'table' | 'ns' | 'ew'>,
): SeatingRow {
  return { ...seat, nsAbsent: 0, ewAbsent: 0, boards: swissBoards(spec, seat.round, seat.table) };
}
