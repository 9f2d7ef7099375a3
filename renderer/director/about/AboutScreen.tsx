import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { aboutWords } from '../../../src/language/screens/about.ts';
import { useWords } from '../../shared/language.tsx';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './About.module.css';

/** Which Etui this is, under which licence, and the notices of what it is made with. */
export function AboutScreen() {
  const words = useWords(aboutWords);
  const tabs = useClubTabs();
  const { data, isError } = useQuery({ queryKey: ['notices'], queryFn: readNotices, staleTime: Infinity });
  return (
    <Screen title={<ClubTitle />} tabs={tabs} keys={[]}>
      <div className={classes['about']}>
        <h1>{words.title}</h1>
        <p>{words.version(import.meta.env.ETUI_VERSION)}</p>
        <p>{words.licence}</p>
        <p>{words.private}</p>
        <p>
          <Link href="/settings">{words.back}</Link>
        </p>
        <section aria-labelledby="notices">
          <h2 id="notices">{words.notices}</h2>
          {isError && <p role="alert">{words.noNotices}</p>}
          {data !== undefined && <pre lang="en">{data}</pre>}
        </section>
      </div>
    </Screen>
  );
}

async function readNotices(): Promise<string> {
  const response = await fetch('/third-party-notices.txt');
  if (!response.ok) throw new Error(`the notices: ${response.status}`);
  return response.text();
}
