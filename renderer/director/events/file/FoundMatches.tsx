import type { FoundMatchesView } from '../../../../main/club/model/files/exchange.ts';
import { victoryPointWords } from '../../../../src/language/regulation/victory-points.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useWords } from '../../../shared/language.tsx';

/** How the matches of a file are scored, and how many of them have the file's score by it. */
export function FoundMatches({ found }: { readonly found: FoundMatchesView }) {
  const words = useWords(importFileWords);
  const { comparison } = useWords(teamRankingWords);
  const { scales } = useWords(victoryPointWords);
  const { scoring, fitting, known, given, isOwnScale, adjusted } = found;
  const scale = isOwnScale ? words.scaleOfFile : scoring.scale && scales[scoring.scale];
  return (
    <p>
      {words.scoredBy(comparison[scoring.comparison], scale)}{' '}
      {known === 0 ? words.notKnown : words.fits(fitting, known)}
      {isOwnScale && ` ${words.ownScale}`}
      {given > 0 && ` ${words.given(given)}`}
      {adjusted > 0 && ` ${words.adjusted(adjusted)}`}
    </p>
  );
}
