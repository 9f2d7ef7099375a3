import type { EntryView, SectionView, SessionView } from '../../../main/club/model/session.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';
import type { NamedEntry } from '../api/requests/names.ts';

/** The places of an entry that have a name: both of a pair, the one of a player. */
export function placesOf(ranks: EventRanks): readonly (0 | 1)[] {
  return ranks === 'player' ? [0] : [0, 1];
}

/** Whether both players of a pair have the same name. */
export function isSamePlayer([first, second]: NamedEntry['players']): boolean {
  return first !== '' && sameName(first) === sameName(second);
}

/** The session with these names instead of its own. */
export function withNames(session: SessionView, named: readonly NamedEntry[]): SessionView {
  if (named.length === 0) return session;
  const names = new Map(named.map(({ entry, players }) => [entry, players]));
  const rename = (entry: EntryView): EntryView => ({ ...entry, players: names.get(entry.id) ?? entry.players });
  return {
    ...session,
    sections: session.sections.map((section) => ({ ...section, entries: section.entries.map(rename) })),
  };
}

/** The names of every pair, by its entry. */
export function playersOf({ sections }: Pick<SessionView, 'sections'>): Map<number, NamedEntry['players']> {
  return new Map(sections.flatMap(({ entries }) => entries.map(({ id, players }) => [id, players] as const)));
}

/** Whether names can be saved: two players of one name are partners where one of them was chosen, or is there so. */
export function isPossiblePair({ players, picked }: NamedEntry, saved: NamedEntry['players'] | undefined): boolean {
  const isChosen = picked !== undefined && picked[0] !== picked[1];
  return !isSamePlayer(players) || isChosen || (saved !== undefined && isSamePlayer(saved));
}

/**
 * Names that occur more than once, with their pairs. A pair with the same name twice is listed once.
 * @param areTwo whether the players of a pair with one name are known to be two people
 */
export function namesTwice(
  entries: readonly EntryView[],
  areTwo: (entry: EntryView) => boolean = () => false,
): readonly { readonly name: string; readonly pairs: readonly string[] }[] {
  const places = entries.flatMap((entry) => {
    const names = isSamePlayer(entry.players) && areTwo(entry) ? entry.players.slice(0, 1) : entry.players;
    return names.map((name) => ({ name, pair: entry.label }));
  });
  const byName = Map.groupBy(
    places.filter(({ name }) => name !== ''),
    ({ name }) => sameName(name),
  );
  return [...byName.values()]
    .filter((found) => found.length > 1)
    .map((found) => ({ name: found[0]?.name ?? '', pairs: [...new Set(found.map(({ pair }) => pair))] }));
}

/** The columns of a section's pairs: a column for each line, or two halves of one list. */
export function nameColumns({ entries, winners }: SectionView): readonly (readonly EntryView[])[] {
  if (winners === 2) return (['NS', 'EW'] as const).map((line) => entries.filter((entry) => entry.line === line));
  const half = Math.ceil(entries.length / 2);
  return [entries.slice(0, half), entries.slice(half)];
}

function sameName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
