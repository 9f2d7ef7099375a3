import { useMemo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { SectionView } from '../../../../main/club/model/session.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import { MasterpointsFoot } from './MasterpointsFoot.tsx';
import { RankingFoot } from './RankingFoot.tsx';
import { useNewestField } from '../newestStandings.ts';
import { RankingLines } from './RankingLines.tsx';
import { lastRoundOf } from '../../session/standings.ts';
import { rankedLines } from '../../session/rankedLines.ts';
import type { RankedBy } from '../../../../src/scoring/standing/handicap.ts';
import { linesByHandicap } from '../byHandicap.ts';
import { rankingSums } from './rankingSums.ts';
import type { ChosenPair } from '../useChosenPair.ts';
import { useRowScales } from './useRowScales.ts';

/** The rankings of a field side by side, on common scales and from the newest standings, and their sums. */
export function RankingTables(props: {
  readonly sections: readonly SectionView[];
  /** The field as the rest of the screen shows it. */
  readonly known: FieldStandingsView;
  /** The decimals that the regulation shows. */
  readonly decimals: ShownDecimals;
  readonly choice: ChosenPair;
  /** Whether the lines are ranked by scratch or handicap. */
  readonly by: RankedBy;
  readonly handicapUnit: HandicapUnit;
  /** Whether the ranking has been published; until then masterpoints are provisional. */
  readonly isPublished: boolean;
  readonly onExplain: (entry: number) => void;
}) {
  const { sections, known, decimals: shown, choice, by, handicapUnit } = props;
  const scores = useNewestField(known);
  const lines = useMemo(() => {
    const scratch = rankedLines(sections, scores);
    return by === 'handicap' ? linesByHandicap(scratch, scores.rankedBy) : scratch;
  }, [sections, scores, by]);
  const scales = useRowScales(lines, scores, shown, by === 'handicap' ? handicapUnit : null, lastRoundOf(scores));
  const sums = useMemo(() => rankingSums(known), [known]);
  return (
    <>
      <RankingLines lines={lines} scales={scales} choice={choice} onExplain={props.onExplain} />
      {sums && <RankingFoot sums={sums} winners={scores.winners} />}
      <MasterpointsFoot rankings={scores.rankings} isPublished={props.isPublished} />
    </>
  );
}
