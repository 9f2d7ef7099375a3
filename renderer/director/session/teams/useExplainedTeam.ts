import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExplainedMatch, ExplainedTeam, TeamBoardFigure } from '../../../../main/club/model/explanation.ts';
import type { MatchStandingDerivation } from '../../../../src/scoring/derivation/match-standing.ts';
import type { RankedMatchDerivation } from '../../../../src/scoring/derivation/ranked-match.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { forTeams, type ForTeams } from '../../../../src/scoring/teams/team.ts';
import { api } from '../../api/client.ts';
import type { Explained } from '../explain/useExplained.ts';

/** The derivation of a team's total, and of what each of its matches gave it. */
export interface TeamExplanation {
  readonly standing: MatchStandingDerivation;
  readonly matches: ReadonlyMap<number, RankedMatchDerivation>;
}

/** The derivation of a match for both teams, and of its boards. */
export interface MatchExplanation {
  readonly teams: ForTeams<RankedMatchDerivation | null>;
  readonly boards: ReadonlyMap<number, ForTeams<TeamBoardFigure>>;
}

/** Where the total and the place of a team come from; nothing is fetched without a team. */
export function useExplainedTeam(session: number, entry: number | null, change: number): Explained<TeamExplanation> {
  const query = useQuery({
    queryKey: ['explain-team', session, entry, change],
    queryFn: () => api.explainTeam(session, entry ?? 0),
    enabled: entry !== null,
    placeholderData: (before: ExplainedTeam | undefined) => (before?.entry === entry ? before : undefined),
    gcTime: 0,
  });
  const { data } = query;
  const derivation = useMemo(() => (data ? readTeam(data) : null), [data]);
  return { derivation, failed: query.isError };
}

/** Where the result and the boards of a match come from. */
export function useExplainedMatch(session: number, match: number, change: number): Explained<MatchExplanation> {
  const query = useQuery({
    queryKey: ['explain-match', session, match, change],
    queryFn: () => api.explainMatch(session, match),
    placeholderData: (before: ExplainedMatch | undefined) => (before?.match === match ? before : undefined),
    gcTime: 0,
  });
  const { data } = query;
  const derivation = useMemo(() => (data ? readMatch(data) : null), [data]);
  return { derivation, failed: query.isError };
}

function readTeam({ standing, matches }: ExplainedTeam): TeamExplanation {
  return {
    standing: deserializeExacts<MatchStandingDerivation>(standing),
    matches: new Map(matches.map(({ match, figure }) => [match, deserializeExacts<RankedMatchDerivation>(figure)])),
  };
}

function readMatch({ teams, boards }: ExplainedMatch): MatchExplanation {
  return {
    teams: forTeams((team) => teams[team] && deserializeExacts<RankedMatchDerivation>(teams[team])),
    boards: new Map(
      boards.map(({ board, figures }) => [
        board,
        forTeams((team) => deserializeExacts<TeamBoardFigure>(figures[team])),
      ]),
    ),
  };
}
