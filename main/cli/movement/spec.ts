import { bestArrowSwitch } from '../../../src/movement/arrow-switch.ts';
import { familyOf } from '../../../src/movement/families/family.ts';
import { howellRounds } from '../../../src/movement/families/howell.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { mitchellRounds } from '../../../src/movement/families/mitchell.ts';
import type { FieldSpec, HowellSpec, LineSpec, MitchellSpec, MovementSpec } from '../../../src/movement/movement.ts';
import { hasLines } from '../../../src/movement/pairs.ts';
import type { MovementCall } from './arguments.ts';
import { boardsWantedOf } from './evening.ts';

/** Without other wishes a Howell up to so many tables, a Mitchell beyond. */
const MOST_TABLES_FOR_HOWELL = 6;
/** Without other wishes no more sets than make an evening of two boards a round. */
const USUAL_SETS = 13;

/** The movement a call asks for by its kind; null where it leaves the choice open. */
export function specOfKind(call: MovementCall): MovementSpec | null {
  switch (call.kind) {
    case 'auto':
      return null;
    case 'mitchell':
      return mitchellOf(call);
    case 'howell':
      return howellOf(call);
    case 'blackpool':
    case 'double-weave':
    case 'appendix':
    case 'twin':
    case 'web':
    case 'rover':
    case 'reduced-howell':
    case 'half-rounds':
    case 'hesitation':
    case 'barometer':
      return kinOf(call, call.kind);
  }
}

/** What a director would take when nothing in the list is what was asked. */
export function usualOf(call: MovementCall): MovementSpec {
  const forMitchell = call.even !== null || call.arrowSwitch !== null || call.phantom !== null;
  return forMitchell || Math.ceil(call.tables) > MOST_TABLES_FOR_HOWELL ? mitchellOf(call) : howellOf(call);
}

/** All rounds it has, or as many sets as were asked for rounds, unless asked otherwise. */
function kinOf(call: MovementCall, kind: Exclude<MovementSpec['kind'], 'own' | 'mitchell' | 'howell'>): MovementSpec {
  const tables = Math.ceil(call.tables);
  const line = call.phantom ?? (isHalf(call) ? 'NS' : null);
  const figures = { tables, rounds: 1, sets: 1, boardsPerRound: 1 };
  const open = openSpec();
  const { setsToChoose } = familyOf(open);
  if (setsToChoose) {
    const sets = call.rounds ?? setsToChoose.findLast((number) => number <= USUAL_SETS) ?? setsToChoose[0] ?? 0;
    return finished({ ...open, sets, rounds: sets } as LineSpec | FieldSpec);
  }
  const full = open.kind === 'blackpool' ? tables : familyOf(open).rounds;
  return finished({ ...open, rounds: call.rounds ?? full });

  function openSpec(): LineSpec | FieldSpec {
    const lines = { ...figures, phantom: line, arrowSwitch: 0 };
    const field = { ...figures, phantom: isHalf(call) };
    switch (kind) {
      case 'web':
        return { kind, ...lines };
      case 'rover':
        return { kind, ...withoutSets(lines), phantom: 'EW', even: call.even ?? 'share' };
      case 'reduced-howell':
        return { kind, ...field };
      case 'blackpool':
      case 'double-weave':
      case 'appendix':
      case 'twin':
        return { kind, ...withoutSets(lines) };
      case 'half-rounds':
      case 'hesitation':
      case 'barometer':
        return { kind, ...withoutSets(field) };
    }
  }

  function finished(spec: LineSpec | FieldSpec): MovementSpec {
    const withBoards = { ...spec, boardsPerRound: call.boardsPerRound ?? usualBoards(call, spec.rounds) };
    return hasLines(withBoards) ? withSwitch(withBoards, call) : withBoards;
  }
}

function withoutSets<Figures extends { readonly sets: number }>({
  sets: _sets,
  ...rest
}: Figures): Omit<Figures, 'sets'> {
  return rest;
}

function withSwitch<Spec extends LineSpec>(spec: Spec, call: MovementCall): Spec {
  const best = call.arrowSwitch === 'auto' && isMovement(makeMovement(spec)) ? bestArrowSwitch(spec) : 0;
  return { ...spec, arrowSwitch: call.arrowSwitch === 'auto' ? best : (call.arrowSwitch ?? 0) };
}

/** All rounds, sharing where that is what all rounds need, and no arrow switch, unless asked otherwise. */
function mitchellOf(call: MovementCall): MitchellSpec {
  const tables = Math.ceil(call.tables);
  const even = call.even ?? (call.rounds !== null && call.rounds < tables ? 'skip' : 'share');
  const rounds = call.rounds ?? mitchellRounds({ tables, even });
  const phantom = call.phantom ?? (isHalf(call) ? 'NS' : null);
  const boardsPerRound = call.boardsPerRound ?? usualBoards(call, rounds);
  const base: MitchellSpec = { kind: 'mitchell', tables, phantom, even, rounds, boardsPerRound, arrowSwitch: 0 };
  return withSwitch(base, call);
}

function howellOf(call: MovementCall): HowellSpec {
  const tables = Math.ceil(call.tables);
  const rounds = call.rounds ?? howellRounds(tables);
  const boardsPerRound = call.boardsPerRound ?? usualBoards(call, rounds);
  return { kind: 'howell', tables, phantom: isHalf(call), rounds, boardsPerRound };
}

function isHalf({ tables }: MovementCall): boolean {
  return !Number.isInteger(tables);
}

/** As many boards a round as an evening allows. */
function usualBoards({ evening }: MovementCall, rounds: number): number {
  return Math.max(1, Math.floor(boardsWantedOf(evening).boardsTo / Math.max(1, rounds)));
}
