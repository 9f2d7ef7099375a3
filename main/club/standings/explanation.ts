/** Where the figures of a session come from, as data; src/language turns it into sentences. */
import type { Side } from '../../../src/bridge/seat.ts';
import { slotKey, slotOf, type Slot } from '../../../src/session/slot.ts';
import { deriveFigure } from '../../../src/scoring/derivation/figure.ts';
import { deriveTotal } from '../../../src/scoring/derivation/total.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { SessionScores } from '../../../src/scoring/ranked-session/score-session.ts';
import { serializeExacts } from '../../../src/scoring/numbers/serialize.ts';
import type { SessionLine } from './board-view.ts';
import type { Club } from '../club.ts';
import type { ExplainedEntry, ExplainedFigure } from '../model/explanation.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import type { CachedScores } from './cached-scores.ts';
import { fieldSitOuts } from './field-scores.ts';
import { explainPlace } from './field-view.ts';
import { sessionFields } from '../competitions/fields.ts';
import { readSession } from '../competitions/sessions.ts';
import { currentScores, scoredSections } from './standings.ts';

/** Derives what one side has of a result. */
export function explainResult(club: Club, id: number, slot: Slot, side: Side): ExplainedFigure | ClubProblem {
  const found = scoredSession(club, id);
  if (isProblem(found)) return found;
  const scores = found.scored.get(slot.section);
  const key = slotKey(slot);
  const explained = scores && figuresIn(found.session, scores, (line) => (slotKey(line) === key ? [side] : []))[0];
  return explained ?? { kind: 'problem', code: 'noResult', ...slot };
}

/** Derives what an entry has, its place, and every figure of its boards. */
export function explainEntry(club: Club, id: number, entry: number): ExplainedEntry | ClubProblem {
  const found = scoredSession(club, id);
  if (isProblem(found)) return found;
  return explainedEntry(found, entry) ?? { kind: 'problem', code: 'unknownEntry', entry };
}

/** The same of a session that was read: a pure function of what is in it. Without entries, of all that are ranked. */
export function explainedEntries(session: SessionView, entries?: readonly number[]): readonly ExplainedEntry[] {
  const found = { session, scored: scoredSections(session) };
  const asked = entries ?? session.sections.flatMap((section) => section.entries.map(({ id }) => id));
  return asked.flatMap((entry) => explainedEntry(found, entry) ?? []);
}

interface ScoredSession {
  readonly session: SessionView;
  readonly scored: CachedScores['scored'];
}

/** A session and its scores, read together. */
function scoredSession(club: Club, id: number): ScoredSession | ClubProblem {
  return club.store.snapshot((): ScoredSession | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const current = currentScores(club, id);
    return isProblem(current) ? current : { session, scored: current.scores.scored };
  });
}

function explainedEntry({ session, scored }: ScoredSession, entry: number): ExplainedEntry | null {
  const field = sessionFields(session).find(({ entries }) => entries.some(({ id }) => id === entry));
  const scores = field && scored.get(field.id);
  if (!scores) return null;
  const sitOuts = fieldSitOuts(field, session.results, scores.withdrawn);
  const total = deriveTotal(scores, scoringOf(session), entry, sitOuts);
  const standing = explainPlace(field, scores, session, entry);
  if (!total || !standing) return null;
  const boards = figuresIn(session, scores, ({ ns, ew }) => [
    ...(ns === entry ? (['NS'] as const) : []),
    ...(ew === entry ? (['EW'] as const) : []),
  ]);
  return { entry, total: serializeExacts(total), standing: serializeExacts(standing), boards };
}

/** The derivations of those sides of the lines of a field that are asked for. */
function figuresIn(
  session: SessionView,
  { boards }: SessionScores<SessionLine>,
  sidesOf: (line: SessionLine) => readonly Side[],
): readonly ExplainedFigure[] {
  const scoring = { boards, ...scoringOf(session) };
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

function scoringOf({ scoring: { method, regulation } }: SessionView) {
  return { method: METHODS[method], regulation };
}
