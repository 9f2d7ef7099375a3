import { exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { rankSession, type RankedSession } from '../../../src/scoring/ranked-session.ts';
import type { ChangedBoardLines } from '../../../src/scoring/ranked-session/rescore-session.ts';
import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { PenaltyView } from '../model/scoring.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import type { ResultLine } from '../../../src/session/result-line.ts';
import { sectionSitOuts } from '../../../src/session/sit-outs.ts';
import { pairWithdrawals, withdrawnEntries } from '../../../src/session/withdrawals.ts';
import { resultLinesByBoard, type FieldResults } from './field-lines.ts';
import { isSwissField } from '../../../src/movement/swiss/spec.ts';
import type { RoundSitOut } from '../../../src/scoring/ranked-session/sit-outs.ts';
import type { RankingTerms } from '../../../src/scoring/standing/terms.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { cancelledEntries } from './matches/stage.ts';
import { masterpointTerms, rankingTerms } from './ranking-terms.ts';

/** The lines of a field, by board. */
type LinesByBoard = ReadonlyMap<number, readonly ResultLine[]>;

/** A ranked field, with the lines and sections that a later ranking of it is compared with. */
export interface RankedField extends RankedSession<ResultLine> {
  readonly linesByBoard: LinesByBoard;
  readonly sections: SessionField['sections'];
}

/**
 * Ranks the results of a field by the scoring of its session.
 * @param before the field as it was ranked by the same scoring before some results changed: only boards that have
 * changed are scored again
 */
export function rankField(
  field: SessionField,
  results: FieldResults,
  session: Pick<
    SessionView,
    'scoring' | 'datums' | 'terms' | 'penalties' | 'ranks' | 'results' | 'sections' | 'matches'
  >,
  before: RankedField | null = null,
): RankedField {
  const { method, regulation } = session.scoring;
  const datumOf = new Map(method === 'fixed-datum' ? session.datums.map(({ board, score }) => [board, score]) : []);
  const played = resultLinesByBoard(results, field.sections, datumOf, regulation.undertricks);
  const linesByBoard = session.scoring.matches ? withoutEntries(played, cancelledEntries(session)) : played;
  const lines = [...linesByBoard.values()].flat();
  const inMatches = session.scoring.matches !== undefined;
  const isDrawn = field.sections.some(({ spec }) => isSwissField(spec));
  const present = field.entries.filter((entry) => !entry.phantom);
  const sides = new Map(present.map((entry) => [entry.id, entry.line ?? 'NS']));
  const withdrawn = withdrawnEntries(session.terms);
  const guests = guestsOf(lines, sides);
  const masterpoints = masterpointTerms(session);
  const isSameField = before !== null && isSameList(before.sections, field.sections);
  const ranked = rankSession<ResultLine>(
    {
      lines,
      winners: field.winners,
      method: METHODS[method],
      regulation,
      entries: present.map((entry) => entry.id),
      lineOf: (entry) => sides.get(entry) ?? 'NS',
      ...(guests.size > 0 && { leftOut: guests }),
      terms: isDrawn
        ? withoutStanding(rankingTerms(session.terms, field.entries), withdrawn)
        : rankingTerms(session.terms, field.entries),
      ...(masterpoints && { masterpoints }),
      penalties: penaltiesIn(field, session.penalties),
      // In a Swiss the matches say what a withdrawal and a bye of pairs give; results of players stand.
      withdrawals: isDrawn ? [] : pairWithdrawals(field.sections, withdrawn, lines),
      sitOuts: inMatches ? [] : sitOutsIn(field, results, new Set(withdrawn)),
      ...(inMatches && { windowOf: ({ match }: ResultLine) => match ?? '' }),
      roundOf: ({ round }) => round,
      sectionOf: ({ section }) => section,
    },
    isSameField ? { session: before, changed: changedBoards(before.linesByBoard, linesByBoard) } : null,
  );
  return { ...ranked, linesByBoard, sections: field.sections };
}

/** Boards missed by sitting out. Who has left a Swiss of players sits out no more. */
function sitOutsIn(
  { sections }: SessionField,
  { results }: FieldResults,
  left: ReadonlySet<number>,
): readonly RoundSitOut[] {
  return sections.flatMap((section) => {
    const missed = sectionSitOuts(section, results);
    if (section.spec.kind !== 'swiss-individual' || left.size === 0) return missed;
    const lastOf = lastRounds(section);
    return missed.filter(({ entry, round }) => !left.has(entry) || round < (lastOf.get(entry) ?? 0));
  });
}

/** The last round in which each of a section has a seat. */
function lastRounds(section: SectionView): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { round, ns, ew, sitOut } of section.cells) {
    const seated = sitOut ? [] : [ns, ew].flatMap((one) => entriesRankedBy(section, one));
    for (const entry of seated) last.set(entry, Math.max(round, last.get(entry) ?? 0));
  }
  return last;
}

/** The terms of players of whom some have left: their results stand, and they have no place. */
function withoutStanding(terms: RankingTerms, left: readonly number[]): RankingTerms {
  return { ...terms, withoutStanding: new Set([...terms.withoutStanding, ...left]) };
}

/** The lines of everybody but some. */
function withoutEntries(lines: LinesByBoard, left: ReadonlySet<number>): LinesByBoard {
  if (left.size === 0) return lines;
  return new Map([...lines].map(([board, own]) => [board, own.filter(({ ns, ew }) => !left.has(ns) && !left.has(ew))]));
}

/** Pairs of another section with a result in this field: it is compared, and they are not ranked here. */
function guestsOf(lines: readonly ResultLine[], own: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  const guests = new Set<number>();
  for (const { ns, ew } of lines) {
    if (!own.has(ns)) guests.add(ns);
    if (!own.has(ew)) guests.add(ew);
  }
  return guests;
}

/** The penalties of a field's pairs, for the scorer. */
function penaltiesIn({ entries }: SessionField, penalties: readonly PenaltyView[]): readonly Penalty[] {
  const own = new Set(entries.map(({ id }) => id));
  return penalties
    .filter(({ entry }) => own.has(entry))
    .map(({ entry, kind, amount, unit }) => ({ entry, kind, amount: exact(amount, 100), unit }));
}

/** The boards whose lines have changed, those that had no lines or have none any more among them. */
function changedBoards(before: LinesByBoard, now: LinesByBoard): readonly ChangedBoardLines<ResultLine>[] {
  const boards = [...new Set([...before.keys(), ...now.keys()])];
  return boards
    .filter((board) => !isSameList(before.get(board) ?? [], now.get(board) ?? []))
    .map((board) => ({ board, lines: now.get(board) ?? [] }));
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || (one.length === other.length && one.every((item, place) => item === other[place]));
}
