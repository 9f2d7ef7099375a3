import type { FieldStandingsView } from '../../../main/club/model.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { rankedFigure } from '../ranking/figures.ts';
import { placeText, readFigure, type Standing } from '../ranking/standing.ts';
import { shortPairName } from '../room/names.ts';
import classes from './Display.module.css';

/** Some places of a ranking, large. */
export function Places(props: {
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly unit: FieldStandingsView['unit'];
  readonly decimals: number;
}) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const { unit, decimals } = props;
  return (
    <table className={classes['places']}>
      <colgroup>
        <col className={classes['place']} />
        <col />
        <col className={classes['figure']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {props.title}
          </th>
          <th scope="col">{unit === 'imps' ? words.imps : words.percent}</th>
        </tr>
      </thead>
      <tbody>
        {props.standings.map(({ entry, row }) => {
          const figure = readFigure(row.figure);
          return (
            <tr key={entry.id} data-first={row.place === 1 || undefined}>
              <td>{placeText(row)}</td>
              <th scope="row">{shortPairName(entry) || words.pair(entry.label)}</th>
              <td>{figure && rankedFigure(figure, unit, decimals, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
