/** What of an event as a whole is said before it comes in, whatever becomes of its lines. */
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import type { FileMethod, TournamentEvent } from '../event/event.ts';
import { isAwarded, plannedMasterpoints } from './masterpoints.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';

/** Those that Etui scores a session of pairs by as they are. */
const SAME: ReadonlySet<FileMethod> = new Set<FileMethod & SessionMethod>(['matchpoints', 'cross-imps', 'butler']);

function count<Item>(all: readonly Item[], is: (one: Item) => boolean): number {
  return all.filter(is).length;
}

/** Players of an entry beyond those that it seats, with the number of the first such entry. */
function playersLeft({ entries, ranks }: TournamentEvent): readonly ImportOddity[] {
  const seats = ranks === 'player' ? 1 : 2;
  const over = entries.filter(({ players }) => players.length > seats);
  const left = over.reduce((sum, { players }) => sum + players.length - seats, 0);
  return oddityOf('playersLeft', left, over[0]?.number ?? '');
}

/** Whether a player has a number; programs write 0 where there is none. */
export function isGivenNumber(number: string | undefined): boolean {
  return number !== undefined && !/^\s*0*\s*$/.test(number);
}

/** Of an event that is to be scored as of one field, without matches. */
export function oddOfField(event: TournamentEvent): readonly ImportOddity[] {
  return oddOfEvent(event, [...oddOfPairs(event), ...oddityOf('matchesLeft', event.matches.length)]);
}

/** How pairs and players are scored, and who of them is left out. */
export function oddOfPairs(event: TournamentEvent): readonly ImportOddity[] {
  const { method } = event;
  const isOther = method !== null && !SAME.has(method);
  return [
    ...oddityOf('methodNotSaid', method === null ? 1 : 0),
    ...oddityOf('methodOther', isOther ? 1 : 0, method ?? ''),
    ...playersLeft(event),
  ];
}

/** Of any event. @param scoring what is to be said of how it is scored, which comes before what is left out */
export function oddOfEvent(event: TournamentEvent, scoring: readonly ImportOddity[] = []): readonly ImportOddity[] {
  const { entries, teams, results, ranking } = event;
  const sessions = new Set(results.map(({ session }) => session)).size;
  const players = [...entries, ...teams].flatMap((one) => one.players);
  return [
    ...oddityOf('dateMissing', event.date === null ? 1 : 0),
    ...oddityOf('sessionsJoined', sessions > 1 ? sessions : 0),
    ...scoring,
    ...oddityOf(
      'clubNumbersLeft',
      count(players, ({ numbers }) => isGivenNumber(numbers['club'])),
    ),
    ...oddityOf('masterpointsLeft', count(ranking, isAwarded) - plannedMasterpoints(event).length),
    ...oddityOf(
      'playLeft',
      count(results, ({ lin }) => lin !== null),
    ),
    ...oddityOf(
      'notesTaken',
      count(results, ({ note }) => note !== ''),
    ),
  ];
}

/** Handicaps and strata, which an event of matches has no place for. */
export function termsLeft({ entries }: TournamentEvent): readonly ImportOddity[] {
  return [
    ...oddityOf(
      'handicapsLeft',
      count(entries, ({ handicap }) => handicap !== null && handicap !== 0),
    ),
    ...oddityOf(
      'strataLeft',
      count(entries, ({ stratum }) => stratum !== null && stratum !== ''),
    ),
  ];
}
