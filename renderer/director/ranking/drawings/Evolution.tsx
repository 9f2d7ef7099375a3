import { memo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { hasNames, shortPairName } from '../../session/pairName.ts';
import classes from './Evolution.module.css';
import {
  evolutionPoints,
  figureRange,
  heightAt,
  isStrong,
  labelHeights,
  rangeMarks,
  roundAt,
  type FigureRange,
} from './evolution.ts';
import { lastRoundOf } from '../../session/standings.ts';
import { placeLabel, type RankedLine, type RankedPair } from '../../session/rankedLines.ts';
import { reachableRows, type ChosenPair } from '../useChosenPair.ts';

const HEIGHT = 500;
/** Drawn over so many units, and stretched over the width there is. */
const WIDTH = 1000;
const LEADER = 20;
const APART = 21;

type Unit = FieldStandingsView['unit'];

/** Every pair's figure after each round as a line, all on one scale; the first three and the chosen pair strong. */
export function Evolution(props: {
  readonly lines: readonly RankedLine[];
  readonly scores: FieldStandingsView;
  readonly choice: ChosenPair;
}) {
  const { lines, scores, choice } = props;
  const words = useWords(statisticsWords);
  const lastRound = lastRoundOf(scores);
  const range = figureRange(lines, lastRound, scores.unit);
  const reachable = reachableRows(lines, choice.entry);
  return (
    <>
      <p className={classes['note']}>{words.overSoFar[scores.unit]}</p>
      <div className={classes['plots']}>
        {lines.map((line, index) => (
          <Plot
            key={line.side ?? 'all'}
            line={line}
            lastRound={lastRound}
            range={range}
            unit={scores.unit}
            chosen={choice.entry}
            reachable={reachable[index] ?? null}
            onChoose={choice.choosePair}
          />
        ))}
      </div>
    </>
  );
}

interface PlotProps {
  readonly line: RankedLine;
  readonly lastRound: number;
  readonly range: FigureRange;
  readonly unit: Unit;
  readonly chosen: number | null;
  /** The pair that Tab leads to. */
  readonly reachable: number | null;
  readonly onChoose: (entry: number) => void;
}

const Plot = memo(function Plot(props: PlotProps) {
  const words = useWords(rankingWords);
  const { line, lastRound, range, unit, chosen } = props;
  const title = line.side ? words.line[line.side] : words.allPairs;
  const drawn = line.standings.flatMap((standing) => {
    const points = evolutionPoints(standing.row.byRound, lastRound, range, { width: WIDTH, height: HEIGHT });
    const last = points.at(-1);
    return last ? [{ standing, points, end: Math.max(0, Math.min(HEIGHT, last.y)) }] : [];
  });
  const tops = labelHeights(
    drawn.map(({ end }) => end),
    APART,
    HEIGHT,
  );
  const strength = (standing: RankedPair) => (standing.entry.id === chosen ? 2 : Number(isStrong(standing, chosen)));
  const labelled = drawn.map((one, index) => ({ ...one, top: tops[index] ?? one.end }));
  const inOrder = labelled.toSorted((a, b) => strength(a.standing) - strength(b.standing));
  const drawing = ({ standing }: (typeof drawn)[number]) => classes[DRAWN[strength(standing)] ?? 'quiet'];
  return (
    <section className={classes['plot']}>
      <h2>{title}</h2>
      <div className={classes['field']}>
        <Marks range={range} unit={unit} />
        <svg
          className={classes['curves']}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {rangeMarks(range).map((mark) => {
            const y = heightAt(mark, range, HEIGHT);
            return <line key={mark} className={classes['mark']} x1="0" x2={WIDTH} y1={y} y2={y} />;
          })}
          {inOrder.map((one) => (
            <polyline
              key={one.standing.entry.id}
              className={drawing(one)}
              points={one.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          ))}
        </svg>
        <svg className={classes['leaders']} width="100%" height={HEIGHT} aria-hidden="true">
          {inOrder.map((one) => (
            <line
              key={one.standing.entry.id}
              className={drawing(one)}
              x1="0"
              x2={LEADER - 4}
              y1={one.end}
              y2={one.top}
            />
          ))}
        </svg>
        <ul className={classes['names']}>
          {labelled.map(({ standing, top }) => (
            <li key={standing.entry.id} style={{ top }}>
              <Label
                standing={standing}
                strong={isStrong(standing, chosen)}
                chosen={standing.entry.id === chosen}
                reachable={standing.entry.id === props.reachable}
                onChoose={props.onChoose}
              />
            </li>
          ))}
        </ul>
      </div>
      <Rounds lastRound={lastRound} />
      <RoundTable {...props} title={title} />
    </section>
  );
});

const DRAWN = ['quiet', 'strong', 'chosen'] as const;

function Label(props: {
  readonly standing: RankedPair;
  readonly strong: boolean;
  readonly chosen: boolean;
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, row } = props.standing;
  return (
    <button
      type="button"
      tabIndex={props.reachable ? 0 : -1}
      aria-pressed={props.chosen}
      className={classes['name']}
      data-strong={props.strong || undefined}
      data-row
      data-entry={entry.id}
      onClick={() => props.onChoose(entry.id)}
      onFocus={() => props.onChoose(entry.id)}
    >
      <span className={classes['place']}>{placeLabel(row)}</span>{' '}
      <span className={classes['number']}>{entry.label}</span>{' '}
      {hasNames([entry]) && <span className={classes['pair']}>{shortPairName(entry)}</span>}
    </button>
  );
}

function Marks({ range, unit }: { readonly range: FigureRange; readonly unit: Unit }) {
  const language = useLanguage();
  const places = unit === 'imps' && range.step < 1 ? 1 : 0;
  return (
    <div className={classes['marks']} aria-hidden="true">
      {rangeMarks(range).map((mark) => (
        <span key={mark} style={{ top: heightAt(mark, range, HEIGHT) }}>
          {formatDecimal(mark, places, language)}
        </span>
      ))}
    </div>
  );
}

/** The numbers of the rounds under a drawing; of many only every other. */
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

/** The same as figures, for those who hear the screen. */
function RoundTable({ line, lastRound, unit, title }: PlotProps & { readonly title: string }) {
  const words = useWords(statisticsWords);
  const language = useLanguage();
  const rounds = Array.from({ length: lastRound }, (_, index) => index);
  return (
    <div className="visually-hidden">
      <table aria-label={words.leaders(title)}>
        <thead>
          <tr>
            <th scope="col">{words.pairHead}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {words.roundHead(round + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line.standings.map(({ entry, row }) => (
            <tr key={entry.id}>
              <th scope="row">
                {entry.label} {shortPairName(entry)}
              </th>
              {rounds.map((round) => {
                const figure = row.byRound[round] ?? null;
                return (
                  <td key={round}>{figure !== null && formatDecimal(figure, unit === 'imps' ? 2 : 1, language)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
