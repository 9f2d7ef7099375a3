import type { EntryView, SessionView } from '../../../main/club/model.ts';
import type { ChangedResult, PublicationReport, ResultContent } from '../../../main/club/publication-view.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { formatSigned } from '../../../src/language/numbers.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { slotKey } from '../../../src/movement/slot.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { outcomeShort } from '../entry/outcomes.ts';
import { SuitText } from '../entry/SuitText.tsx';
import { standingText } from './moveText.ts';
import classes from './Publication.module.css';

/** What changed since the ranking was published: result by result, place by place. */
export function Changed(props: { readonly session: SessionView; readonly report: PublicationReport }) {
  const { session, report } = props;
  const words = useWords(publicationWords);
  const language = useLanguage();
  if (report.results.length === 0 && report.places.length === 0) return <p className="quiet">{words.nothingChanged}</p>;
  const entries = new Map(session.sections.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  return (
    <div className={classes['report']}>
      <section>
        <h2>{words.results}</h2>
        {report.results.length === 0 ? (
          <p className="quiet">{words.noResults}</p>
        ) : (
          <Results {...{ report, session }} />
        )}
      </section>
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
                    {move.by === 'handicap' && ` (${words.withHandicap})`}
                  </td>
                  <td>{standingText(move.before, session.scoring, language)}</td>
                  <td>{standingText(move.after, session.scoring, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}

function Results({ report, session }: { readonly report: PublicationReport; readonly session: SessionView }) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const letters = new Map(session.sections.map(({ id, letter }) => [id, session.sections.length > 1 ? letter : '']));
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
          <th className={classes['number']}>{words.time}</th>
        </tr>
      </thead>
      <tbody>
        {report.results.map((changed) => (
          <tr key={slotKey(changed)}>
            <td className={classes['number']}>{boardOf(changed)}</td>
            <td className={classes['number']}>{`${letters.get(changed.section) ?? ''}${changed.table}`}</td>
            <td>
              <Content content={changed.before} />
            </td>
            <td>
              <Content content={changed.after} />
            </td>
            {reasons && <td>{changed.reason}</td>}
            <td className={classes['number']}>
              <time dateTime={changed.at}>{formatTime(changed.at, false, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Content({ content }: { readonly content: ResultContent | null }) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  if (content === null) return <span className="quiet">{words.taken}</span>;
  const { outcome, score } = content;
  const scored = outcome.kind === 'played' && score !== null ? `, ${formatSigned(score)}` : '';
  return <SuitText>{`${outcomeShort(outcome, language)}${scored}`}</SuitText>;
}

function boardOf({ before, after, slotBoard }: ChangedResult): number {
  return (after ?? before)?.board ?? slotBoard;
}

function namesOf(entry: EntryView | undefined): string {
  return entry?.players.filter((name) => name !== '').join(' / ') ?? '';
}
