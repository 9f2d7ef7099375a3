import type { KnownPlayer } from '../../store/event-file/event-files.ts';
import type { EventFilePlayer } from '../../store/event-file/players.ts';
import type { Club } from '../club.ts';
import { readRoster, type RosterEntry } from '../members/roster.ts';
import type { AskedPlayerView, FilePeopleView } from '../model/event-file.ts';
import { searchName } from '../players/search-name.ts';
import type { Comparison } from './compare.ts';
import { seatsInCommon } from './seats-in-common.ts';

/** Whom each player of a file is taken for. */
export interface PlayerMatch {
  /** Players of the club, by those of the file whom nobody has to be asked about. */
  readonly known: ReadonlyMap<number, number>;
  /** Those whose name somebody here has, with whoever that may be. */
  readonly asked: ReadonlyMap<EventFilePlayer, readonly RosterEntry[]>;
  /** Those whose name is not known here, and who were not forgotten. */
  readonly added: readonly EventFilePlayer[];
  /** Players of the file who are forgotten here, or there. */
  readonly forgotten: readonly EventFilePlayer[];
}

/** Who is in a file. */
export interface PeopleOfFile {
  readonly players: readonly EventFilePlayer[];
  /** Those who only sit in other clubs, with which the event is compared: nobody is asked who they are. */
  readonly elsewhere?: ReadonlySet<number>;
}

const NOBODY: ReadonlySet<number> = new Set();

/** The rows of an event here, and of a file with the same event; empty where there are none. */
type EventsCompared = Pick<Comparison, 'here' | 'same'>;

/**
 * Finds the players of a file among those of the club: by the global id, by the seat in what both have of the event, by
 * a number of a federation. Of equal names it is to be asked, unless their numbers say that they are two.
 */
export function matchPlayers(
  club: Club,
  { players, elsewhere = NOBODY }: PeopleOfFile,
  { here, same }: EventsCompared,
): PlayerMatch {
  const byGid = club.store.eventFiles.playersByGid();
  const known = new Map<number, number>();
  const taken = new Set<number>();
  const take = (player: EventFilePlayer, id: number): void => {
    known.set(player.id, id);
    taken.add(id);
  };
  for (const player of players) {
    const own = byGid.get(player.gid);
    if (own) take(player, own.id);
  }
  const rest = () => players.filter((player) => !known.has(player.id) && player.sameAs === null && player.name !== '');
  const seats = seatsInCommon(here, same);
  for (const player of rest()) {
    const id = seats.get(player.id);
    if (id !== undefined && !taken.has(id)) take(player, id);
  }
  for (const player of rest()) {
    const owners = new Set(player.numbers.flatMap((number) => club.store.members.ownerOf(number) ?? []));
    const [owner] = owners;
    if (owner !== undefined && owners.size === 1 && !taken.has(owner)) take(player, owner);
  }
  const byName = Map.groupBy(readRoster(club).entries, (entry) => entry.searchName);
  const asked = new Map<EventFilePlayer, readonly RosterEntry[]>();
  for (const player of rest()) {
    if (elsewhere.has(player.id)) continue;
    const namesakes = byName.get(searchName(player.name)) ?? [];
    const candidates = namesakes.filter((entry) => !taken.has(entry.id) && !isAnother(entry, player));
    if (candidates.length > 0) asked.set(player, candidates);
  }
  return {
    known,
    asked,
    added: rest().filter((player) => !asked.has(player)),
    forgotten: players.filter((player) => isForgotten(player, byGid)),
  };
}

/** Whether a federation gave the two different numbers. */
function isAnother({ numbers }: RosterEntry, player: EventFilePlayer): boolean {
  return player.numbers.some(({ federation, number }) =>
    numbers.some((own) => own.federation === federation && own.number !== number),
  );
}

function isForgotten({ gid, name }: EventFilePlayer, byGid: ReadonlyMap<string, KnownPlayer>): boolean {
  const own = byGid.get(gid);
  return own ? own.forgotten === 1 : name === '';
}

/** More names that differ than these are not worth reading. */
const MOST_RENAMED = 20;

export function peopleView(
  { store }: Club,
  { players, elsewhere = NOBODY }: PeopleOfFile,
  match: PlayerMatch,
): FilePeopleView {
  const forgotten = new Set(match.forgotten.map(({ id }) => id));
  const named = players.filter(({ id, sameAs }) => sameAs === null && !forgotten.has(id) && !elsewhere.has(id));
  const renamed = named.flatMap(({ id, name }) => {
    const own = match.known.get(id);
    const here = own === undefined ? name : store.players.knownName(own);
    return here === name || name === '' ? [] : [{ name, here }];
  });
  return {
    known: named.filter(({ id }) => match.known.has(id)).length,
    added: match.added.filter(({ id }) => !elsewhere.has(id)).length,
    forgotten: forgotten.size,
    asked: [...match.asked].map(([player, candidates]) => askedView(player, candidates)),
    renamed: renamed.slice(0, MOST_RENAMED),
  };
}

function askedView({ id, name, numbers }: EventFilePlayer, candidates: readonly RosterEntry[]): AskedPlayerView {
  return {
    player: id,
    name,
    numbers: numbers.map(numberText),
    candidates: candidates.map((entry) => ({
      id: entry.id,
      name: entry.name,
      member: entry.member === 1,
      numbers: entry.numbers.map(numberText),
      sessions: entry.seats.length,
    })),
  };
}

function numberText({ federation, number }: { readonly federation: string; readonly number: string }): string {
  return `${federation} ${number}`;
}
