import type { FieldStandingsView } from '../../../main/club/model/standings.ts';
import type { RankingUnits } from '../../../src/scoring/session-scoring.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import type { ShownDecimals } from '../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatRankingFigure } from '../../../src/language/ranking/figures.ts';
import { placeLabel, readFigure, type RankedPair } from '../session/rankedLines.ts';
import { decimalsOf, formatTeamFigure } from '../session/teams/figures.ts';
import { PairNames } from '../session/PairNames.tsx';
import { hasNames } from '../session/pairName.ts';
import classes from './Display.module.css';
import { LEAST_SCALE, type RowHeights } from './legible.ts';

/** The width of a place and a figure, in parts of a display as the style has them. */
export const FIGURES = 100 + 150;
/** The width of the column that is added for the numbers of pairs, and of the gap before their places. */
export const NUMBERS = 100 + 16;

/** A part of a ranking in large type. */
export function Places(props: {
  readonly title: string;
  readonly standings: readonly RankedPair[];
  /** In how many lines the names of a pair may stand. */
  readonly lines: RowHeights['lines'];
  /** Whether rows begin with the number of the pair, and its place comes after its name. */
  readonly numbered?: boolean;
  /** The ranking that it is a part of. */
  readonly in: RankingUnits & Pick<FieldStandingsView, 'matches' | 'rankings'>;
  /** The decimals with which the regulation shows figures. */
  readonly shown: ShownDecimals;
}) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const { unit, rankedBy, rankings } = props.in;
  const isOfMatches = props.in.matches !== undefined;
  const isAverage = rankedBy === 'average';
  // The same in every column and on every page.
  const teamDecimals = decimalsOf(
    rankings.flatMap(({ rows }) => rows.flatMap(({ ranked }) => readFigure(ranked) ?? [])),
  );
  const decimals = isAverage ? props.shown.percentages : props.shown.points;
  return (
    <table className={classes['places']} data-numbered={props.numbered || undefined}>
      <colgroup>
        <col className={classes['place']} />
        <col />
        {props.numbered && <col className={classes['place']} />}
        <col className={classes['figure']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {props.title}
          </th>
          {props.numbered && <th scope="col">{words.place}</th>}
          <th scope="col">{isAverage ? (unit === 'imps' ? words.imps : words.percent) : words.total[rankedBy]}</th>
        </tr>
      </thead>
      <tbody>
        {props.standings.map(({ entry, row }) => {
          const figure = readFigure(row.ranked);
          const place = figure && (placeLabel(row) || '–');
          return (
            <tr key={entry.id} data-first={row.place === 1 || undefined}>
              <td>{props.numbered ? entry.label : place}</td>
              <th scope="row">
                {hasNames([entry]) ? (
                  <PairNames
                    entry={entry}
                    lines={props.lines}
                    strong={row.place === 1}
                    leastScale={LEAST_SCALE}
                    grows="always"
                  />
                ) : (
                  words.pair(entry.label)
                )}
              </th>
              {props.numbered && <td>{place}</td>}
              <td>
                {figure &&
                  (isOfMatches
                    ? formatTeamFigure(figure, language, teamDecimals)
                    : formatRankingFigure(figure, props.in, decimals, language))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
