import { useMemo } from 'react';
import type { FieldStandingsView, SectionView } from '../../../main/club/model.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import { Foot } from './Foot.tsx';
import { useNewest } from './newest.ts';
import { RankingLines } from './RankingLines.tsx';
import { lastRoundOf } from './scale.ts';
import { linesByHandicap, linesOf, type RankedBy } from './standing.ts';
import { sumsOf } from './sums.ts';
import type { PairChoice } from './usePairChoice.ts';
import { useScales } from './useScales.ts';

/** The rankings of a field side by side, on common scales, and their sums. They are of the newest standings. */
export function RankingTables(props: {
  readonly sections: readonly SectionView[];
  /** The field as the rest of the screen shows it. */
  readonly known: FieldStandingsView;
  /** With how many decimals the regulation shows figures. */
  readonly shown: ShownDecimals;
  readonly choice: PairChoice;
  /** What the lines are ranked by, and the unit of handicaps. */
  readonly by: RankedBy;
  readonly handicapUnit: HandicapUnit;
  readonly onExplain: (entry: number) => void;
}) {
  const { sections, known, shown, choice, by, handicapUnit } = props;
  const scores = useNewest(known);
  const lines = useMemo(() => {
    const scratch = linesOf(sections, scores);
    return by === 'handicap' ? linesByHandicap(scratch, scores.rankedBy) : scratch;
  }, [sections, scores, by]);
  const scales = useScales(lines, scores, shown, by === 'handicap' ? handicapUnit : null, lastRoundOf(scores));
  const sums = useMemo(() => sumsOf(known), [known]);
  return (
    <>
      <RankingLines lines={lines} scales={scales} choice={choice} onExplain={props.onExplain} />
      {sums && <Foot sums={sums} winners={scores.winners} />}
    </>
  );
}
