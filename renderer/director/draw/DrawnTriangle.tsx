import type { DrawnTriangleView } from '../../../main/club/model/draws.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import type { ShownDraw } from './useDraw.ts';

/**
 * Three who meet each other, with the tables where they begin; in half matches also those of the second half. Three
 * pairs share one table: who meets there in each half.
 */
export function DrawnTriangle({
  state,
  triangle,
}: {
  readonly state: ShownDraw;
  readonly triangle: DrawnTriangleView;
}) {
  const words = useWords(drawWords);
  const { nameOf } = state;
  const { entries, matches, from, isHalves } = triangle;
  const isShared = matches.length === 2;
  const at = (index: number) => {
    const { home, away, tables } = matches[index] ?? { home: 0, away: 0, tables: [] };
    return isShared
      ? `${words.atTables(tables)}, ${home}–${away}`
      : words.atTables(matches.map((match) => match.tables[index] ?? 0));
  };
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
        {isHalves ? words.halves : words.triangle(from)}
        {isHalves ? (
          <>
            <small>{words.inHalf.first(at(0))}</small>
            <small>{words.inHalf.second(at(1))}</small>
          </>
        ) : (
          <small>{at(0)}</small>
        )}
      </span>
    </li>
  );
}
