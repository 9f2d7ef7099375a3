import { memo, useMemo } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { formatRankingFigure, formatTotal } from '../../../../src/language/ranking/figures.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { ZERO } from '../../../../src/scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { RankingUnits } from '../../../../src/scoring/session-scoring.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readFigure } from '../../session/rankedLines.ts';
import { useGlidingRows } from '../table/useGlidingRows.ts';
import { TeamNameCells } from '../teams/TeamNameCells.tsx';
import { TeamPlace } from '../teams/TeamPlace.tsx';
import classes from '../teams/TeamRanking.module.css';
import { Separations } from '../teams/TeamRow.tsx';
import own from './AddedUp.module.css';
import type { AddedUpState } from './useAddedUp.ts';

/** What figures are written by. */
type Figures = RankingUnits & { readonly decimals: ShownDecimals };

/** A pair of a team with its row in the ranking of pairs; without one it is in none. */
export interface AddedPairRow {
  readonly entry: EntryView;
  readonly row: RankingRowView | undefined;
}

/** The ranking of teams: place, team with its players, what each of its pairs has, and their sum. */
export function AddedUpTable({ ranking }: { readonly ranking: AddedUpState }) {
  const words = useWords(addedUpWords);
  const ranked = useWords(rankingWords);
  const { lines, session, teams, choice, pairs, pairRows } = ranking;
  const rows = useMemo(() => lines[0]?.pairs ?? [], [lines]);
  const body = useGlidingRows(useMemo(() => rows.map(({ entry }) => entry.id), [rows]));
  const of = useMemo(() => new Map(session.teams.map((team) => [team.id, team.pairs])), [session.teams]);
  const { unit, rankedBy } = teams;
  const { shown } = session.scoring.regulation;
  const isWhole = rows.every(({ row }) => readFigure(row.total)?.denominator === 1n);
  const figures = { unit, rankedBy, decimals: isWhole ? { ...shown, points: 0 } : shown };
  return (
    <section>
      <table className={classes['standing']} aria-label={words.views} data-added-up>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {ranked.place}
            </th>
            <th scope="col" className={classes['teamHead']}>
              {words.team}
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={own['pair']} title={words.pairLong[side]}>
                {words.pair[side]}
              </th>
            ))}
            <th scope="col">{rankedBy === 'average' ? ranked.figureShort[unit] : ranked.totalShort[rankedBy]}</th>
            <th scope="col" className={own['points']}>
              {ranked.pointsShort[unit]}
            </th>
            <th scope="col" className={own['boards']}>
              {ranked.boardsShort}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ entry, row }) => (
            <Row
              key={entry.id}
              entry={entry}
              row={row}
              pairs={(of.get(entry.id) ?? []).flatMap((id) => {
                const pair = pairs.get(id);
                return pair ? [{ entry: pair, row: pairRows.get(id) }] : [];
              })}
              figures={figures}
              chosen={entry.id === ranking.chosen?.entry.id}
              onChoose={choice.choosePair}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Row = memo(function Row(props: {
  readonly entry: EntryView;
  readonly row: RankingRowView;
  readonly pairs: readonly AddedPairRow[];
  readonly figures: Figures;
  readonly chosen: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, row, chosen, figures } = props;
  const { noBoards } = useWords(addedUpWords);
  const words = useWords(rankingWords);
  const language = useLanguage();
  const ranked = readFigure(row.ranked);
  const change = readFigure(row.change) ?? ZERO;
  const { decimals, unit } = figures;
  return (
    <tr aria-current={chosen || undefined} data-first={(ranked && row.place === 1) || undefined}>
      <td className={classes['place']}>
        <TeamPlace row={row} without={noBoards} />
      </td>
      <TeamNameCells entry={entry} row={row} chosen={chosen} onChoose={props.onChoose} />
      {props.pairs.map((pair) => (
        <td key={pair.entry.id} className={own['pair']}>
          <PairFigure pair={pair} figures={figures} />
        </td>
      ))}
      <td className={classes['total']}>
        {ranked && formatRankingFigure(ranked, figures, figureDecimals(figures), language)}
        <Separations row={row} />
      </td>
      <td className={own['points']}>
        {ranked && formatTotal(readFigure(row.total) ?? ZERO, unit, decimals.points, language)}
        {ranked && change.numerator !== 0n && (
          <small>
            <span className="visually-hidden">{words.ofWhich} </span>
            {formatSignedShort(change, decimals.points, language)}
          </small>
        )}
      </td>
      <td className={own['boards']}>{ranked && row.boards}</td>
    </tr>
  );
});

/** What a pair has, over its number. */
function PairFigure({ pair: { entry, row }, figures }: { readonly pair: AddedPairRow; readonly figures: Figures }) {
  const language = useLanguage();
  const figure = readFigure(row?.ranked ?? null);
  return (
    <>
      {figure && formatRankingFigure(figure, figures, figureDecimals(figures), language)}
      <small>{entry.label}</small>
    </>
  );
}

function figureDecimals({ rankedBy, decimals }: Figures): number {
  return rankedBy === 'average' ? decimals.percentages : decimals.points;
}
