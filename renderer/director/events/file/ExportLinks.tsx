import { useQuery } from '@tanstack/react-query';
import type { FileFormat } from '../../../../src/format/event/file.ts';
import { exportWords } from '../../../../src/language/screens/events/export.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { FileLink } from '../../session/FileLink.tsx';
import classes from './EventFile.module.css';

/** What a dealing machine reads, beside PBN. */
const MACHINES = ['dup', 'dlm', 'bri', 'dge'] as const satisfies readonly FileFormat[];

/** The files of an event by who receives them, each with what it carries and what it doesn't. */
export function ExportLinks({ session }: { readonly session: number }) {
  const words = useWords(exportWords);
  const language = useLanguage();
  const deals = useQuery({ queryKey: ['deals to export', session], queryFn: () => api.deals(session) });
  const path = (file: string) => `/api/sessions/${session}/${file}?language=${language}`;
  const format = (one: FileFormat) => `/api/sessions/${session}/formats/${one}`;
  return (
    <>
      <section className={classes['found']}>
        <h3>{words.federation}</h3>
        <p className="quiet">{words.federationHelp}</p>
        <p className={classes['links']}>
          <FileLink path={format('usebio')} text={words.formats.usebio} />
        </p>
      </section>
      <section className={classes['found']}>
        <h3>{words.website}</h3>
        <p className="quiet">{words.websiteHelp}</p>
        <p className={classes['links']}>
          <FileLink path={path('site/page.html')} text={words.page} />
          <FileLink path={path('export/ranking.csv')} text={words.ranking} />
          <FileLink path={format('pbn')} text={words.formats.pbn} />
        </p>
      </section>
      <section className={classes['found']}>
        <h3>{words.server}</h3>
        <p className="quiet">{words.serverHelp}</p>
        <p className={classes['links']}>
          <FileLink path={format('bws')} text={words.formats.bws} />
        </p>
      </section>
      <section className={classes['found']}>
        <h3>{words.machine}</h3>
        {deals.data && deals.data.disclosed.length === 0 ? (
          <p className="quiet">{words.noHands}</p>
        ) : (
          <>
            <p className="quiet">{words.machineHelp}</p>
            <p className={classes['links']}>
              {MACHINES.map((one) => (
                <FileLink key={one} path={format(one)} text={words.formats[one]} />
              ))}
              <FileLink path={`/api/sessions/${session}/deals.pbn`} text={words.formats.pbn} />
            </p>
          </>
        )}
      </section>
    </>
  );
}
