import { drawSwiss } from '../../../src/draw/swiss.ts';
import { seatMatches, wishesOfDraw } from '../../../src/draw/wish.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { tablesOfMatch } from '../../../src/movement/teams/continuation/drawn-round.ts';
import type { SwissSpec } from '../../../src/movement/teams/families/swiss.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { DrawForm } from './form.ts';

/** A Swiss: by the standing, and nobody twice. */
export const swissForm: DrawForm = {
  kind: 'swiss',
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
      ...wishesOfDraw(wishes),
    });
    if (drawn.kind === 'problem') return drawn;
    const { bye } = drawn;
    return {
      matches: seatMatches(drawn.matches, wishes).map(({ place, home, away, lastMeeting, reason }) => {
        const tables = tablesOfMatch(swissOf(spec), { place, home, away });
        return { place, tables, home, away, lastMeeting, reason: serializeExacts(reason) };
      }),
      bye: bye && { entry: bye.entry, reason: serializeExacts(bye.reason) },
    };
  },
};

function swissOf(spec: EventMovementSpec): SwissSpec {
  if (spec.kind !== 'swiss') throw new Error(`a stage of the form ${spec.kind} is no Swiss`);
  return spec;
}
