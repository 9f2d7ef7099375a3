/** Where the figures of a session come from, as data. src/language puts it into sentences. */
import { SIDES, type Side } from '../../../src/bridge/seat.ts';
import { entriesOfSide } from '../../../src/scoring/boards/individual.ts';
import { slotKey, slotOf, type Slot } from '../../../src/session/slot.ts';
import { deriveFigure } from '../../../src/scoring/derivation/figure.ts';
import { deriveRankedEntry } from '../../../src/scoring/derivation/ranked-entry.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { ResultLine } from '../../../src/session/result-line.ts';
import type { Club } from '../club.ts';
import type { ExplainedAddedUp, ExplainedEntry, ExplainedFigure, ExplainedTeamFigure } from '../model/explanation.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import type { CachedScores } from './cached-scores.ts';
import { readSession } from '../competitions/sessions.ts';
import { explainedLine } from './matches/explained-figures.ts';
import type { RankedField } from './ranked-field.ts';
import { currentScores, rankedSections } from './standings.ts';
import { deriveTeam } from './teams-of-pairs.ts';

/** Derives one side's figure of a result. */
export function explainResult(
  club: Club,
  id: number,
  slot: Slot,
  side: Side,
): ExplainedFigure | ExplainedTeamFigure | ClubProblem {
  const found = scoredSession(club, id);
  if (isProblem(found)) return found;
  const field = found.ranked.get(slot.section);
  // Matches of teams have no field: the two tables are compared.
  const inMatch = !field && found.stage && explainedLine(found.stage, slot, side);
  if (inMatch) return inMatch;
  const key = slotKey(slot);
  const explained = field && figuresIn(field, (line) => (slotKey(line) === key ? [side] : []))[0];
  return explained ?? { kind: 'problem', code: 'noResult', ...slot };
}

/** Derives an entry's total, its place, and every figure of its boards. */
export function explainEntry(club: Club, id: number, entry: number): ExplainedEntry | ClubProblem {
  const found = scoredSession(club, id);
  if (isProblem(found)) return found;
  return explainedEntry(found, entry) ?? { kind: 'problem', code: 'unknownEntry', entry };
}

/** Derives the total and the place of a team whose pairs are added up. */
export function explainAddedUp(club: Club, id: number, entry: number): ExplainedAddedUp | ClubProblem {
  const found = scoredSession(club, id);
  if (isProblem(found)) return found;
  const derived = deriveTeam(found.session, found.ranked, entry);
  return derived ? serializeExacts(derived) : { kind: 'problem', code: 'unknownEntry', entry };
}

/** The same of a session that is already read; of all its teams, unless some are given. */
export function explainedAddedUp(session: SessionView, entries?: readonly number[]): readonly ExplainedAddedUp[] {
  if (session.teams.length === 0) return [];
  const ranked = rankedSections(session);
  const ids = entries ?? session.teams.map(({ id }) => id);
  return ids.flatMap((entry) => {
    const derived = deriveTeam(session, ranked, entry);
    return derived ? [serializeExacts(derived)] : [];
  });
}

/** The derivations of entries of a session that is already read; of all that are ranked, unless some are given. */
export function explainedEntries(session: SessionView, entries?: readonly number[]): readonly ExplainedEntry[] {
  const found = { session, ranked: rankedSections(session), stage: null };
  const ids = entries ?? session.sections.flatMap((section) => section.entries.map(({ id }) => id));
  return ids.flatMap((entry) => explainedEntry(found, entry) ?? []);
}

interface ScoredSession {
  readonly session: SessionView;
  /** By section. */
  readonly ranked: CachedScores['ranked'];
  readonly stage: CachedScores['stage'];
}

/** A session and its scores, read at one moment. */
function scoredSession(club: Club, id: number): ScoredSession | ClubProblem {
  return club.store.snapshot((): ScoredSession | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const current = currentScores(club, id);
    return isProblem(current) ? current : { session, ranked: current.scores.ranked, stage: current.scores.stage };
  });
}

function explainedEntry({ session, ranked }: ScoredSession, entry: number): ExplainedEntry | null {
  const section = session.sections.find(({ entries }) => entries.some(({ id }) => id === entry));
  const field = section && ranked.get(section.id);
  const derived = field && deriveRankedEntry(field, entry);
  if (!derived) return null;
  const boards = figuresIn(field, (line) =>
    SIDES.filter((side) => entriesOfSide(line, side === 'NS' ? 'ns' : 'ew').includes(entry)),
  );
  return { entry, total: serializeExacts(derived.total), standing: serializeExacts(derived.standing), boards };
}

/** The derivations of some sides of the lines of a field. */
function figuresIn(
  { scores: { boards }, input: { method, regulation, windowOf } }: RankedField,
  sidesOf: (line: ResultLine) => readonly Side[],
): readonly ExplainedFigure[] {
  const scoring = { boards, method, regulation, ...(windowOf && { windowOf }) };
  return boards.flatMap((board) =>
    board.results.flatMap((result) =>
      sidesOf(result.line).map((side) => ({
        ...slotOf(result.line),
        side,
        figure: serializeExacts(deriveFigure(scoring, board, result, side)),
      })),
    ),
  );
}
