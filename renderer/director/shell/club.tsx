import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { useSettings } from '../api/queries.ts';

/** The club's name at the head of screens outside an event; the program's name until the club has one. */
export function ClubTitle() {
  const name = useSettings().data?.clubName;
  return <strong title={name || undefined}>{name || 'Etui'}</strong>;
}

/** The tabs of the screens outside an event. */
export function useClubTabs() {
  const words = useWords(shellWords);
  return [
    { href: '/', name: words.events },
    { href: '/new', name: words.newEvent },
    { href: '/members', name: words.members },
    { href: '/statistics', name: words.statistics },
    { href: '/settings', name: words.settings },
  ];
}
