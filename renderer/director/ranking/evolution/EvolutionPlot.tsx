import { memo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { RankedLine } from '../../session/rankedLines.ts';
import classes from './Evolution.module.css';
import { EvolutionLabel } from './EvolutionLabel.tsx';
import { EvolutionTable } from './EvolutionTable.tsx';
import { evolutionCurves, inDrawingOrder, labelLines, PLOT, type EvolutionCurve } from './evolutionCurves.ts';
import { curveCuts, heightAt, rangeMarks, roundAt, type FigureRange } from './evolutionScale.ts';

/** Where the leader line from a curve to its label begins and ends, in pixels from the last round. */
const LEADER = { from: 7, to: 20 };
/** Radius of the dot at which a curve ends. */
const DOT = 2.5;
/** The marks at which a curve leaves the scale, as paths. */
const CUT_MARKS = { top: 'M-4 1H4L0 -5Z', bottom: 'M-4 -1H4L0 5Z' } as const;

/** The curves of one line, with a label for each pair. */
export const EvolutionPlot = memo(function EvolutionPlot(props: {
  readonly line: RankedLine;
  readonly lastRound: number;
  readonly range: FigureRange;
  readonly unit: FieldStandingsView['unit'];
  readonly chosen: number | null;
  /** The pair that Tab leads to. */
  readonly reachable: number | null;
  readonly onChoose: (entry: number) => void;
}) {
  const words = useWords(rankingWords);
  const { line, lastRound, range, unit, chosen } = props;
  const title = line.side ? words.line[line.side] : words.allPairs;
  const curves = evolutionCurves(line, lastRound, range, chosen);
  return (
    <section className={classes['plot']}>
      <h2>{title}</h2>
      <div className={classes['area']}>
        <Marks range={range} unit={unit} />
        <Curves curves={inDrawingOrder(curves)} range={range} />
        <ul className={classes['names']}>
          {curves.map(({ pair, top, weight }) => (
            <li key={pair.entry.id} style={{ top }}>
              <EvolutionLabel
                pair={pair}
                lines={labelLines(line)}
                round={lastRound}
                highlighted={weight !== 'quiet'}
                chosen={pair.entry.id === chosen}
                reachable={pair.entry.id === props.reachable}
                onChoose={props.onChoose}
              />
            </li>
          ))}
        </ul>
      </div>
      <Rounds lastRound={lastRound} />
      <EvolutionTable line={line} lastRound={lastRound} unit={unit} title={title} />
    </section>
  );
});

/** The curves, each ending in a dot, and leader lines to their labels: dotted, so that nobody reads them as data. */
function Curves({ curves, range }: { readonly curves: readonly EvolutionCurve[]; readonly range: FigureRange }) {
  const { width, height } = PLOT;
  return (
    <>
      <svg
        className={classes['curves']}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {rangeMarks(range).map((mark) => {
          const y = heightAt(mark, range, height);
          return <line key={mark} className={classes['mark']} x1="0" x2={width} y1={y} y2={y} />;
        })}
        {curves.map(({ pair, points, weight }) => (
          <polyline
            key={pair.entry.id}
            className={classes[weight]}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
      </svg>
      <svg className={classes['cuts']} width="100%" height={height} aria-hidden="true">
        {curves.flatMap(({ pair, points, weight }) =>
          curveCuts(points, height).map(({ x, at }, place) => (
            <svg key={`${pair.entry.id} ${place}`} x={`${(100 * x) / width}%`} y={at === 'top' ? 0 : height}>
              <path className={classes[weight]} d={CUT_MARKS[at]} />
            </svg>
          )),
        )}
      </svg>
      <svg className={classes['leaders']} width="100%" height={height} aria-hidden="true">
        {curves.map(({ pair, points, end, top, weight }) => (
          <g key={pair.entry.id} className={classes[weight]}>
            {points.at(-1)?.x === width && <circle r={DOT} cx="0" cy={end} />}
            <line className={classes['leader']} x1={LEADER.from} x2={LEADER.to} y1={end} y2={top} />
          </g>
        ))}
      </svg>
    </>
  );
}

/** The figures beside the marks of the scale. */
function Marks(props: { readonly range: FigureRange; readonly unit: FieldStandingsView['unit'] }) {
  const { range } = props;
  const language = useLanguage();
  const places = props.unit === 'imps' && range.step < 1 ? 1 : 0;
  return (
    <div className={classes['marks']} aria-hidden="true">
      {rangeMarks(range).map((mark) => (
        <span key={mark} style={{ top: heightAt(mark, range, PLOT.height) }}>
          {formatDecimal(mark, places, language)}
        </span>
      ))}
    </div>
  );
}

/** The numbers of the rounds under a drawing. Every other is left out where there are many. */
function Rounds({ lastRound }: { readonly lastRound: number }) {
  const every = lastRound > 16 ? 2 : 1;
  const rounds = Array.from({ length: lastRound }, (_, index) => index + 1).filter(
    (round) => round % every === 0 || round === 1,
  );
  return (
    <div className={classes['rounds']} aria-hidden="true">
      {rounds.map((round) => (
        <span key={round} style={{ left: `${100 * roundAt(round, lastRound)}%` }}>
          {round}
        </span>
      ))}
    </div>
  );
}
