import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { swissBoards, swissTables, type SwissPairsSpec } from '../../../../src/movement/swiss/spec.ts';
import { pairsMatchScoring } from '../../../../src/movement/swiss/usual-scoring.ts';
import type { TeamMatch } from '../../../../src/movement/teams/layout.ts';
import type { NumberRow, SeatingRow } from '../../../store/schedule/schedules.ts';
import { entryOfNumber, insertEntries, type SectionSetup } from './setup.ts';
import { firstSwissRound } from './swiss.ts';
import { insertMatches } from './teams.ts';

/** A section of a Swiss of pairs: its first round is drawn, and every table of it is a match. */
export function swissPairsSetup(spec: SwissPairsSpec): SectionSetup {
  const { draw, first } = firstSwissRound(spec.pairs, spec);
  const meetings = [...draw.matches, ...(draw.bye ? [{ home: draw.bye.entry, away: null }] : [])];
  const matches = meetings.map(({ home, away }, index): TeamMatch => {
    return { key: index + 1, round: 1, lastRound: 1, home, away };
  });
  return {
    ranks: 'pair',
    form: 'swiss',
    winners: 1,
    usualMatches: (regulation, method) => pairsMatchScoring(method, regulation),
    rounds: spec.rounds,
    numbers: numbersTo(spec.pairs),
    insert(club, at) {
      const entries = insertEntries(club, at, spec.pairs);
      const ids = insertMatches(club, at, { kind: spec.kind, matches }, entries, first);
      const seatings = matches.flatMap(({ key, home, away }): SeatingRow[] => {
        if (away === null) return [];
        const seats = { ns: entryOfNumber(entries, home), ew: entryOfNumber(entries, away) };
        return [pairsSeating(spec, { round: 1, table: key, ...seats, match: ids.get(key) ?? 0 })];
      });
      const { rounds, boardsPerRound } = spec;
      club.store.schedules.add(at.section, at.change, {
        movement: JSON.stringify(spec),
        winners: 1,
        tables: swissTables(spec),
        rounds,
        boards: rounds * boardsPerRound,
        numbers: [...entries].map(([number, entry]): NumberRow => ({ number, line: null, entry, gone: 0 })),
        seatings,
      });
      return entries;
    },
  };
}

/** A table of a Swiss of pairs, which is a match of its own. */
export function pairsSeating(
  spec: Pick<SwissPairsSpec, 'boardsPerRound' | 'supply'>,
  seat: Pick<SeatingRow, 'round' | 'table' | 'ns' | 'ew'> & { readonly match: number },
): SeatingRow {
  const boards = swissBoards(spec, seat.round, seat.table);
  return { ...seat, nsAbsent: 0, ewAbsent: 0, boards };
}

/** The table that three pairs share, in the two halves of a round: in the second it has a number of its own. */
export function sharedSeatings(
  spec: Pick<SwissPairsSpec, 'boardsPerRound' | 'supply'>,
  [first, second]: readonly [SharedSeat, SharedSeat],
): readonly SeatingRow[] {
  const boards = swissBoards(spec, first.round, first.table);
  const half = boards.length / 2;
  return [
    { ...first, nsAbsent: 0, ewAbsent: 0, boards: boards.slice(0, half), segment: 1 },
    { ...second, nsAbsent: 0, ewAbsent: 0, boards: boards.slice(half), segment: 2 },
  ];
}

type SharedSeat = Parameters<typeof pairsSeating>[1];
