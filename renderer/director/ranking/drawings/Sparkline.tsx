import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Drawings.module.css';
import { figureScale, sparkPoints } from './scale.ts';

const HEIGHT = 20;
/** Room for the dot at the end and for half a line at the edges. */
const MARGIN = 3;

/** The figure after every round as a small curve around the middle. All curves of a screen have the same scale. */
export function Sparkline(props: {
  readonly byRound: readonly (number | null)[];
  readonly lastRound: number;
  readonly unit: FieldStandingsView['unit'];
  readonly scale: number;
  readonly width: number;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { unit, width } = props;
  const { middle } = figureScale(unit);
  const points = sparkPoints(props.byRound, props.lastRound, middle, props.scale, { width, height: HEIGHT });
  const last = points.at(-1);
  if (!last) return null;
  const figures = props.byRound
    .slice(0, props.lastRound)
    .flatMap((figure) => (figure === null ? [] : [formatDecimal(figure, unit === 'imps' ? 1 : 0, language)]));
  return (
    <svg
      className={classes['spark']}
      width={width + 2 * MARGIN}
      height={HEIGHT + 2 * MARGIN}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
      role="img"
      aria-label={words.roundByRound[unit](figures.join(language === 'fr' && unit === 'imps' ? ' ; ' : ', '))}
    >
      <line className={classes['middleDots']} x1="0" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polyline className={classes['curve']} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle className={classes['lastPoint']} cx={last.x} cy={last.y} r="2" />
    </svg>
  );
}
