import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { useSettings } from '../api/queries.ts';

/** The club's name at the head of the screens that belong to no event; the program's until one is given. */
export function ClubTitle() {
  const name = useSettings().data?.clubName;
  return <strong>{name || 'Etui'}</strong>;
}

/** The parts of the application outside an event. */
export function useClubTabs() {
  const words = useWords(shellWords);
  return [
    { href: '/', name: words.events },
    { href: '/new', name: words.newEvent },
    { href: '/statistics', name: words.statistics },
    { href: '/settings', name: words.settings },
  ];
}
