import { formatSigned } from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import type { BoardStatistics } from '../../../../src/statistics/board-statistics.ts';
import type { Spread } from '../../../../src/statistics/spread.ts';
import { useWords } from '../../../shared/language.tsx';
import { dotRadius, placeOnScale, scoreMarks, type ScoreScale } from './spreadScale.ts';
import classes from './Statistics.module.css';

const HEIGHT = 20;
const BOX = 12;
const MIDDLE = HEIGHT / 2;

/** The scores of a board: a dot for each, sized by frequency, a box around the middle half, a line at the median. */
export function SpreadDrawing(props: {
  readonly field: BoardStatistics;
  readonly spread: Spread;
  readonly scale: ScoreScale;
}) {
  const words = useWords(statisticsWords);
  const { field, spread, scale } = props;
  const at = (score: number) => `${100 * placeOnScale(score, scale)}%`;
  const { least, lowerQuartile, median, upperQuartile, most } = spread;
  const width = placeOnScale(upperQuartile, scale) - placeOnScale(lowerQuartile, scale);
  const [from, lower, middle, upper, to] = [least, lowerQuartile, median, upperQuartile, most].map(formatSigned);
  return (
    <svg
      height={HEIGHT}
      role="img"
      aria-label={words.spread(from ?? '', lower ?? '', middle ?? '', upper ?? '', to ?? '')}
    >
      {scoreMarks(scale).map((mark) => (
        <line
          key={mark}
          className={classes[mark === 0 ? 'zero' : 'grid']}
          x1={at(mark)}
          x2={at(mark)}
          y1={-1}
          y2={HEIGHT + 1}
        />
      ))}
      <line className={classes['range']} x1={at(least)} x2={at(most)} y1={MIDDLE} y2={MIDDLE} />
      <rect
        className={classes['box']}
        x={at(lowerQuartile)}
        width={`${100 * width}%`}
        y={MIDDLE - BOX / 2}
        height={BOX}
      />
      {field.scores.map(({ score, times }) => (
        <circle key={score} className={classes['score']} cx={at(score)} cy={MIDDLE} r={dotRadius(times)} />
      ))}
      <line className={classes['medianLine']} x1={at(median)} x2={at(median)} y1={1} y2={HEIGHT - 1} />
    </svg>
  );
}

/** The scale of the scores above the drawings. */
export function SpreadAxis({ scale }: { readonly scale: ScoreScale }) {
  return (
    <svg className={classes['axis']} height="14" aria-hidden="true">
      {scoreMarks(scale).map((mark) => (
        <text key={mark} x={`${100 * placeOnScale(mark, scale)}%`} y="10">
          {formatSigned(mark)}
        </text>
      ))}
    </svg>
  );
}
