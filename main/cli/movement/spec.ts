import { bestArrowSwitch } from '../../../src/movement/arrow-switch.ts';
import { howell } from '../../../src/movement/families/howell.ts';
import { FAMILIES, type FamilySpec } from '../../../src/movement/families/index.ts';
import { mitchell } from '../../../src/movement/families/mitchell.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { LineSpec } from '../../../src/movement/movement.ts';
import { hasLines } from '../../../src/movement/pairs.ts';
import type { MovementCall } from './arguments.ts';
import { boardsWantedOf } from './session-wishes.ts';

/** Where no kind is given: a Howell up to so many tables, a Mitchell beyond. */
const MOST_TABLES_FOR_HOWELL = 6;

/** The specification for the kind of a call; null where it names none. */
export function specOfKind(call: MovementCall): FamilySpec | null {
  const family = FAMILIES.find(({ kind }) => kind === call.kind);
  return family ? asAsked(family.usual(wishesOf(call)), call) : null;
}

/** The usual specification for a call that no choice of the list fits. */
export function usualOf(call: MovementCall): FamilySpec {
  const forMitchell = call.even !== null || call.arrowSwitch !== null || call.phantom !== null;
  const isMitchell = forMitchell || Math.ceil(call.tables) > MOST_TABLES_FOR_HOWELL;
  return asAsked((isMitchell ? mitchell : howell).usual(wishesOf(call)), call);
}

function wishesOf({ tables, rounds, even, phantom }: MovementCall) {
  return { tables: Math.ceil(tables), isHalf: !Number.isInteger(tables), rounds, even, phantom };
}

/** The specification with the boards a round and the arrow switch of the call. */
function asAsked(usual: FamilySpec, call: MovementCall): FamilySpec {
  const spec = { ...usual, boardsPerRound: call.boardsPerRound ?? usualBoards(call, usual.rounds) };
  return hasLines(spec) ? withSwitch(spec, call) : spec;
}

function withSwitch(spec: LineSpec, call: MovementCall): LineSpec {
  const best = call.arrowSwitch === 'auto' && isMovement(makeMovement(spec)) ? bestArrowSwitch(spec) : 0;
  return { ...spec, arrowSwitch: call.arrowSwitch === 'auto' ? best : (call.arrowSwitch ?? 0) };
}

/** As many boards a round as the session has time for. */
function usualBoards({ session }: MovementCall, rounds: number): number {
  return Math.max(1, Math.floor(boardsWantedOf(session).boardsTo / Math.max(1, rounds)));
}
