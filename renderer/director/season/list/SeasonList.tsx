import { useEffect, type RefObject } from 'react';
import { Link } from 'wouter';
import type { SeasonSummary } from '../../../../main/club/model/season.ts';
import { daysText } from '../../../../src/language/season/days.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useRowKeys } from '../../shell/list/useRowKeys.ts';
import classes from './List.module.css';

/** The seasons, a row each. Arrows move between them, Enter opens one, or restores a deleted one. */
export function SeasonList(props: {
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly seasons: readonly SeasonSummary[];
  readonly deleted: boolean;
  /** Whether something else on the screen has the focus. */
  readonly isBusy: boolean;
  readonly onDelete: () => void;
  readonly onRestore: (id: number) => void;
}) {
  const words = useWords(seasonWords);
  const language = useLanguage();
  const { rows, seasons, deleted, isBusy } = props;
  useEffect(() => {
    if (seasons.length > 0 && !isBusy && !rows.current?.contains(document.activeElement))
      rows.current?.querySelector('a')?.focus();
  }, [rows, isBusy, seasons.length]);
  const keys = useRowKeys(rows, { onDelete: deleted ? null : props.onDelete });
  return (
    <table className={classes['seasons']}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.days}</th>
          <th scope="col">{words.sessions}</th>
          <th scope="col">{words.leader}</th>
        </tr>
      </thead>
      <tbody ref={rows} {...keys}>
        {seasons.map(({ id, name, from, to, counting, planned, leaders }) => (
          <tr key={id} data-season={id}>
            <th scope="row">
              {deleted ? (
                <a
                  href="/seasons"
                  role="button"
                  aria-label={words.restoreOne(name)}
                  onClick={(event) => {
                    event.preventDefault();
                    props.onRestore(id);
                  }}
                >
                  {name}
                </a>
              ) : (
                <Link href={`/seasons/${id}`}>{name}</Link>
              )}
            </th>
            <td>{daysText(from, to, language)}</td>
            <td data-unit={words.sessions.toLowerCase()}>{words.counting(counting, planned)}</td>
            <td>{leaders.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
