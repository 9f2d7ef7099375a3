import { drawSwiss } from '../../../src/draw/swiss.ts';
import { seatMatches, wishesOfDraw } from '../../../src/draw/wish.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { SwissPairsSpec } from '../../../src/movement/swiss/spec.ts';
import { tablesOfMatch, type PlacedMatch } from '../../../src/movement/teams/continuation/drawn-round.ts';
import type { SwissSpec } from '../../../src/movement/teams/families/swiss.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import { matchesOfTriangle, type Triangle } from '../../../src/draw/swiss-triangle.ts';
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
    draw({ spec, round, drawnBy, wishes, afterRound, entries, matches }) {
      const { first } = swissOf(spec);
      const drawn = drawSwiss({
        round,
        afterRound,
        entries,
        matches,
        first,
        rule: drawnBy.rule,
        // A triangle takes a round more.
        odd: kind === 'swiss' && round < swissOf(spec).rounds ? (drawnBy.odd ?? 'bye') : 'bye',
        ...wishesOfDraw(wishes),
      });
      if (drawn.kind === 'problem') return drawn;
      const { bye, triangle } = drawn;
      return {
        matches: seatMatches(drawn.matches, wishes).map(({ place, home, away, lastMeeting, reason }) => {
          const tables = tablesOf(swissOf(spec), { place, home, away });
          return { place, tables, home, away, lastMeeting, reason: serializeExacts(reason) };
        }),
        bye: bye && { entry: bye.entry, reason: serializeExacts(bye.reason) },
        ...(triangle && { triangle: triangleView(swissOf(spec), triangle, round, drawn.matches.length) }),
      };
    },
  };
}

/** A triangle at tables behind those of the other matches, or at those of its teams where North-South stay. */
function triangleView(spec: DrawnSpec, entries: Triangle, from: number, others: number): DrawnTriangleView {
  const isHome = spec.kind === 'swiss' && spec.seats === 'home-tables';
  const matches = matchesOfTriangle(entries).map(([home, away], at) => {
    return { home, away, table: isHome ? home : 2 * others + 1 + at };
  });
  return { entries, matches, from };
}

function swissOf(spec: EventMovementSpec): DrawnSpec {
  if (spec.kind !== 'swiss' && spec.kind !== 'swiss-pairs')
    throw new Error(`a stage of the form ${spec.kind} is no Swiss`);
  return spec;
}
