import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { Cells } from '../../../shared/controls/Cells.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ChangesSincePublished } from '../published/ChangesSincePublished.tsx';
import classes from '../Ranking.module.css';
import { CrossTable } from './CrossTable.tsx';
import type { TeamRankingActions } from './teamKeys.ts';
import { TeamStandingTable } from './TeamStandingTable.tsx';
import type { TeamRankingState } from './useTeamRanking.ts';

/** The view of the ranking of teams that is shown. */
export function TeamWorkArea(props: { readonly ranking: TeamRankingState; readonly actions: TeamRankingActions }) {
  const { ranking } = props;
  const { session, matches, after, publication } = ranking;
  switch (ranking.view) {
    case 'table':
      return <TeamStandingTable ranking={ranking} unit={matches.unit} />;
    case 'cross':
      return <CrossTable ranking={ranking} rows={matches.crossTable} />;
    case 'rounds':
      return (
        <>
          <Rounds ranking={ranking} />
          <TeamStandingTable ranking={ranking} unit={matches.unit} />
          {after.field?.matches && <CrossTable ranking={ranking} rows={after.field.matches.crossTable} />}
        </>
      );
    case 'changed':
      return publication.report && <ChangesSincePublished session={session} report={publication.report} />;
  }
}

/** The round that the standing is shown after, and the rounds to choose from. */
function Rounds({ ranking }: { readonly ranking: TeamRankingState }) {
  const words = useWords(rankingWords);
  const own = useWords(teamRankingWords);
  const { round, last, goTo } = ranking.after;
  const rounds = Math.max(...ranking.session.sections.map((section) => section.rounds));
  const cells = Array.from({ length: last }, (_, at) => ({
    key: String(at + 1),
    text: String(at + 1),
    done: 1,
    current: at + 1 === round,
    waiting: false,
    startsGroup: false,
    label: words.afterRound(at + 1, rounds),
  }));
  return (
    <div className={classes['after']}>
      <h2>
        <span role="status">{words.afterRound(round, rounds)}</span>
      </h2>
      <Cells cells={cells} label={words.rounds} onGo={(key) => goTo(Number(key))} />
      <p>{own.afterRoundNote}</p>
    </div>
  );
}
