import { ODD_FIELDS, type OddField } from '../../../src/draw/rule.ts';
import { drawSwiss } from '../../../src/draw/swiss.ts';
import { seatMatches, wishesOfDraw, type DrawWish } from '../../../src/draw/wish.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { boardsOfHalfMatch, isSwissOfMatches } from '../../../src/movement/swiss/rounds.ts';
import type { SwissPairsSpec } from '../../../src/movement/swiss/spec.ts';
import { tablesOfMatch, type PlacedMatch } from '../../../src/movement/teams/continuation/drawn-round.ts';
import type { SwissSpec } from '../../../src/movement/teams/families/swiss.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import { halvesOfSharedTable, matchesOfTriangle, type Triangle } from '../../../src/draw/swiss-triangle.ts';
import type { DrawnTriangleView } from '../model/draws.ts';
import type { DrawForm } from './form.ts';

type DrawnSpec = SwissSpec | SwissPairsSpec;

/** A Swiss: by the standing, and nobody twice. */
export const swissForm: DrawForm = swissFormOf('swiss', (spec, placed) =>
  spec.kind === 'swiss' ? tablesOfMatch(spec, placed) : [],
);

/** A Swiss of pairs, in which each table is a match. */
export const swissPairsForm: DrawForm = swissFormOf('swiss-pairs', (_, { place }) => [place]);

function swissFormOf(
  kind: DrawnSpec['kind'],
  tablesOf: (spec: DrawnSpec, placed: PlacedMatch) => readonly number[],
): DrawForm {
  return {
    kind,
    drawnBy: (spec) => ({ rule: swissOf(spec).draw, isLate: false }),
    odds: ({ spec, round, hasHalfScale }) => oddFields(swissOf(spec), round, hasHalfScale),
    draw({ spec, round, drawnBy, hasHalfScale, wishes, afterRound, entries, matches }) {
      const { first } = swissOf(spec);
      const { odd: wanted = 'bye' } = drawnBy;
      const odd = oddFields(swissOf(spec), round, hasHalfScale).includes(wanted) ? wanted : 'bye';
      const drawn = drawSwiss({
        round,
        afterRound,
        entries,
        matches,
        first,
        rule: drawnBy.rule,
        odd,
        sharesTable: kind === 'swiss-pairs',
        ...wishesOfDraw(wishes),
      });
      if (drawn.kind === 'problem') return drawn;
      const { bye, triangle } = drawn;
      const shared = triangle && kind === 'swiss-pairs' ? [sharedTable(triangle, wishes)] : [];
      const placed = seatMatches([...drawn.matches, ...shared], wishes);
      const seated = drawn.matches.map(({ lastMeeting, reason }, index) => {
        const { place = 0, home = 0, away = 0 } = placed[index] ?? {};
        const tables = tablesOf(swissOf(spec), { place, home, away });
        return { place, tables, home, away, lastMeeting, reason: serializeExacts(reason) };
      });
      const three = { round, odd, others: seated, table: placed.at(-1)?.place ?? 0 };
      return {
        matches: seated,
        bye: bye && { entry: bye.entry, reason: serializeExacts(bye.reason) },
        ...(triangle && {
          triangle:
            kind === 'swiss-pairs' ? sharedTableView(triangle, three) : triangleView(swissOf(spec), triangle, three),
        }),
      };
    },
  };
}

/**
 * What an odd number can come to in a round: a triangle of teams takes a round more, half matches a scale for them;
 * pairs share the boards of the round in two halves.
 */
function oddFields(spec: DrawnSpec, round: number, hasHalfScale: boolean): readonly OddField[] {
  const canHalve = hasHalfScale && boardsOfHalfMatch(spec) > 0;
  return ODD_FIELDS.filter((odd) => {
    return odd === 'bye' || (odd === 'triangle' ? spec.kind === 'swiss' && round < spec.rounds : canHalve);
  });
}

/** The table that three pairs share, for whoever of them keeps a table. The highest sits North-South. */
function sharedTable([one, other, third]: Triangle, wishes: readonly DrawWish[]) {
  const isKept = wishes.some((wish) => wish.kind === 'place' && wish.entry === third);
  return { home: one, away: isKept ? third : other };
}

interface TriangleToSeat {
  readonly round: number;
  readonly odd: OddField;
  readonly others: readonly { readonly tables: readonly number[] }[];
  /** Of three pairs. */
  readonly table: number;
}

/** Three pairs at one table, which has a number of its own in the second half, behind all others. */
function sharedTableView(entries: Triangle, { round, others, table }: TriangleToSeat): DrawnTriangleView {
  const last = Math.max(table, ...others.flatMap(({ tables }) => tables));
  const halves = halvesOfSharedTable(entries);
  const matches = halves.map(({ home, away }, at) => ({ home, away, tables: [at === 0 ? table : last + 1] }));
  return { entries, matches, isHalves: true, from: round };
}

/**
 * A triangle at tables behind those of the other matches, or at those of its teams where North-South stay. The second
 * half of half matches has numbers of tables of its own, behind all others.
 */
function triangleView(spec: DrawnSpec, entries: Triangle, { round, odd, others }: TriangleToSeat): DrawnTriangleView {
  const isHome = spec.kind === 'swiss' && spec.seats === 'home-tables';
  const isHalves = odd === 'half-matches';
  const last = isHome ? spec.teams : Math.max(0, ...others.flatMap(({ tables }) => tables));
  const behind = isHome ? last : last + entries.length;
  const matches = matchesOfTriangle(entries).map(([home, away], at) => {
    const table = isHome ? home : last + 1 + at;
    return { home, away, tables: isHalves ? [table, behind + 1 + at] : [table] };
  });
  return { entries, matches, ...(isHalves && { isHalves }), from: round };
}

function swissOf(spec: EventMovementSpec): DrawnSpec {
  if (!isSwissOfMatches(spec)) throw new Error(`a stage of the form ${spec.kind} is no Swiss`);
  return spec;
}
