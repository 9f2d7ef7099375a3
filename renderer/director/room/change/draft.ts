import type { Side } from '../../../../src/bridge/seat.ts';
import { CHANGE_GROUPS, type ChangeField, type ChangeGroup } from '../../../../src/language/screens/change.ts';
import type { EventMovementSpec } from '../../../../src/movement/event-movement.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { isAnySwiss } from '../../../../src/movement/swiss/rounds.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';
import { isPossibleChange } from '../../../../src/movement/continuation/possible.ts';

export type ScheduleChangeKind = ScheduleChange['kind'];

/** The kinds of change of each group, in the order of the list. */
const CHANGE_GROUP_KINDS: Readonly<Record<ChangeGroup, readonly ScheduleChangeKind[]>> = {
  pairs: ['late-pairs', 'pair-leaves', 'pair-replaced', 'merge-tables'],
  plan: ['rounds', 'boards-per-round', 'other-movement'],
  wrong: ['sat-wrong-way', 'wrong-boards', 'wrong-opponents', 'skip-forgotten'],
};

const NOT_IN_A_MATCH: ReadonlySet<ScheduleChangeKind> = new Set(['late-pairs', 'wrong-opponents']);

/** A group of changes, and those of its kinds that are possible. */
export interface ChangeKinds {
  readonly group: ChangeGroup;
  readonly kinds: readonly ScheduleChangeKind[];
}

/**
 * The changes that are possible where pairs, players or teams are ranked.
 * @param spec of the section: a match of two teams has no place for a third, and no other table to sit down at
 */
export function changeGroups(ranks: EventRanks, spec: EventMovementSpec): readonly ChangeKinds[] {
  // Of an individual its rounds are changed most.
  const order =
    ranks === 'player' ? CHANGE_GROUPS.toSorted((a, b) => Number(b === 'plan') - Number(a === 'plan')) : CHANGE_GROUPS;
  return order
    .map((group) => ({
      group,
      kinds: CHANGE_GROUP_KINDS[group].filter(
        (kind) => isPossibleChange(ranks, kind, spec) && !(spec.kind === 'match' && NOT_IN_A_MATCH.has(kind)),
      ),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** The fields of each kind of change. */
export const CHANGE_FIELDS: Readonly<Record<ScheduleChangeKind, readonly ChangeField[]>> = {
  'late-pairs': ['pairs', 'from'],
  rounds: ['rounds'],
  'pair-leaves': ['pair', 'from'],
  'pair-replaced': ['pair', 'from'],
  'boards-per-round': ['boards', 'from'],
  'other-movement': ['boardsEach'],
  'merge-tables': ['from'],
  'sat-wrong-way': ['round', 'table'],
  'wrong-boards': ['round', 'table', 'firstBoard'],
  'wrong-opponents': ['round', 'table', 'otherTable', 'line'],
  'skip-forgotten': ['round'],
};

/**
 * The fields of a change, by who is ranked: teams come one at a time, and one that leaves has left. Who comes late to a
 * Swiss is in the next draw.
 */
export function changeFields(
  ranks: EventRanks,
  kind: ScheduleChangeKind,
  spec: EventMovementSpec,
): readonly ChangeField[] {
  if (isLateInSwiss(kind, spec) || (ranks === 'player' && kind === 'late-pairs')) return [];
  const left = new Set<ChangeField>(kind === 'pair-leaves' ? ['from'] : kind === 'late-pairs' ? ['pairs'] : []);
  return ranks === 'team' ? CHANGE_FIELDS[kind].filter((field) => !left.has(field)) : CHANGE_FIELDS[kind];
}

/** Whether somebody comes late to a Swiss. */
export function isLateInSwiss(kind: ScheduleChangeKind, spec: EventMovementSpec): boolean {
  return kind === 'late-pairs' && isAnySwiss(spec);
}

/** The fields as typed. */
export type ChangeDraft = Readonly<Record<Exclude<ChangeField, 'line'>, string>> & { readonly line: Side };

/** The first round to change; 1, the first round not started, where the kind of change doesn't ask for it. */
export function firstRoundOfChange(kind: ScheduleChangeKind, draft: ChangeDraft): number {
  return CHANGE_FIELDS[kind].includes('from') ? Number(draft.from.trim()) : 1;
}

/** The typed change; null while a number is missing. */
export function readChange(kind: ScheduleChangeKind, draft: ChangeDraft): ScheduleChange | null {
  const fields = CHANGE_FIELDS[kind].filter((field) => field !== 'line');
  const figures = Object.fromEntries(fields.map((field) => [field, parseFigure(draft[field])]));
  if (Object.values(figures).includes(null)) return null;
  const figure = (field: ChangeField) => figures[field] ?? 1;
  const [round, table] = [figure('round'), figure('table')];
  switch (kind) {
    case 'late-pairs':
      return { kind, pairs: draft.pairs === '2' ? 2 : 1 };
    case 'pair-leaves':
    case 'pair-replaced':
      return { kind, pair: figure('pair') };
    case 'rounds':
      return { kind, rounds: figure('rounds') };
    case 'boards-per-round':
      return { kind, boards: figure('boards') };
    case 'other-movement':
      return { kind, boards: figure('boardsEach') };
    case 'merge-tables':
      return { kind };
    case 'sat-wrong-way':
      return { kind, round, table };
    case 'wrong-boards':
      return { kind, round, table, firstBoard: figure('firstBoard') };
    case 'wrong-opponents':
      return { kind, round, tables: [table, figure('otherTable')], line: draft.line };
    case 'skip-forgotten':
      return { kind, round };
  }
}

/** A number from 1 to 999; null for anything else. */
export function parseFigure(typed: string): number | null {
  const figure = Number(typed.trim());
  return Number.isInteger(figure) && figure >= 1 && figure <= 999 ? figure : null;
}
