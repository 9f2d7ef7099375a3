import type { StageMatchScore } from './ranked.ts';
import type { StageMatch } from './stage.ts';

/** A match by itself, and whether both of its contestants are still there to play it. */
export interface PlayableMatch {
  readonly match: StageMatch;
  readonly score: Pick<StageMatchScore, 'state'>;
  readonly isPlayable: boolean;
}

/**
 * Tells whether a round has begun, from which on byes and awards for unplayed matches count: a match of it or of a
 * later round has. A round in which nobody plays has begun when all before it are complete.
 */
export function roundsBegun(matches: readonly PlayableMatch[]): (round: number) => boolean {
  const playable = matches.filter(({ isPlayable }) => isPlayable);
  const latest = playable.reduce(
    (most, { match, score }) => (score.state === 'not-begun' ? most : Math.max(most, match.round)),
    0,
  );
  return (round) =>
    round <= latest ||
    (playable.every(({ match }) => match.round !== round) &&
      playable.every(({ match, score }) => match.round > round || score.state === 'complete'));
}
