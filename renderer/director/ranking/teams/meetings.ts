import type { MatchScoreView } from '../../../../main/club/model/matches.ts';
import type { MatchView, SessionView } from '../../../../main/club/model/session.ts';
import type { MatchTeam } from '../../../../src/scoring/teams/team.ts';

/** A match of a team, or its bye. */
export interface TeamMeeting {
  readonly match: MatchView;
  readonly score: MatchScoreView;
  /** Which side of it the team is. */
  readonly side: MatchTeam;
  /** The id of the opponent; null for a bye. */
  readonly opponent: number | null;
}

/** The matches and byes of a team, in order of rounds. */
export function meetingsOf(
  entry: number,
  matches: readonly MatchView[],
  scores: readonly MatchScoreView[],
): readonly TeamMeeting[] {
  const scored = new Map(scores.map((score) => [score.match, score]));
  return matches
    .flatMap((match): readonly TeamMeeting[] => {
      const score = scored.get(match.id);
      if (!score || (match.home !== entry && match.away !== entry)) return [];
      const side = match.home === entry ? 'home' : 'away';
      return [{ match, score, side, opponent: side === 'home' ? match.away : match.home }];
    })
    .toSorted((a, b) => a.match.round - b.match.round);
}

/** The boards of the rounds that a pair of a Swiss has played, of those of the whole Swiss. */
export function playedByPair(
  { sections, results }: Pick<SessionView, 'sections' | 'results'>,
  pair: number,
): { readonly played: number; readonly due: number } {
  const section = sections.find(({ entries }) => entries.some(({ id }) => id === pair));
  const { rounds = 0, boardsPerRound = 0 } = section ?? {};
  const last = Math.max(0, ...results.flatMap(({ ns, ew, round }) => (ns === pair || ew === pair ? [round] : [])));
  return { played: last * boardsPerRound, due: rounds * boardsPerRound };
}
