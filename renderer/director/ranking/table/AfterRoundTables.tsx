import { useMemo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import { Cells, type ProgressCell } from '../../../shared/controls/Cells.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';
import { RankingLines } from './RankingLines.tsx';
import type { RankedLine } from '../../session/rankedLines.ts';
import type { AfterRoundRanking } from './useAfterRound.ts';
import type { ChosenPair } from '../useChosenPair.ts';
import { useRowScales } from './useRowScales.ts';

/** The ranking after a round, and the rounds to choose from. Rows glide when the round changes. */
export function AfterRoundTables(props: {
  readonly after: AfterRoundRanking;
  readonly field: FieldStandingsView;
  readonly lines: readonly RankedLine[];
  readonly rounds: number;
  readonly decimals: ShownDecimals;
  readonly choice: ChosenPair;
  /** The unit of handicaps; null while the lines are ranked by scratch. */
  readonly handicapIn: HandicapUnit | null;
}) {
  const { after, field: scores, lines, rounds, decimals: shown, choice, handicapIn } = props;
  const words = useWords(rankingWords);
  const { round, last } = after;
  const scales = useRowScales(lines, scores, shown, handicapIn, round);
  const cells = useMemo(
    () =>
      Array.from({ length: last }, (_, at): ProgressCell => ({
        key: String(at + 1),
        text: String(at + 1),
        done: 1,
        current: at + 1 === round,
        waiting: false,
        startsGroup: false,
        label: words.afterRound(at + 1, rounds),
      })),
    [last, round, rounds, words],
  );
  return (
    <>
      <div className={classes['after']}>
        <h2>
          <span role="status">{words.afterRound(round, rounds)}</span>
        </h2>
        <Cells cells={cells} label={words.rounds} onGo={(key) => after.goTo(Number(key))} />
        <p>{words.afterRoundNote}</p>
      </div>
      <RankingLines lines={lines} scales={scales} choice={choice} />
    </>
  );
}
