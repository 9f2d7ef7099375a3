import { Link } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { ChangedResult, PublicationReport } from '../../../../main/club/model/publication.ts';
import { changedResultText } from '../../../../src/language/ranking/changed-result.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { changesPath } from '../../session/paperPath.ts';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { standingText } from '../../../../src/language/ranking/place.ts';
import { ChangedGrounds, namesOf, type ReportProps } from './ChangedGrounds.tsx';
import classes from './Publication.module.css';

/** How many things were changed in a published result: its results, penalties, terms and scoring. */
export function countChanges({ results, penalties, grounds }: PublicationReport): number {
  return results.length + penalties.length + grounds.length;
}

/** What changed since the ranking was published: result by result, what else it rests on, place by place. */
export function ChangesSincePublished(props: { readonly session: SessionView; readonly report: PublicationReport }) {
  const { session, report } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  if (countChanges(report) === 0 && report.places.length === 0) return <p className="quiet">{words.nothingChanged}</p>;
  const entries = new Map(session.sections.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  return (
    <div className={classes['report']}>
      <section>
        <h2>{words.results}</h2>
        {report.results.length === 0 ? (
          <p className="quiet">{words.noResults}</p>
        ) : (
          <Results {...{ report, session, entries }} />
        )}
      </section>
      {report.penalties.length > 0 && (
        <section>
          <h2>{words.penalties}</h2>
          <Penalties {...{ report, session, entries }} />
        </section>
      )}
      {report.grounds.length > 0 && (
        <section>
          <h2>{words.grounds}</h2>
          <ChangedGrounds {...{ report, session, entries }} />
        </section>
      )}
      <section>
        <h2>{words.places}</h2>
        {report.places.length === 0 ? (
          <p className="quiet">{words.noPlaces}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th className={classes['number']}>{words.pairHead}</th>
                <th>{words.names}</th>
                <th>{words.before}</th>
                <th>{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {report.places.map((move) => (
                <tr key={`${move.by} ${move.entry}`}>
                  <td className={classes['number']}>{entries.get(move.entry)?.label}</td>
                  <td>
                    {namesOf(entries.get(move.entry))}
                    {move.by !== 'scratch' && ` (${words.ranking[move.by]})`}
                  </td>
                  <td className={classes['standing']}>
                    {standingText(move.before, report.scoring ?? session.scoring, language)}
                  </td>
                  <td className={classes['standing']}>{standingText(move.after, session.scoring, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p>
        <Link href={changesPath(session.id)} className={classes['print'] ?? ''}>
          {words.print}
        </Link>
      </p>
    </div>
  );
}

function Penalties(props: ReportProps) {
  const { report, session, entries } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th className={classes['number']}>{words.pairHead}</th>
          <th>{words.names}</th>
          <th>{words.penalty}</th>
          <th>{words.reason}</th>
          <th>{words.author}</th>
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.penalties.map(({ penalty, stands, at, author }) => (
          <tr key={penalty.number}>
            <td className={classes['number']}>{entries.get(penalty.entry)?.label}</td>
            <td>{namesOf(entries.get(penalty.entry))}</td>
            <td>{stands ? penaltyText(penalty, language) : words.takenBack(penaltyText(penalty, language))}</td>
            <td>{penalty.reason}</td>
            <td>{words.authors[author] ?? author}</td>
            <td className={classes['number']}>
              <time dateTime={at}>{formatMoment(at, session.date, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Results({ report, session, entries }: ReportProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const letters = new Map(session.sections.map(({ id, letter }) => [id, session.sections.length > 1 ? letter : '']));
  const labelOf = (entry: number) => entries.get(entry)?.label ?? '?';
  const reasons = report.results.some(({ reason }) => reason !== '');
  return (
    <table>
      <thead>
        <tr>
          <th className={classes['number']}>{words.board}</th>
          <th className={classes['number']}>{words.table}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
          {reasons && <th>{words.reason}</th>}
          <th>{words.author}</th>
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.results.map((changed) => (
          <tr key={slotKey(changed)}>
            <td className={classes['number']}>{boardOf(changed)}</td>
            <td className={classes['number']}>{`${letters.get(changed.section) ?? ''}${changed.table}`}</td>
            <td>
              <SuitText>{changedResultText(changed.before, changed.after, labelOf, language)}</SuitText>
            </td>
            <td>
              <SuitText>{changedResultText(changed.after, changed.before, labelOf, language)}</SuitText>
            </td>
            {reasons && <td>{changed.reason}</td>}
            <td>{words.authors[changed.author] ?? changed.author}</td>
            <td className={classes['number']}>
              <time dateTime={changed.at}>{formatMoment(changed.at, session.date, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function boardOf({ before, after, slotBoard }: ChangedResult): number {
  return (after ?? before)?.board ?? slotBoard;
}
