import type { EventSummary } from '../../../../main/club/model/event.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import type { Language } from '../../../../src/language.ts';
import { simultaneousWords } from '../../../../src/language/screens/events/simultaneous.ts';
import { hasMatches } from '../../../../src/movement/event-movement.ts';
import type { Destination } from '../../shell/palette/destination.ts';
import { clubsPath } from '../overallPath.ts';

/** Events of which the palette offers it. */
const NEWEST = 3;

/** Where other clubs are added to the newest events that are compared with them; before there is one, a new event. */
export function otherClubsPlaces(events: readonly EventSummary[], language: Language): readonly Destination[] {
  const { title, also, of } = simultaneousWords[language];
  const compared = events.filter(({ ranks, movements }) => ranks === 'pair' && !movements.some(hasMatches));
  if (compared.length === 0) return [{ href: '/new', name: title, also }];
  return compared.slice(0, NEWEST).map(({ session, name, date }) => ({
    href: clubsPath(session),
    name: of(name, formatDay(date, 'short', language)),
    also,
  }));
}
