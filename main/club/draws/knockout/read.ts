import { nextRound, type KnockoutProblem, type KnockoutRound } from '../../../../src/draw/knockout/next-round.ts';
import { wishesOfOverrides, type KnockoutOverride } from '../../../../src/draw/knockout/override.ts';
import type { DrawnKnockoutMatch, Knockout } from '../../../../src/draw/knockout/knockout.ts';
import { scoreOfMatch, type MatchFigures } from '../../../../src/draw/knockout/played.ts';
import type { RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { DrawRow } from '../../../store/matches/draws.ts';
import type { Club } from '../../club.ts';
import { readSession } from '../../competitions/sessions.ts';
import type { SessionView } from '../../model/session.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { startedRounds } from '../../schedule/running-schedule.ts';
import { knockoutStage, type KnockoutStage } from '../../standings/knockout/stage.ts';
import { currentScores } from '../../standings/standings.ts';

/** A knockout with the session it is played in. */
export interface PlayedKnockout extends KnockoutStage {
  readonly session: SessionView;
  readonly ranked: RankedMatches;
  readonly draws: readonly DrawRow[];
}

export function readPlayedKnockout(club: Club, id: number): PlayedKnockout | ClubProblem {
  const session = readSession(club, id);
  if (isProblem(session)) return session;
  const current = currentScores(club, id);
  if (isProblem(current)) return current;
  const ranked = current.scores.stage?.ranked;
  const stage = ranked ? knockoutStage(session, ranked) : null;
  if (!ranked || !stage) return { kind: 'problem', code: 'notKnockout' };
  return { ...stage, session, ranked, draws: club.store.draws.newest(id) };
}

/** What both have in a match so far; null where it isn't scored. */
export function figuresOfMatch(
  { spec, ranked }: Pick<PlayedKnockout, 'spec' | 'ranked'>,
  { key, reason }: Pick<DrawnKnockoutMatch, 'key' | 'reason'>,
): MatchFigures | null {
  const score = ranked.matches.find((one) => Number(one.match.key) === key)?.score;
  const segments = reason.code === 'triangle' ? 1 : spec.segments;
  return score ? scoreOfMatch(score, segments, ranked.input.rules.comparison) : null;
}

/** A round that can be drawn: the one after the last, or the last again while nothing of it is played. */
export interface RoundInHand {
  /** Of the knockout, from 1. */
  readonly round: number;
  /** The round of the session in which its matches begin. */
  readonly from: number;
  /** The knockout before it. */
  readonly before: Knockout;
  readonly overrides: readonly KnockoutOverride[];
}

/** The round after the last. Its schedule comes behind all that is seated. */
export function roundToCome({ knockout, section, session, draws }: PlayedKnockout): RoundInHand {
  const from = section.rounds + 1;
  const last = Math.max(0, ...session.matches.map(({ round }) => round));
  const proposal = draws.findLast((draw) => draw.round > last && draw.state === 'proposed');
  return { round: knockout.rounds.length + 1, from, before: knockout, overrides: overridesOf(proposal) };
}

/** The last round, while it can be drawn again; null where a result of it stands. */
export function roundAgain({ knockout, section, session, draws }: PlayedKnockout): RoundInHand | null {
  const from = Math.max(0, ...session.matches.map(({ round }) => round));
  const own = session.matches.filter((match) => match.round === from);
  if (from === 0 || startedRounds(session, section) >= from || own.some(({ given }) => given)) return null;
  const before = { ...knockout, rounds: knockout.rounds.slice(0, -1) };
  const draw = draws.find(({ round }) => round === from);
  return { round: knockout.rounds.length, from, before, overrides: overridesOf(draw) };
}

function overridesOf(draw: DrawRow | undefined): readonly KnockoutOverride[] {
  return draw ? (JSON.parse(draw.overrides) as readonly KnockoutOverride[]) : [];
}

/** Who would meet in a round by what the director decided. */
export function meetingsInHand({ before, overrides }: RoundInHand): KnockoutRound | KnockoutProblem {
  return nextRound(before, wishesOfOverrides(overrides));
}

/** Identifies a draw for whoever announces it. */
export function keyOfRound({ round, meetings }: Pick<KnockoutRound, 'round' | 'meetings'>): string {
  return [round, ...meetings.map(({ home, away }) => `${home}-${away ?? ''}`)].join(' ');
}
