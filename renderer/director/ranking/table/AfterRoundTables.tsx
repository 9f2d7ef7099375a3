import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Ranking.module.css';
import { RankingLines } from './RankingLines.tsx';
import { RoundCells } from './RoundCells.tsx';
import type { RankedLine } from '../../session/rankedLines.ts';
import type { AfterRound } from './useAfterRound.ts';
import type { ChosenPair } from '../useChosenPair.ts';
import { useRowScales } from './useRowScales.ts';

/** The ranking after a round, and the rounds to choose from. Rows glide when the round changes. */
export function AfterRoundTables(props: {
  readonly after: AfterRound;
  readonly field: FieldStandingsView;
  readonly lines: readonly RankedLine[];
  readonly rounds: number;
  readonly decimals: ShownDecimals;
  readonly choice: ChosenPair;
  /** The unit of handicaps; null while the lines are ranked by scratch. */
  readonly handicapIn: HandicapUnit | null;
  readonly givesMasterpoints: boolean;
}) {
  const words = useWords(masterpointWords);
  const { after, field: scores, lines, rounds, decimals: shown, choice, handicapIn } = props;
  const scales = useRowScales(lines, scores, shown, handicapIn, after.round);
  return (
    <>
      <RoundCells after={after} rounds={rounds} />
      <RankingLines lines={lines} scales={scales} choice={choice} />
      {props.givesMasterpoints && <p className={classes['foot']}>{words.afterAll}</p>}
    </>
  );
}
