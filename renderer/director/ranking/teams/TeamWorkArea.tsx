import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useWords } from '../../../shared/language.tsx';
import { ChangesSincePublished } from '../published/ChangesSincePublished.tsx';
import { RoundCells } from '../table/RoundCells.tsx';
import { CrossTable } from './CrossTable.tsx';
import { TeamStandingTable } from './TeamStandingTable.tsx';
import type { TeamRankingState } from './useTeamRanking.ts';

/** The view of the ranking of teams that is shown. */
export function TeamWorkArea({ ranking }: { readonly ranking: TeamRankingState }) {
  const { session, matches, after, fieldAfter, publication } = ranking;
  const words = useWords(teamRankingWords);
  const rounds = Math.max(...session.sections.map((section) => section.rounds));
  switch (ranking.view) {
    case 'table':
      return <TeamStandingTable ranking={ranking} unit={matches.unit} />;
    case 'cross':
      return <CrossTable ranking={ranking} rows={matches.crossTable} />;
    case 'rounds':
      return (
        <>
          <RoundCells after={after} rounds={rounds} note={words.afterRoundNote} />
          <TeamStandingTable ranking={ranking} unit={matches.unit} />
          {fieldAfter?.matches && <CrossTable ranking={ranking} rows={fieldAfter.matches.crossTable} />}
        </>
      );
    case 'changed':
      return publication.report && <ChangesSincePublished session={session} report={publication.report} />;
  }
}
