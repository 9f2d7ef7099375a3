import type { SeasonRowView, SeasonScoreView, SeasonView } from '../../../../main/club/model/season.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { dayOfSeason } from '../../../../src/language/season/days.ts';
import { seasonFigureText, seasonTotalText, seasonWorthText } from '../../../../src/language/season/figures.ts';
import { rowName } from '../../../../src/language/season/names.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { withPercentSign } from '../../../../src/language/typography.ts';
import { compare, exact, readExact } from '../../../../src/scoring/numbers/exact.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';

/** Where a figure comes from: what counts with whom it was played, the sum, and what is dropped. */
export function RowPanel(props: {
  readonly view: SeasonView;
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  readonly row: SeasonRowView;
}) {
  const { view, names, rule, row } = props;
  const words = useWords(seasonWords);
  const language = useLanguage();
  const ranked = view.rows.filter(({ place }) => place !== null).length;
  const figure = seasonFigureText(row.figure, rule, language);
  const sorted = row.scores.toSorted((one, other) => compare(valueOf(other), valueOf(one)));
  const dropped = sorted.filter(({ counts }) => !counts).map(({ worth }) => seasonWorthText(worth, rule, language));
  const lacking =
    row.unranked === 'sessions' ? words.noRank.sessions(rule.least - row.sessions) : words.noRank.partners;
  const total = seasonTotalText(row.total, language);
  return (
    <section className={classes['row']} aria-label={words.player}>
      <header>
        <h2>{rowName(row.players, names)}</h2>
        <span>{row.place === null ? lacking : words.of(placeText(row), ranked)}</span>
      </header>
      <p className={classes['figure']}>
        {rule.worth.kind === 'percent' && rule.total === 'mean' ? withPercentSign(figure) : figure}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.session}</th>
            <th scope="col">{rule.by === 'player' ? words.with : ''}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.unit[rule.worth.kind]}</th>
          </tr>
        </thead>
        <tbody>
          {sorted
            .filter(({ counts }) => counts)
            .map((score) => (
              <tr key={score.session}>
                <td>{dayOfSeason(view.sessions[score.session]?.date ?? '', language)}</td>
                <td>{rowName(score.with, names)}</td>
                <td>{score.place ?? '–'}</td>
                <td>{seasonWorthText(score.worth, rule, language)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {rule.total === 'mean' ? `${total} / ${row.counted}` : words.sum}
            </th>
            <td>{figure}</td>
          </tr>
        </tfoot>
      </table>
      {dropped.length > 0 && <p className="quiet">{words.dropped(dropped.join('; '))}</p>}
    </section>
  );
}

function valueOf({ worth }: SeasonScoreView) {
  return readExact(worth) ?? exact(0);
}
