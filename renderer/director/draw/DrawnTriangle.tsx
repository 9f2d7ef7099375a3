import type { DrawnTriangleView } from '../../../main/club/model/draws.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import type { ShownDraw } from './useDraw.ts';

/** Three who meet each other over two rounds, each with the tables where its two pairs begin. */
export function DrawnTriangle({
  state,
  triangle,
}: {
  readonly state: ShownDraw;
  readonly triangle: DrawnTriangleView;
}) {
  const words = useWords(drawWords);
  const { nameOf } = state;
  const { entries, matches, from } = triangle;
  return (
    <li className={classes['triangle']}>
      <span>
        {entries.map((entry) => (
          <span key={entry}>
            <i>{entry}</i> <bdi title={nameOf(entry)}>{nameOf(entry)}</bdi>
          </span>
        ))}
      </span>
      <span>
        {words.triangle(from)}
        <small>{words.atTables(matches.map(({ table }) => table))}</small>
      </span>
    </li>
  );
}
