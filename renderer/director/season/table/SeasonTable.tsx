import { useEffect, useMemo, useRef } from 'react';
import type { SeasonRowView, SeasonScoreView, SeasonView } from '../../../../main/club/model/season.ts';
import { dayHead } from '../../../../src/language/season/days.ts';
import { seasonCellText, seasonFigureText } from '../../../../src/language/season/figures.ts';
import { rowName } from '../../../../src/language/season/names.ts';
import { seasonRuleName } from '../../../../src/language/season/rule.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { SeasonWorkState } from '../useSeasonWork.ts';
import classes from './Table.module.css';

/** A row a player or partnership, a column a session. What counts is dark; what is dropped recedes. */
export function SeasonTable(props: {
  readonly view: SeasonView;
  readonly names: ReadonlyMap<number, string>;
  readonly rule: SeasonRule;
  readonly work: SeasonWorkState;
}) {
  const { view, names, rule, work } = props;
  const { rows } = work;
  const words = useWords(seasonWords);
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const columns = useMemo(
    () => view.sessions.flatMap(({ state, date, name }, index) => (state === 'counts' ? [{ index, date, name }] : [])),
    [view.sessions],
  );
  useEffect(() => {
    table.current?.tBodies[0]?.rows[work.row]?.scrollIntoView({ block: 'nearest' });
  }, [work.row]);
  const who = rule.by === 'player' ? words.player : words.pair;
  return (
    <div className={classes['scroll']} tabIndex={-1}>
      <table ref={table} className={classes['table']}>
        {work.stratum !== null && <caption>{words.stratum(stratumLetter(work.stratum))}</caption>}
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{who}</th>
            {columns.map(({ index, date, name }, at) => (
              <th key={index} scope="col" title={name} data-chosen={index === work.session || undefined}>
                {dayHead(date, columns[at - 1]?.date ?? null, language)}
              </th>
            ))}
            <th scope="col">{words.played}</th>
            <th scope="col">{seasonRuleName(rule, language)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.players.join(' ')}
              aria-current={index === work.row || undefined}
              onClick={() => work.choose(index)}
            >
              <td>{placeText(work.stratum === null ? row : row.inStratum)}</td>
              <th scope="row">
                <button type="button" data-row tabIndex={index === work.row ? 0 : -1}>
                  {rowName(row.players, names)}
                </button>
              </th>
              <Cells row={row} columns={columns} rule={rule} chosen={work.session} />
              <td>{row.sessions}</td>
              <td data-unranked={row.place === null || undefined}>{seasonFigureText(row.figure, rule, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cells(props: {
  readonly row: SeasonRowView;
  readonly columns: readonly { readonly index: number }[];
  readonly rule: SeasonRule;
  readonly chosen: number | null;
}) {
  const words = useWords(seasonWords);
  const language = useLanguage();
  const scores = new Map<number, SeasonScoreView>(props.row.scores.map((score) => [score.session, score]));
  return props.columns.map(({ index }) => {
    const score = scores.get(index);
    const isChosen = index === props.chosen || undefined;
    if (!score) {
      return (
        <td key={index} data-chosen={isChosen}>
          <span aria-hidden="true">·</span>
          <span className="visually-hidden">{words.absent}</span>
        </td>
      );
    }
    const text = seasonCellText(score.worth, props.rule, language);
    return (
      <td key={index} data-counts={score.counts || undefined} data-chosen={isChosen}>
        {score.counts ? text : <s>{text}</s>}
      </td>
    );
  });
}
