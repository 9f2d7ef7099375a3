import type { FieldRankingView, FieldRowView, SimultaneousView } from '../../../main/club/model/simultaneous/field.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { fieldColumns, fieldPairLabel } from '../../../src/language/ranking/simultaneous.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { ExplainableFigure } from '../session/explain/ExplainableFigure.tsx';
import { FittedNames } from '../session/fitted/FittedNames.tsx';
import { placeLabel } from '../session/rankedLines.ts';
import classes from './Clubs.module.css';

/** The ranking of the whole field or of one of its lines, or the rows of one club in it. */
export function FieldTable(props: {
  readonly session: SessionView;
  readonly field: SimultaneousView;
  readonly ranking: FieldRankingView;
  /** The club whose rows they are; null where they are of all. */
  readonly club: number | null;
  readonly explained: FieldRowView | null;
  readonly onExplain: (row: FieldRowView) => void;
}) {
  const { session, field, ranking, club, explained } = props;
  const words = useWords(simultaneousWords);
  const language = useLanguage();
  const columns = fieldColumns(session.scoring, club !== null, language);
  const title = ranking.line === null ? words.ranking : words.line[ranking.line];
  const isExplained = (row: FieldRowView) => explained?.club === row.club && explained.entry === row.entry;
  return (
    <section>
      {ranking.line !== null && <h2>{title}</h2>}
      <div className={classes['scroll']} tabIndex={-1}>
        <table className={classes['table']} data-field aria-label={title}>
          <thead>
            <tr>
              <th>{club === null ? words.place : words.inClub}</th>
              <th data-detail>{words.pair}</th>
              <th className={classes['name']}>{words.names}</th>
              {club === null && (
                <th data-detail className={classes['club']}>
                  {words.club}
                </th>
              )}
              {columns.map(({ of, head }) => (
                <th key={of} data-detail={of === 'boards' || of === 'points' || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranking.rows.map((row) => {
              const clubName = field.clubs[row.club]?.name || words.own;
              const number = fieldPairLabel(row, language);
              return (
                <tr
                  key={`${row.club} ${row.entry}`}
                  data-own={(club === null && row.club === 0) || undefined}
                  aria-current={isExplained(row) || undefined}
                >
                  <td>{placeLabel(club === null ? row : row.inClub)}</td>
                  <td data-detail>{number}</td>
                  <th scope="row" className={classes['name']}>
                    {row.players.length > 0 ? <FittedNames names={row.players} lines={2} /> : words.unnamed(number)}
                    {club === null && <bdi className={classes['clubBelow']}>{clubName}</bdi>}
                  </th>
                  {club === null && (
                    <td data-detail className={classes['club']}>
                      <bdi>{clubName}</bdi>
                    </td>
                  )}
                  {columns.map(({ of, cell }) => (
                    <td
                      key={of}
                      className={of === 'average' ? classes['total'] : undefined}
                      data-detail={of === 'boards' || of === 'points' || undefined}
                    >
                      {of === 'average' && cell(row) !== '' ? (
                        <ExplainableFigure
                          reachable
                          label={`${words.ofClub(clubName, number)}, ${cell(row)}`}
                          open={isExplained(row)}
                          onExplain={() => props.onExplain(row)}
                        >
                          {cell(row)}
                        </ExplainableFigure>
                      ) : (
                        cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
