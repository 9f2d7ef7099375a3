import type { RankingCheckView } from '../../../../main/club/model/files/exchange.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';

const MOST_SHOWN = 12;

/** The published ranking beside the one that the event has here: the same, or each difference with its cause. */
export function RankingCheck({ check }: { readonly check: RankingCheckView }) {
  const words = useWords(importFileWords);
  const language = useLanguage();
  const { ranked, same, differences } = check;
  if (differences.length === 0) return <p role="status">{words.rankingSame(ranked)}</p>;
  const nameOf = ({ label, line }: (typeof differences)[number]) =>
    line === null || /[A-Z]/i.test(label) ? label : `${sideNamesShort[language][line]} ${label}`;
  return (
    <details>
      <summary>{words.rankingDiffers(same, ranked)}</summary>
      {[...Map.groupBy(differences.slice(0, MOST_SHOWN), ({ cause }) => cause)].map(([cause, own]) => (
        <table key={cause} className={classes['differences']}>
          <caption>{words.causes[cause]}</caption>
          <thead>
            <tr>
              <th scope="col">{words.entry}</th>
              <th scope="col">{words.published}</th>
              <th scope="col">{words.here}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((one) => (
              <tr key={one.entry}>
                <th scope="row">
                  <bdi>{nameOf(one)}</bdi>
                </th>
                <td>{textOf(one.published.place, one.published.figure)}</td>
                <td>{textOf(one.own.place, one.own.figure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {differences.length > MOST_SHOWN && (
        <p className="quiet">{words.moreDifferences(differences.length - MOST_SHOWN)}</p>
      )}
    </details>
  );
}

function textOf(place: number | null, figure: string | null): string {
  return [place === null ? '–' : `${place}.`, figure ?? ''].join(' ').trim();
}
