import type { FileEntry, FilePlayer, FileRank, TournamentEvent } from '../event/event.ts';
import { xml, type XmlNode } from '../xml/write.ts';
import { instruction } from './instruction.ts';

/** The list of a section's entries with their places; null where there are none. */
export function makeParticipants(event: TournamentEvent, section: string): XmlNode {
  const { entries, teams, ranking, ranks } = event;
  const ranked = new Map(ranking.map((rank) => [rank.entry, rank]));
  const own = entries
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => entry.section === section && !entry.unlisted);
  const pairOf = ({ entry, place }: (typeof own)[number]) =>
    makeEntry(event, entry, ranks === 'team' ? undefined : ranked.get(place));
  const inTeams = teams.map((team, place) => {
    const pairs = own.filter(({ entry }) => entry.team === place);
    const homeless = section === '' && !entries.some((entry) => entry.team === place && !entry.unlisted);
    if (pairs.length === 0 && !homeless) return null;
    const content = [
      ...figures(ranks === 'team' ? ranked.get(place) : undefined),
      ...pairs.map(pairOf),
      ...team.players.map((player) => makePlayer(player)),
    ];
    return xml('TEAM', content, { TEAM_ID: team.number, TEAM_NAME: team.name });
  });
  const list = [...inTeams, ...own.filter(({ entry }) => entry.team === null).map(pairOf)];
  return list.some((node) => node !== null) ? xml('PARTICIPANTS', list) : null;
}

function makeEntry({ ranks }: TournamentEvent, entry: FileEntry, rank: FileRank | undefined): XmlNode {
  const { number, players, line, handicap, stratum } = entry;
  const [only, ...others] = players;
  const more = [
    line && xml('DIRECTION', line),
    ...figures(rank),
    handicap === null ? null : xml('HANDICAP', (handicap / 100).toFixed(2)),
    stratum ? xml('LABEL', [xml('NAME', 'Stratum'), xml('VALUE', stratum)]) : null,
  ];
  if (ranks === 'player' && only && others.length === 0) {
    return makePlayer(only, [xml('PLAYER_NUMBER', number), ...more]);
  }
  return xml('PAIR', [xml('PAIR_NUMBER', number), ...more, ...players.map((player) => makePlayer(player))]);
}

function makePlayer({ name, numbers }: FilePlayer, before: readonly XmlNode[] = []): XmlNode {
  const { national, club, ...others } = numbers;
  return xml('PLAYER', [
    ...before,
    xml('PLAYER_NAME', name),
    national ? xml('NATIONAL_ID_NUMBER', national) : null,
    club ? xml('CLUB_ID_NUMBER', club) : null,
    ...Object.entries(others).map(([by, number]) => instruction({ by, number })),
  ]);
}

/** The place and the figures of an entry in the published ranking. */
function figures(rank: FileRank | undefined): readonly XmlNode[] {
  if (!rank) return [];
  const { place, tied, percentage, total, masterpoints, masterpointType, adjustment } = rank;
  const points = [
    masterpoints === null ? null : xml('MASTER_POINTS_AWARDED', masterpoints),
    masterpointType ? xml('MASTER_POINT_TYPE', masterpointType) : null,
  ];
  return [
    percentage === null ? null : xml('PERCENTAGE', percentage),
    total === null ? null : xml('TOTAL_SCORE', total),
    xml('PLACE', `${place}${tied ? '=' : ''}`),
    adjustment === undefined ? null : xml('ADJUSTMENT', adjustment),
    points.some((node) => node !== null) ? xml('MASTER_POINTS', points) : null,
  ];
}

/** The event with a number for every entry and team that no other has: lines of results name them by it. */
export function withOwnNumbers(event: TournamentEvent): TournamentEvent {
  const entries = ownNumbers(event.entries, ({ section, line }) => [section, line]);
  return { ...event, entries, teams: ownNumbers(event.teams, () => []) };
}

function ownNumbers<One extends { readonly number: string }>(
  list: readonly One[],
  within: (one: One) => readonly unknown[],
): readonly One[] {
  const used = new Set<string>();
  return list.map((one, place) => {
    const wanted = one.number.trim() === '' ? `#${place + 1}` : one.number;
    const key = (number: string) => JSON.stringify([...within(one), number]);
    let number = wanted;
    if (used.has(key(number))) number = `${wanted} (${place + 1})`;
    used.add(key(number));
    return number === one.number ? one : { ...one, number };
  });
}
