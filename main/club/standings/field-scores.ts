import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { rescoreSession, type ChangedBoardLines } from '../../../src/scoring/ranked-session/rescore-session.ts';
import { scoreSession } from '../../../src/scoring/ranked-session/score-session.ts';
import type { SitOut } from '../../../src/scoring/ranked-session/sit-outs.ts';
import type { SessionLine } from './board-view.ts';
import { sessionLinesByBoard, type FieldResults } from './field-lines.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { ResultView } from '../model/result.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { withoutWithdrawn, type ScoredField, type LinesByBoard, type FieldWithdrawals } from './withdrawals.ts';

/**
 * Scores the results of a field the way its session is scored.
 * @param before the scores of the field by the same scoring, before some results changed: then no more is scored again
 * than the change reaches
 */
export function scoreField(
  field: SessionField,
  results: FieldResults,
  { scoring: { method, regulation }, datums, terms }: Pick<SessionView, 'scoring' | 'datums' | 'terms'>,
  before: ScoredField | null = null,
): ScoredField {
  const datumOf = new Map(method === 'fixed-datum' ? datums.map(({ board, score }) => [board, score]) : []);
  const present = field.entries.filter((entry) => !entry.phantom);
  const sides = new Map(present.map((entry) => [entry.id, entry.line ?? 'NS']));
  const played = sessionLinesByBoard(results, datumOf, regulation.undertricks);
  const { lines, outcomes: withdrawn, emptySeats, boards: touched } = withoutWithdrawn(field, played, terms);
  const options = {
    winners: field.winners,
    regulation,
    method: METHODS[method],
    sitOuts: fieldSitOuts(field, results.results, withdrawn),
    entries: present.map((entry) => entry.id),
    lineOf: (entry: number) => sides.get(entry) ?? 'NS',
  };
  const isKnown =
    before && withdrawn.size === 0 && before.withdrawn.size === 0 && isSameList(before.sections, field.sections);
  const rescored = isKnown ? rescoreSession(before, changedBoards(before.lines, lines), options) : null;
  const scores = rescored ?? scoreSession<SessionLine>([...lines.values()].flat(), options);
  const rankings =
    withdrawn.size === 0
      ? scores.rankings
      : scores.rankings.map((ranking) => ({
          ...ranking,
          rows: ranking.rows.filter(({ entry }) => !emptySeats.has(entry)),
        }));
  return { ...scores, rankings, withdrawn, touched, lines, sections: field.sections };
}

/** The boards that have other lines than before; one that has none any more, or had none, is among them. */
function changedBoards(before: LinesByBoard, now: LinesByBoard): readonly ChangedBoardLines<SessionLine>[] {
  const boards = [...new Set([...before.keys(), ...now.keys()])];
  return boards
    .filter((board) => !isSameList(before.get(board) ?? [], now.get(board) ?? []))
    .map((board) => ({ board, lines: now.get(board) ?? [] }));
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || (one.length === other.length && one.every((item, place) => item === other[place]));
}

/**
 * Boards that pairs of a field have missed. What they miss because a pair withdrew whose results stand is an average plus
 * against an empty seat, and no sit-out.
 */
export function fieldSitOuts(
  { sections }: SessionField,
  results: readonly ResultView[],
  withdrawn: FieldWithdrawals['outcomes'],
): readonly MissedBoards[] {
  if (withdrawn.size === 0) return sections.flatMap((section) => sectionSitOuts(section, results));
  return sections.flatMap((section) => {
    const cells = section.cells.filter(({ absent }) => !absent.some((entry) => withdrawn.get(entry) === 'stand'));
    return sectionSitOuts(cells.length === section.cells.length ? section : { ...section, cells }, results);
  });
}

/** Boards that pairs of a section have missed: those of rounds that somebody else of it has a result of. */
export function sectionSitOuts(section: SectionView, results: readonly ResultView[]): readonly MissedBoards[] {
  const missed = missedIn(section);
  if (missed.length === 0) return [];
  const begun = new Set(results.flatMap((result) => (result.section === section.id ? [result.round] : [])));
  return missed.filter(({ round }) => begun.has(round));
}

/** Boards that a pair misses in a round by the schedule. */
export interface MissedBoards extends SitOut {
  readonly round: number;
}

/** By section, whose view stays the same object while results come in. */
const missedIn = memoizeByObject((section: SectionView): readonly MissedBoards[] => [
  ...alone(section),
  ...displaced(section),
]);

/** Pairs whose opponents are not there. */
function alone({ cells }: SectionView): readonly MissedBoards[] {
  return cells
    .filter(({ absent }) => absent.length === 1)
    .map(({ round, ns, ew, absent, boards }) => ({
      entry: absent.includes(ns) ? ew : ns,
      round,
      boards: boards.length,
    }));
}

/** Pairs a rover sends out: they have no seat in a round, and had one before. */
function displaced({ cells, entries, gone, boardsPerRound }: SectionView): readonly MissedBoards[] {
  const rounds = Map.groupBy(cells, ({ round }) => round);
  const seated = new Map(
    [...rounds].map(([round, seats]) => [round, new Set(seats.flatMap(({ ns, ew }) => [ns, ew]))]),
  );
  const there = entries.filter(({ id, phantom }) => !phantom && !gone.includes(id));
  return there.flatMap(({ id }) => {
    const arrival = Math.min(...[...seated].flatMap(([round, seats]) => (seats.has(id) ? [round] : [])));
    return [...seated]
      .filter(([round, seats]) => round > arrival && !seats.has(id))
      .map(([round]) => ({ entry: id, round, boards: rounds.get(round)?.[0]?.boards.length ?? boardsPerRound }));
  });
}
