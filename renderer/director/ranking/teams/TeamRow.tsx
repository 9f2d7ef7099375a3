import { memo } from 'react';
import type { EntryView } from '../../../../main/club/model/session.ts';
import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { formatMasterpoints } from '../../../../src/language/ranking/masterpoints.ts';
import { tieFigureText } from '../../../../src/language/ranking/separation.ts';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { readExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readFigure } from '../../session/rankedLines.ts';
import { formatTeamFigure } from '../../session/teams/figures.ts';
import { TeamNameCells } from './TeamNameCells.tsx';
import { TeamPlace } from './TeamPlace.tsx';
import classes from './TeamRanking.module.css';

/** Quotients of teams with the same total are close to each other. */
const QUOTIENT_PLACES = 3;

/** The row of a team. What split a tie stands under its total. */
export const TeamRow = memo(function TeamRow(props: {
  readonly entry: EntryView;
  readonly row: RankingRowView;
  readonly decimals: 0 | 2;
  /** Whether its IMPs stand beside the total. */
  readonly hasImps: boolean;
  /** What awards are whole multiples of, in hundredths; null where there are no masterpoints. */
  readonly awards: 1 | 100 | null;
  readonly chosen: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, row, chosen } = props;
  const words = useWords(rankingWords);
  const { noMatch } = useWords(teamRankingWords);
  const language = useLanguage();
  const { record } = row;
  const change = readFigure(row.change) ?? ZERO;
  const imps = (text: string | undefined) => formatTeamFigure(readFigure(text ?? null) ?? ZERO, language);
  return (
    <tr aria-current={chosen || undefined} data-first={(row.ranked && row.place === 1) || undefined}>
      <td className={classes['place']}>
        {/* One that withdrew says so below its name. */}
        {!row.withdrawn && <TeamPlace row={row} without={noMatch} />}
      </td>
      <TeamNameCells entry={entry} row={row} chosen={chosen} onChoose={props.onChoose} />
      <td>{record?.matches}</td>
      <td>{record?.won}</td>
      <td>{record?.drawn}</td>
      <td>{record?.lost}</td>
      {props.hasImps && (
        <td className={classes['imps']}>
          {imps(record?.impsWon)}–<span>{imps(record?.impsLost)}</span>
        </td>
      )}
      <td className={classes['total']}>
        {row.withdrawn !== 'cancelled' && formatTeamFigure(readFigure(row.total) ?? ZERO, language, props.decimals)}
        {change.numerator !== 0n && (
          <small>
            <span className="visually-hidden">{words.ofWhich} </span>
            {formatSignedShort(change, 2, language)}
          </small>
        )}
        <Separations row={row} />
      </td>
      {props.awards !== null && (
        <td>{row.award && formatMasterpoints(readFigure(row.award.points) ?? ZERO, props.awards, language)}</td>
      )}
    </tr>
  );
});

/** What split the team from others with the same total. */
export function Separations({ row }: { readonly row: RankingRowView }) {
  const words = useWords(standingWords);
  const language = useLanguage();
  return (
    <>
      {row.separations.map(({ code, figure }) => {
        const read = figure === 'unlimited' ? figure : (readExact(figure) ?? ZERO);
        return (
          <small key={code}>
            {words.criterion[code]} {tieFigureText({ code, figure: read }, QUOTIENT_PLACES, language)}
          </small>
        );
      })}
      {row.lotToDraw && <small>{words.lotToDraw}</small>}
    </>
  );
}
