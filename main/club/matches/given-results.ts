import { parseExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { GivenMatchResult } from '../../../src/scoring/ranked-matches/stage.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import type { MatchResultRow, NewMatchResult } from '../../store/matches/match-results.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { GivenResultView } from '../model/matches.ts';
import type { ChangeScope } from '../model/undo.ts';
import type { ClubProblem } from '../problem.ts';

/** What the director gives a match in the place of its lines. */
export interface GivenResultInput {
  /** Null takes the given result away again. */
  readonly given: Pick<GivenResultView, 'kind' | 'home' | 'away' | 'unit' | 'team'> | null;
  readonly note: string;
  /** The version that its sender saw; null where there was none. */
  readonly expectedVersion: number | null;
}

/** Gives a match a result in the place of what its lines are worth, or takes it away. */
export function giveMatchResult(
  club: Club,
  session: number,
  match: number,
  { given, note, expectedVersion }: GivenResultInput,
): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'match' }, ({ add }): ClubProblem | null => {
    if (!store.matches.drawn(session).some(({ id }) => id === match)) {
      return { kind: 'problem', code: 'unknownMatch', match };
    }
    const newest = store.matchResults.newest(match);
    if ((newest?.version ?? null) !== expectedVersion) return changedMeanwhile(club, session);
    const figures = [given?.home ?? null, given?.away ?? null];
    const isComplete = figures.every((figure) => (figure === null) === ((given?.unit ?? null) === null));
    if (!isComplete || figures.some((figure) => figure !== null && parseExact(figure) === null)) {
      return { kind: 'problem', code: 'figureNotPossible' };
    }
    if (given?.kind === 'totals' && given.unit === null) return { kind: 'problem', code: 'figureNotPossible' };
    if (!given && (newest === null || newest.kind === 'none')) return null;
    store.matchResults.add(add(), { match, ...(given ?? NOTHING), note: note.trim() });
    return null;
  });
}

const NOTHING: Pick<NewMatchResult, 'kind' | 'home' | 'away' | 'unit' | 'team'> = {
  kind: 'none',
  home: null,
  away: null,
  unit: null,
  team: null,
};

/** Writes what matches were given before a change. */
function restoreMatchResults({ store }: Club, { undone, change }: Restoring): ChangeScope {
  const before = store.matchResults.before(undone);
  for (const row of before) store.matchResults.add(change, row);
  return { subject: 'match', matches: before.map(({ match }) => match) };
}

export const matchResultChange: UndoableChange<'match'> = { kind: 'match', restore: restoreMatchResults };

/** The view of a given result; null where it was taken away. */
export function givenResultView(row: MatchResultRow): GivenResultView | null {
  const { kind, home, away, unit, team, note, version, at } = row;
  return kind === 'none' ? null : { kind, home, away, unit, team, note, version, at };
}

const VOID = { kind: 'void', grades: null } as const;

/** The given result as the scorer takes it. */
export function givenMatchResult({ kind, home, away, unit, team }: GivenResultView): GivenMatchResult {
  const [atHome, atAway] = [home, away].map((text) => (text === null ? null : parseExact(text)));
  const result: ForTeams<Exact> | null = atHome && atAway ? { home: atHome, away: atAway } : null;
  switch (kind) {
    case 'totals':
      return {
        kind,
        imps: unit === 'imps' ? result : null,
        points: unit === 'points' ? result : null,
        result: unit === 'victory-points' ? result : null,
      };
    case 'forfeit':
      return { kind, by: team ?? 'both', result };
    case 'walkover':
      return { kind, winner: team ?? 'home', result };
    case 'mismatch':
    case 'indemnity':
      return result ? { kind, result } : VOID;
    case 'bye':
      return { kind, result: atHome ?? null };
    case 'void':
      return VOID;
  }
}
