import type { BoardScoresView, SubfieldView, FrequencyView } from '../../../../main/club/model/board.ts';
import type { RulingPreview } from '../../../../main/club/model/ruling.ts';

/** A score of a board before and after a ruling; null where no result has it. */
export interface ChangedScore {
  readonly score: number;
  readonly before: FrequencyView | null;
  readonly after: FrequencyView | null;
}

/** The scores of a board that are compared with each other: all of them, a form, or a side's chart. */
export interface ChangedField {
  readonly form: string | null;
  readonly side: SubfieldView['side'];
  readonly scores: readonly ChangedScore[];
}

/** The scores of a board before and after a ruling, the best for North-South first. */
export function changedFields({ before, after }: RulingPreview): readonly ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const keys = new Set([...was.keys(), ...is.keys()]);
  return [...keys].map((key) => {
    const { form = null, side = null } = is.get(key) ?? was.get(key) ?? {};
    return { form, side, scores: changedScores(was.get(key)?.frequencies ?? [], is.get(key)?.frequencies ?? []) };
  });
}

function fieldsOf(board: BoardScoresView | null): ReadonlyMap<string, SubfieldView> {
  if (!board) return new Map();
  const all: SubfieldView = { form: null, side: null, actual: board.actual, frequencies: board.frequencies };
  return new Map((board.subfields ?? [all]).map((field) => [`${field.form} ${field.side}`, field]));
}

function changedScores(was: readonly FrequencyView[], is: readonly FrequencyView[]): readonly ChangedScore[] {
  const scores = new Set([...was, ...is].map(({ score }) => score));
  return [...scores]
    .toSorted((a, b) => b - a)
    .map((score) => ({ score, before: withScore(was, score), after: withScore(is, score) }));
}

function withScore(all: readonly FrequencyView[], score: number): FrequencyView | null {
  return all.find((one) => one.score === score) ?? null;
}
