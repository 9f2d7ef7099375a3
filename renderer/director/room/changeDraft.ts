import type { ChangeField } from '../../../src/language/screens/change.ts';
import type { ScheduleChange } from '../../../src/movement/continuation/change.ts';

export type ChangeKind = ScheduleChange['kind'];

/** What is typed of each kind of change. */
export const FIELDS: Readonly<Record<ChangeKind, readonly ChangeField[]>> = {
  'late-pairs': ['pairs', 'from'],
  rounds: ['rounds'],
  'pair-leaves': ['pair', 'from'],
  'pair-replaced': ['pair', 'from'],
  'boards-per-round': ['boards', 'from'],
  'merge-tables': ['from'],
  'sat-wrong-way': ['round', 'table'],
  'wrong-boards': ['round', 'table', 'firstBoard'],
  'wrong-opponents': ['round', 'table', 'otherTable'],
  'skip-forgotten': ['round'],
};

export const KINDS = Object.keys(FIELDS) as readonly ChangeKind[];

export type ChangeDraft = Readonly<Record<ChangeField, string>>;

/** The first round to change, where it is asked; 1 for the first that nobody has started. */
export function fromOf(kind: ChangeKind, draft: ChangeDraft): number {
  return FIELDS[kind].includes('from') ? Number(draft.from.trim()) : 1;
}

/** The change as typed; null while a figure is missing. */
export function readChange(kind: ChangeKind, draft: ChangeDraft): ScheduleChange | null {
  const figures = Object.fromEntries(FIELDS[kind].map((field) => [field, Number(draft[field].trim())]));
  if (Object.values(figures).some((figure) => !Number.isInteger(figure) || figure < 1 || figure > 999)) return null;
  const { pairs = 1, pair = 1, rounds = 1, boards = 1, round = 1, table = 1, otherTable = 1, firstBoard = 1 } = figures;
  switch (kind) {
    case 'late-pairs':
      return pairs === 1 || pairs === 2 ? { kind, pairs } : null;
    case 'pair-leaves':
    case 'pair-replaced':
      return { kind, pair };
    case 'rounds':
      return { kind, rounds };
    case 'boards-per-round':
      return { kind, boards };
    case 'merge-tables':
      return { kind };
    case 'sat-wrong-way':
      return { kind, round, table };
    case 'wrong-boards':
      return { kind, round, table, firstBoard };
    case 'wrong-opponents':
      return { kind, round, tables: [table, otherTable], line: 'EW' };
    case 'skip-forgotten':
      return { kind, round };
  }
}
