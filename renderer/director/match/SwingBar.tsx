import { toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import classes from './Match.module.css';

/** A slam swing fills half of the bar. */
const FULL = 17;
const WIDTH = 48;

/** A swing as a bar from the middle line: to the left for the home team, to the right for the away team. */
export function SwingBar({ figure }: { readonly figure: Exact }) {
  const swing = Math.max(-FULL, Math.min(FULL, toNumber(figure)));
  const length = (Math.abs(swing) / FULL) * (WIDTH / 2 - 1);
  return (
    <svg width={WIDTH} height={14} aria-hidden="true" className={classes['swing']}>
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={14} />
      {swing !== 0 && (
        <rect
          data-team={swing > 0 ? 'home' : 'away'}
          x={swing > 0 ? WIDTH / 2 - length : WIDTH / 2}
          y={4}
          width={length}
          height={7}
        />
      )}
    </svg>
  );
}
