import { Link } from 'wouter';
import type { PublicationReport } from '../../../../main/club/model/publication.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { useWords } from '../../../shared/language.tsx';
import { changesPath } from '../../session/paperPath.ts';
import { ChangedConditions } from './ChangedConditions.tsx';
import { ChangedPenalties } from './ChangedPenalties.tsx';
import { ChangedPlaces } from './ChangedPlaces.tsx';
import { ChangedResults } from './ChangedResults.tsx';
import classes from './Publication.module.css';
import type { ReportProps } from './reportProps.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';

/** The number of changes since the publication: of results, penalties, terms and scoring. */
export function countChanges({ results, penalties, conditions }: PublicationReport): number {
  return results.length + penalties.length + conditions.length;
}

/** What changed since the ranking was published: results, penalties, what else the ranking depends on, and places. */
export function ChangesSincePublished(props: { readonly session: SessionView; readonly report: PublicationReport }) {
  const { session, report } = props;
  const words = useWords(publicationWords);
  if (countChanges(report) === 0 && report.places.length === 0) return <p className="quiet">{words.nothingChanged}</p>;
  const teams = session.teams.map((team): [number, EntryView] => [team.id, team]);
  const entries = new Map([...sittersIn(session.sections), ...teams]);
  const changes: ReportProps = { report, session, entries };
  return (
    <div className={classes['report']}>
      <section>
        <h2>{words.results}</h2>
        {report.results.length === 0 ? <p className="quiet">{words.noResults}</p> : <ChangedResults {...changes} />}
      </section>
      {report.penalties.length > 0 && (
        <section>
          <h2>{words.penalties}</h2>
          <ChangedPenalties {...changes} />
        </section>
      )}
      {report.conditions.length > 0 && (
        <section>
          <h2>{words.grounds}</h2>
          <ChangedConditions {...changes} />
        </section>
      )}
      <section>
        <h2>{words.places}</h2>
        {report.places.length === 0 ? <p className="quiet">{words.noPlaces}</p> : <ChangedPlaces {...changes} />}
      </section>
      <p>
        <Link href={changesPath(session.id)} className={classes['print'] ?? ''}>
          {words.print}
        </Link>
      </p>
    </div>
  );
}
