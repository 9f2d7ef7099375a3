import { dealerOf, isVulnerable } from '../../../src/bridge/board.ts';
import type { Seat } from '../../../src/bridge/seat.ts';
import classes from './BoardGlyph.module.css';

/** The bar of each seat in a square of 64. The dealer's dot is in its middle. */
const BARS: Record<Seat, { x: number; y: number; width: number; height: number }> = {
  N: { x: 14, y: 0, width: 36, height: 8 },
  E: { x: 54, y: 13, width: 8, height: 35 },
  S: { x: 14, y: 54, width: 36, height: 8 },
  W: { x: 0, y: 13, width: 8, height: 35 },
};

/** A board as it lies on the table: its number between four bars, filled where vulnerable, with a dot at the dealer. */
export function BoardGlyph({ board, size = 64 }: { readonly board: number; readonly size?: number }) {
  return (
    <svg className={classes['glyph']} width={size} height={size} viewBox="-1 -1 64 64" aria-hidden="true">
      {(['N', 'E', 'S', 'W'] as const).map((seat) => (
        <Bar key={seat} seat={seat} vulnerable={isVulnerable(board, seat)} dealer={dealerOf(board) === seat} />
      ))}
      <text x="31" y="40" textAnchor="middle" fontSize={board > 99 ? 20 : 26} fontWeight="600">
        {board}
      </text>
    </svg>
  );
}

function Bar({ seat, vulnerable, dealer }: { seat: Seat; vulnerable: boolean; dealer: boolean }) {
  const { x, y, width, height } = BARS[seat];
  return (
    <g className={vulnerable ? classes['vulnerable'] : classes['safe']}>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} />
      {dealer && <circle cx={x + width / 2} cy={y + height / 2} r="2.5" />}
    </g>
  );
}
