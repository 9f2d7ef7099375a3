import { roundOfStanding } from '../../../src/draw/entry.ts';
import { entriesAfterRound } from '../../../src/draw/standing.ts';
import type { DrawWish } from '../../../src/draw/wish.ts';
import { canScoreHalf } from '../../../src/scoring/ranked-matches/half-match.ts';
import { boardsOfHalfMatch } from '../../../src/movement/swiss/rounds.ts';
import type { RankedMatches } from '../../../src/scoring/ranked-matches/ranked.ts';
import type { DrawRow } from '../../store/matches/draws.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { RoundState } from '../../../src/session/rounds/state.ts';
import type { DrawnBy } from '../model/draws.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { withdrawnEntries } from '../../../src/session/withdrawals.ts';
import { currentScores } from '../standings/standings.ts';
import type { DrawForm, RoundToDraw } from './form.ts';
import { drawFormOf } from './forms.ts';
import { roundStates } from '../../../src/session/rounds/states.ts';

/** A stage that is drawn round by round, as it stands. */
export interface DrawnStage {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly form: DrawForm;
  readonly ranked: RankedMatches;
  readonly states: readonly RoundState[];
  /** The newest draw of each round, a proposal with wishes among them. */
  readonly draws: readonly DrawRow[];
}

/** The stage of a session; refused where its schedule is known to its end. */
export function readDrawnStage(club: Club, id: number): DrawnStage | ClubProblem {
  const session = readSession(club, id);
  if (isProblem(session)) return session;
  const [section] = session.sections;
  const form = section ? drawFormOf(section.spec) : null;
  const current = currentScores(club, id);
  if (isProblem(current)) return current;
  const ranked = current.scores.stage?.ranked;
  if (!section || !form || !ranked) return { kind: 'problem', code: 'notDrawn' };
  return {
    session,
    section,
    form,
    ranked,
    states: roundStates(session, section),
    draws: club.store.draws.newest(id),
  };
}

/** What the director chose for a round: as it was drawn, or as the one before, with the wishes that still hold. */
export function chosenFor({ section, form, draws }: DrawnStage, round: number): ChosenDraw {
  const own = draws.find((draw) => draw.round === round);
  const before = draws.findLast((draw) => draw.round < round);
  const drawn = own ?? before;
  const usual = form.drawnBy(section.spec);
  const {
    rule = usual.rule,
    isLate = usual.isLate,
    odd = usual.odd,
  } = drawn ? (JSON.parse(drawn.rule) as Partial<DrawnBy>) : usual;
  const wishes = drawn ? (JSON.parse(drawn.overrides) as readonly DrawWish[]) : [];
  return { drawnBy: { rule, isLate, ...(odd && { odd }) }, wishes: wishes.filter(({ until }) => until >= round) };
}

export interface ChosenDraw {
  readonly drawnBy: DrawnBy;
  readonly wishes: readonly DrawWish[];
}

/** What a round is drawn from. */
export function roundToDraw(
  { store }: Club,
  { session, section, ranked }: DrawnStage,
  round: number,
  { drawnBy, wishes }: ChosenDraw,
): RoundToDraw {
  const afterRound = roundOfStanding(round, drawnBy.isLate);
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const numberOf = (entry: number) => numbers.get(entry) ?? 0;
  const gone = new Set([...withdrawnEntries(session.terms), ...inTriangle(session, round)]);
  const lots = store.lots.read(session.id);
  return {
    spec: section.spec,
    round,
    drawnBy,
    hasHalfScale: canScoreHalf(ranked.input.rules.comparison, boardsOfHalfMatch(section.spec)),
    wishes,
    afterRound,
    entries: entriesAfterRound(ranked, afterRound, { gone, lots, numberOf }),
    matches: session.matches
      .filter((match) => match.round < round)
      .map((match) => ({
        round: match.round,
        lastRound: match.lastRound,
        ...(match.isHalf && { isHalf: match.isHalf }),
        home: numberOf(match.home),
        away: match.away === null ? null : numberOf(match.away),
      })),
  };
}

/** Who is still in a triangle that began in the round before: they are not drawn. */
function inTriangle({ matches }: Pick<SessionView, 'matches'>, round: number): readonly number[] {
  return matches.flatMap(({ home, away, round: first, lastRound }) =>
    first < round && lastRound >= round && away !== null ? [home, away] : [],
  );
}
