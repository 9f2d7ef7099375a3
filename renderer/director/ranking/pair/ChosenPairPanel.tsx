import { awardUnit, type RankedPair } from '../../session/rankedLines.ts';
import { explanationPath } from '../../session/paperPath.ts';
import type { RankingState } from '../useRankingState.ts';
import { BoardHands } from '../../session/hands/BoardHands.tsx';
import { PairPanel } from './PairPanel.tsx';
import { PairPenalties, PenaltyKeys } from './PairPenalties.tsx';

/** The panel of the chosen pair: its figures, its boards, one of them explained, and its penalties. */
export function ChosenPairPanel({ ranking, pair }: { readonly ranking: RankingState; readonly pair: RankedPair }) {
  const { session, sections, field, chosen } = ranking;
  const entry = pair.entry.id;
  return (
    <PairPanel
      sections={sections}
      unit={field.unit}
      rankedBy={field.rankedBy}
      decimals={session.scoring.regulation.shown}
      awards={awardUnit(field)}
      explained={chosen.explained}
      totalOpen={chosen.isTotalOpen}
      onTotalOpen={chosen.openTotal}
      paper={explanationPath(session.id, entry)}
      results={session.results}
      pair={pair}
      card={chosen.card}
      played={chosen.played}
      onBoard={chosen.chooseBoard}
      hands={chosen.played && <BoardHands session={session} board={chosen.played.board} />}
      penalties={
        <PairPenalties session={session} entry={entry} unit={field.unit} form={chosen.form} onForm={chosen.openForm} />
      }
      keys={chosen.form === null && <PenaltyKeys onForm={chosen.openForm} />}
    />
  );
}
