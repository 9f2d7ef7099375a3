import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { dealWords } from '../../../../src/language/files/deals.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';
import { FileLink } from '../../session/FileLink.tsx';
import { importForPath } from '../../shell/eventTask.ts';
import { leaveFile } from '../../shell/files/waitingFile.ts';
import { tableName } from '../../session/tableName.ts';
import classes from './Deals.module.css';
import { DealsForm } from './DealsForm.tsx';
import { boardsByCase } from '../../session/hands/planDeals.ts';
import { useEventDeals } from './useEventDeals.ts';

/** Endings of the files that deals are read from. */
const DEAL_FILES = '.pbn,.lin,.dlm,.dup,.bri,.dge,.csv,.xml,.bws,.txt';

/** What is known of the deals of the event, which boards wait, and the way in for a file of deals. */
export function EventDeals({ session }: { readonly session: SessionView }) {
  const words = useWords(dealWords);
  const form = useEventDeals(session);
  const [location, go] = useLocation();
  const search = useSearch();
  const bringIn = (file: File) => {
    leaveFile(file, 'events');
    go(importForPath(location, { content: null, search }));
  };
  const { dealt, sections } = session;
  const boards = [...boardsByCase(sections).values()].flat();
  const without = boards.filter((board) => !dealt.includes(board)).map((board) => boardOnCase(sections, board));
  const hasDeals = dealt.length > 0;
  return (
    <section className={classes['deals']} aria-label={words.title}>
      <p>
        {hasDeals ? words.known(boards.length - without.length, boards.length) : words.none}
        {hasDeals && without.length > 0 && ` ${words.without(without)}`}
      </p>
      {hasDeals && <Waiting session={session} />}
      {form.text === null ? (
        <div className={classes['actions']}>
          <label className={classes['file']}>
            {words.open}
            <input
              type="file"
              accept={DEAL_FILES}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) bringIn(file);
                event.target.value = '';
              }}
            />
          </label>
          <Button onPress={() => void form.paste()}>{words.paste}</Button>
          {hasDeals && <FileLink path={`/api/sessions/${session.id}/deals.pbn`} text={words.save} />}
          {hasDeals && <Button onPress={() => void form.remove()}>{words.remove}</Button>}
        </div>
      ) : (
        <DealsForm form={form} text={form.text} />
      )}
      <p role="status">{form.message}</p>
    </section>
  );
}

/** The boards whose hands are not printed yet, and the first table or the event that they wait for. */
function Waiting({ session }: { readonly session: SessionView }) {
  const words = useWords(dealWords);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: queryKeys.deals(session.id, session.dealsVersion, [session.change]),
    queryFn: () => api.deals(session.id),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const all = data?.waiting ?? [];
  const waiting = all.filter(({ event }) => event === undefined);
  const first = waiting.find(({ table }) => table !== null);
  const casesOf = (of: typeof all) => of.map(({ board }) => boardOnCase(session.sections, board));
  const at = first?.table && {
    board: boardOnCase(session.sections, first.board),
    round: first.table.round,
    table: tableName(session, first.table),
  };
  const elsewhere = Map.groupBy(all, ({ event }) => event && JSON.stringify([event.name, event.date]));
  return (
    <>
      {waiting.length > 0 && <p className={classes['waiting']}>{words.waiting(casesOf(waiting), at ?? null)}</p>}
      {[...elsewhere.values()].map((of) => {
        const [{ event } = {}] = of;
        if (event === undefined) return null;
        const day = formatDay(event.date, 'short', language);
        return (
          <p key={`${event.name} ${event.date}`} className={classes['waiting']}>
            <bdi>{words.waitingForEvent(casesOf(of), event.name, day)}</bdi>
          </p>
        );
      })}
    </>
  );
}
