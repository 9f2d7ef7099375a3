import { BoardSpreads } from '../session/statistics/BoardSpreads.tsx';
import { SessionStatistics } from '../session/statistics/SessionStatistics.tsx';
import { Evolution } from './evolution/Evolution.tsx';
import { ChangesSincePublished } from './published/ChangesSincePublished.tsx';
import { ScorecardView } from './scorecard/ScorecardView.tsx';
import { AfterRoundTables } from './table/AfterRoundTables.tsx';
import { OtherClubsLink } from './table/OtherClubsLink.tsx';
import { RankingTables } from './table/RankingTables.tsx';
import type { RankingState } from './useRankingState.ts';

/** The view that is shown in the work area. */
export function RankingWorkArea({ ranking }: { readonly ranking: RankingState }) {
  const { session, field, sections, change, choice, chosen, by, fieldAfter, completeness } = ranking;
  const decimals = session.scoring.regulation.shown;
  switch (ranking.shown) {
    case 'table':
      if (ranking.isEmpty) return null;
      return (
        <>
          <RankingTables
            sections={sections}
            known={field}
            decimals={decimals}
            choice={choice}
            by={by}
            handicapUnit={session.terms.unit}
            isPublished={ranking.publication.published !== null}
            onExplain={chosen.explainTotal}
          />
          {completeness.recorded === completeness.due && <OtherClubsLink session={session} />}
        </>
      );
    case 'rounds':
      if (!fieldAfter) return null;
      return (
        <AfterRoundTables
          after={ranking.after}
          field={fieldAfter}
          lines={ranking.lines}
          rounds={completeness.rounds}
          decimals={decimals}
          choice={choice}
          handicapIn={by === 'handicap' ? session.terms.unit : null}
          givesMasterpoints={session.terms.masterpoints !== undefined}
        />
      );
    case 'evolution':
      return <Evolution lines={ranking.scratch} field={field} choice={choice} />;
    case 'boards':
      return (
        <BoardSpreads
          session={session.id}
          change={change}
          sections={field.sections}
          chosen={ranking.fieldBoard?.board ?? null}
          onChoose={chosen.chooseBoard}
        />
      );
    case 'scorecards':
      if (!chosen.pair) return null;
      return (
        <ScorecardView
          winners={field.winners}
          unit={field.unit}
          pair={chosen.pair}
          card={chosen.card}
          chosen={chosen.played?.board ?? null}
          onChoose={chosen.chooseBoard}
        />
      );
    case 'statistics':
      return <SessionStatistics session={session.id} change={change} />;
    case 'changed':
      return (
        ranking.publication.report && <ChangesSincePublished session={session} report={ranking.publication.report} />
      );
  }
}
