import type { MatchStageScoring } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { matchWay, scoringBy } from '../../../../src/movement/teams/match-ways.ts';
import { isOfPairs, pairsMatchScoring } from '../../../../src/movement/swiss/usual-scoring.ts';
import type { StartSettings } from '../form/useStartDraft.ts';
import type { ListedChoice, Play } from '../play.ts';

/** How the matches of a movement are scored: as chosen, else as is usual for it; null where it has none. */
export function matchScoringOf<Choice extends ListedChoice>(
  { usualMatches }: Pick<Play<Choice>, 'usualMatches'>,
  { matches, regulation, scoring }: Pick<StartSettings, 'matches' | 'regulation' | 'scoring'>,
  choice: Choice,
): MatchStageScoring | null {
  const usual = usualMatches?.(choice, regulation, scoring.method) ?? null;
  if (usual && isOfPairs(usual)) {
    return pairsMatchScoring(scoring.method, regulation, matches && isOfPairs(matches) ? matches : null);
  }
  return usual && matches && !isOfPairs(matches)
    ? scoringBy(matchWay(matches), matches, choice.boardsPerMatch ?? 1)
    : usual;
}
