import type { RankingCheckView } from '../../../../main/club/model/files/exchange.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { formatDecimalText } from '../../../../src/language/numbers.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';
import { FileLine } from './FileLine.tsx';

const MOST_SHOWN = 12;

type RankDifferenceView = RankingCheckView['differences'][number];

/** The published ranking beside the one here: the same, or what makes it differ, and each difference. */
export function RankingCheck({ check }: { readonly check: RankingCheckView }) {
  const words = useWords(importFileWords);
  const language = useLanguage();
  const { ranked, same, differences } = check;
  if (differences.length === 0) return <p role="status">{words.rankingSame(ranked)}</p>;
  const nameOf = ({ label, line }: (typeof differences)[number]) =>
    line === null || /[A-Z]/i.test(label) ? label : `${sideNamesShort[language][line]} ${label}`;
  return (
    <section className={classes['found']}>
      <p>{words.rankingDiffers(same, ranked)}</p>
      <dl className={classes['odd']}>
        {[...Map.groupBy(differences, ({ cause }) => cause)].map(([cause, own]) => (
          <FileLine key={cause} where={String(own.length)} text={words.causes[cause]} />
        ))}
      </dl>
      <details>
        <summary>{words.eachDifference}</summary>
        {[...Map.groupBy(differences.slice(0, MOST_SHOWN), ({ cause }) => cause)].map(([cause, own]) => (
          <table key={cause} className={classes['differences']}>
            <caption>{words.causes[cause]}</caption>
            <thead>
              <tr>
                <th scope="col">{words.entry}</th>
                <th scope="col" colSpan={2}>
                  {words.published}
                </th>
                <th scope="col" colSpan={2}>
                  {words.here}
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map((one) => (
                <tr key={one.entry}>
                  <th scope="row">
                    <bdi>{nameOf(one)}</bdi>
                  </th>
                  <Rank rank={one.published} />
                  <Rank rank={one.own} />
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        {differences.length > MOST_SHOWN && (
          <p className="quiet">{words.moreDifferences(differences.length - MOST_SHOWN)}</p>
        )}
      </details>
    </section>
  );
}

/** A place and its figure, each in a column of its own. */
function Rank({ rank }: { readonly rank: RankDifferenceView['published'] | RankDifferenceView['own'] }) {
  const language = useLanguage();
  const { place, figure } = rank;
  return (
    <>
      <td>{place === null ? '–' : `${place}.`}</td>
      <td>{figure !== null && formatDecimalText(figure, language)}</td>
    </>
  );
}
