import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { useWords } from '../../../shared/language.tsx';
import type { RankedLine } from '../../session/rankedLines.ts';
import { lastRoundOf } from '../../session/standings.ts';
import { reachableRows, type ChosenPair } from '../useChosenPair.ts';
import classes from './Evolution.module.css';
import { EvolutionPlot } from './EvolutionPlot.tsx';
import { figureRange, isBeyond } from './evolutionScale.ts';

/**
 * Every pair's figure after each round as a curve, all on one scale. The leaders and the chosen pair are highlighted.
 */
export function Evolution(props: {
  readonly lines: readonly RankedLine[];
  readonly field: FieldStandingsView;
  readonly choice: ChosenPair;
}) {
  const { lines, field, choice } = props;
  const words = useWords(statisticsWords);
  const lastRound = lastRoundOf(field);
  const range = figureRange(lines, lastRound, field.unit);
  const reachable = reachableRows(lines, choice.entry);
  return (
    <>
      <p className={classes['note']}>
        {[words.overSoFar[field.unit], ...(isBeyond(lines, lastRound, range) ? [words.beyond] : [])].join('. ')}
      </p>
      <div className={classes['plots']}>
        {lines.map((line, index) => (
          <EvolutionPlot
            key={line.side ?? 'all'}
            line={line}
            lastRound={lastRound}
            range={range}
            unit={field.unit}
            chosen={choice.entry}
            reachable={reachable[index] ?? null}
            onChoose={choice.choosePair}
          />
        ))}
      </div>
    </>
  );
}
