import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { OverallView, QualifyingView } from '../../../main/club/model/overall.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { formatDay } from '../../../src/language/dates.ts';
import { overallNote } from '../../../src/language/ranking/overall.ts';
import { prizesWords } from '../../../src/language/screens/events/prizes.ts';
import { qualifyingWords } from '../../../src/language/screens/events/qualifying.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { consolationPath, furtherPath, overallPath, prizesPath } from '../session/overallPath.ts';
import { QualifyingNotice } from '../session/qualifying/QualifyingNotice.tsx';
import { useQualifying } from '../session/qualifying/useQualifying.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import { PlannedEvenings } from './PlannedEvenings.tsx';
import { DecidedPlaces } from './DecidedPlaces.tsx';
import { HandicapTabs } from './HandicapTabs.tsx';
import classes from './Overall.module.css';
import { OverallExplained } from './OverallExplained.tsx';
import { OverallTable } from './OverallTable.tsx';

/** The sessions of an event, and the ranking of one with what counts of those before. */
export function OverallScreen(props: { readonly session: SessionView; readonly standings: StandingsView }) {
  const { session } = props;
  const words = useWords(sessionsWords);
  const prizes = useWords(prizesWords);
  const language = useLanguage();
  const frame = useSessionFrame(session);
  const [, go] = useLocation();
  const { data } = useQuery({
    queryKey: queryKeys.overall(session.id, props.standings.change),
    queryFn: () => api.overall(session.id),
    // Results of the sessions before may have changed meanwhile.
    staleTime: 0,
  });
  const qualifying = useQualifying(session);
  const [asked, explain] = useState<number | null>(null);
  const [wanted, rankBy] = useState<RankedBy>('scratch');
  const by = data?.withHandicap ? wanted : 'scratch';
  const shown = (by === 'handicap' ? data?.withHandicap : data?.rankings) ?? [];
  const explained = session.sections.flatMap((one) => one.entries).find(({ id }) => id === asked);
  const next = () => go(furtherPath(session.id));
  return (
    <Screen
      {...frame}
      keys={[{ keys: [words.nextKey], does: words.next.toLowerCase(), onPress: next }, ...frame.sharedKeys]}
      panel={
        explained && (
          <OverallExplained
            session={session}
            entry={explained}
            by={by}
            change={props.standings.change}
            onClose={() => explain(null)}
          />
        )
      }
      shortcuts={{ ...frame.sharedShortcuts, [words.nextKey.toLowerCase()]: next, escape: () => explain(null) }}
    >
      <h1>{words.title}</h1>
      {data && <Sessions overall={data} consolation={consolationAfter(qualifying.views, session.id)} />}
      {qualifying.views.map((view) => (
        <QualifyingNotice key={view.to.session} view={view} state={qualifying} />
      ))}
      <PlannedEvenings session={session} />
      {data && (
        <p className={classes['note']}>
          {overallNote(data, language)} <Link href={prizesPath(session.id)}>{prizes.title}</Link>
        </p>
      )}
      {data && <DecidedPlaces session={session} orders={data.orders} />}
      {data?.withHandicap && <HandicapTabs by={by} onBy={rankBy} />}
      {by === 'handicap' && <p className={classes['note']}>{words.ownHandicaps}</p>}
      {data &&
        shown.map((ranking) => (
          <OverallTable
            key={`${ranking.sections[0]} ${ranking.line}`}
            session={session}
            overall={data}
            ranking={ranking}
            explained={explained?.id ?? null}
            onExplain={(entry) => explain(entry === explained?.id ? null : entry)}
          />
        ))}
    </Screen>
  );
}

function Sessions({ overall, consolation }: { readonly overall: OverallView; readonly consolation: number | null }) {
  const others = useWords(qualifyingWords);
  const words = useWords(sessionsWords);
  const language = useLanguage();
  return (
    <ul className={classes['sessions']}>
      {overall.sessions.map(({ session, ordinal, date }) => (
        <li key={session}>
          <Link href={overallPath(session)} aria-current={session === overall.session ? 'page' : undefined}>
            {words.session(ordinal)} <small>{formatDay(date, 'short', language)}</small>
          </Link>
        </li>
      ))}
      <li>
        <Link href={furtherPath(overall.session)}>+ {words.next}</Link>
      </li>
      {consolation !== null && (
        <li>
          <Link href={consolationPath(consolation)}>+ {others.consolation}</Link>
        </li>
      )}
    </ul>
  );
}

/** The session whose others can play a consolation; null while nobody is left out, or once they play one. */
function consolationAfter(views: readonly QualifyingView[], session: number): number | null {
  const own = views.find(({ from, to }) => from.session === session || to.session === session);
  const from = own?.from.session ?? null;
  const hasOne = views.some((view) => view.from.session === from && view.playOn.kind === 'others');
  return own?.playOn.kind === 'places' && !hasOne ? from : null;
}
