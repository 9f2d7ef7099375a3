import { useState } from 'react';
import { useSearch } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import { teamNamesWords } from '../../../src/language/screens/teams/names.ts';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Names.module.css';
import { NamesScreen } from './NamesScreen.tsx';
import { TeamNamesScreen } from './teams/TeamNamesScreen.tsx';

/** The names of whoever plays: of pairs, of players or of teams. */
export function SessionNames({ session }: { readonly session: SessionView }) {
  if (session.ranks === 'team') return <TeamNamesScreen session={session} />;
  return session.teams.length > 0 ? <AddedUpNames session={session} /> : <NamesScreen session={session} />;
}

/** Teams with the players of their pairs, or the pairs themselves with their terms and substitutes. */
function AddedUpNames({ session }: { readonly session: SessionView }) {
  const words = useWords(teamNamesWords);
  const [view, show] = useState<'teams' | 'pairs'>('teams');
  // Only pairs have substitutes and terms.
  const isAsked = useSearch() !== '';
  if (isAsked && view === 'teams') show('pairs');
  const head = (
    <div className={classes['views']}>
      <TabRow<'teams' | 'pairs'>
        label={words.views}
        tabs={(['teams', 'pairs'] as const).map((name) => ({ name, text: words.view[name] }))}
        current={view}
        onGo={show}
      />
    </div>
  );
  return view === 'teams' ? (
    <TeamNamesScreen session={session} head={head} />
  ) : (
    <NamesScreen session={session} head={head} />
  );
}
