import { useMemo } from 'react';
import type { SeasonRowView } from '../../../main/club/model/season.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { seasonFigureHead, seasonFigureText } from '../../../src/language/season/figures.ts';
import { seasonRuleName } from '../../../src/language/season/rule.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import type { SeasonRule } from '../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import classes from './Display.module.css';
import { LEAST_SCALE, type RowHeights } from './legible.ts';

/** A part of the ranking of a season in large type. */
export function SeasonPlaces(props: {
  readonly rows: readonly SeasonRowView[];
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  /** In how many lines the names of a row may stand. */
  readonly lines: RowHeights['lines'];
}) {
  const { rows, names, rule } = props;
  const words = useWords(seasonWords);
  const language = useLanguage();
  return (
    <table className={classes['places']}>
      <colgroup>
        <col className={classes['place']} />
        <col />
        <col className={classes['figure']} />
        <col className={classes['figure']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {seasonRuleName(rule, language)}
          </th>
          <th scope="col" className={classes['count']}>
            {words.played}
          </th>
          <th scope="col">{seasonFigureHead(rule, language)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.players.join(' ')} data-first={row.place === 1 || undefined}>
            <td>{placeText(row)}</td>
            <th scope="row">
              <SeasonNames row={row} names={names} lines={props.lines} />
            </th>
            <td className={classes['count']}>{row.sessions}</td>
            <td>{seasonFigureText(row.figure, rule, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SeasonNames(props: {
  readonly row: SeasonRowView;
  readonly names: ReadonlyMap<number, string>;
  readonly lines: RowHeights['lines'];
}) {
  const { row, names, lines } = props;
  const known = useMemo(() => row.players.map((player) => names.get(player) ?? ''), [row, names]);
  return <FittedNames names={known} lines={lines} leastScale={LEAST_SCALE} grows="always" />;
}
