import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { regulationName } from '../../../../src/language/regulation/regulation.ts';
import { victoryPointWords } from '../../../../src/language/regulation/victory-points.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import rankingClasses from '../Ranking.module.css';
import { TeamScoringForm } from './TeamScoringForm.tsx';

/** What the matches are compared by, and the scale they are read with. Pressing it opens the form that changes them. */
export function TeamScoringChange({ session }: { readonly session: SessionView }) {
  const words = useWords(teamRankingWords);
  const { change } = useWords(scoringScreenWords);
  const { scales } = useWords(victoryPointWords);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { matches } = session.scoring;
  if (!matches) return null;
  if (open) {
    return <TeamScoringForm session={session} matches={matches} onDone={() => setOpen(false)} />;
  }
  const scale = matches.scale && scales[matches.scale];
  return (
    <button type="button" className={rankingClasses['scoring']} title={change} onClick={() => setOpen(true)}>
      {words.scored(words.comparison[matches.comparison], scale, regulationName(session.scoring, language))}
    </button>
  );
}
