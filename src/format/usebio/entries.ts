import type { Side } from '../../bridge/seat.ts';
import type { FileEntry, FilePlayer, FileRank, FileTeam, TournamentEvent } from '../event/event.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { Block } from './blocks.ts';
import { childrenOf, decimalField, field, elementText } from './fields.ts';
import { instructionsOf } from './instruction.ts';
import type { ProblemList } from './problem.ts';

/** Who takes part, as PARTICIPANTS lists them. */
export interface Participants {
  readonly ranks: TournamentEvent['ranks'];
  readonly winners: 1 | 2 | null;
  readonly entries: FileEntry[];
  /** The direction that the file gives each entry, with two winners or one. */
  readonly directions: (Side | null)[];
  /** The element of each entry, which has its place and figures; null where results alone name it. */
  readonly elements: (XmlElement | null)[];
  readonly teams: FileTeam[];
  /** The places in `teams` by number. */
  readonly teamPlaces: Map<string, number>;
  readonly teamElements: XmlElement[];
  /** The kind of masterpoints that the event names for all of them; empty where it names none. */
  readonly masterpointType: string;
}

/** Reads every list of participants of an event. A session that lists the same pairs again adds nothing. */
export function readParticipants(problems: ProblemList, event: XmlElement, blocks: readonly Block[]): Participants {
  const lists = blocks.flatMap(({ element, section, session }) =>
    childrenOf(element, 'PARTICIPANTS').map((list) => ({ list, section, session })),
  );
  const listed = lists.flatMap(({ list }) => list.children);
  const participants: Participants = {
    ranks: ranksOf(event, listed),
    winners: winnersOf(event, listed),
    entries: [],
    directions: [],
    elements: [],
    teams: [],
    teamPlaces: new Map(),
    teamElements: [],
    masterpointType: elementText(event, 'MASTER_POINT_TYPE'),
  };
  const known = new Map<string, number>();
  for (const { list, section, session } of lists) {
    for (const element of list.children) {
      if (element.name === 'TEAM') addTeam(problems, participants, element, { section, session, known });
      else if (element.name === 'PAIR' || element.name === 'PLAYER') {
        addEntry(problems, participants, element, { section, session, known, team: null });
      }
    }
  }
  return participants;
}

function ranksOf(event: XmlElement, listed: readonly XmlElement[]): TournamentEvent['ranks'] {
  const type = elementText(event, 'EVENT_TYPE').toUpperCase();
  const has = (name: string) => listed.some((element) => element.name === name);
  if (type.includes('TEAM') || has('TEAM')) return 'team';
  return type === 'INDIVIDUAL' || (has('PLAYER') && !has('PAIR')) ? 'player' : 'pair';
}

/** What WINNER_TYPE says; without it two where North-South and East-West have numbers or first places of their own. */
function winnersOf(event: XmlElement, listed: readonly XmlElement[]): 1 | 2 | null {
  const said = elementText(event, 'WINNER_TYPE');
  if (said === '1') return 1;
  if (said === '2') return 2;
  const pairs = listed.filter(({ name }) => name === 'PAIR');
  const lines = pairs.map((pair) => sideIn(elementText(pair, 'DIRECTION')));
  if (pairs.length === 0 || lines.includes(null) || new Set(lines).size < 2) return null;
  const firsts = lines.filter((_, place) => /^=?1=?$/.test(elementText(pairs[place] ?? event, 'PLACE')));
  const numbers = pairs.map((pair) => elementText(pair, 'PAIR_NUMBER'));
  return new Set(firsts).size === 2 || new Set(numbers).size < numbers.length ? 2 : null;
}

/** North-South or East-West, as DIRECTION or the end of the number says: `1 NS`, `1NS`. */
function directionOf(pair: XmlElement): Side | null {
  const end = /(?:NS|EW)$/i.exec(elementText(pair, 'PAIR_NUMBER'))?.[0] ?? '';
  return sideIn(elementText(pair, 'DIRECTION')) ?? sideIn(end);
}

function sideIn(text: string): Side | null {
  const side = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return side === 'NS' || side === 'EW' ? side : null;
}

interface Place {
  readonly section: string;
  readonly session: number;
  /** Entries by section, number and direction. */
  readonly known: Map<string, number>;
}

function addTeam(problems: ProblemList, participants: Participants, element: XmlElement, place: Place): void {
  const number = elementText(element, 'TEAM_ID', 'TEAM_NUMBER');
  if (number === '') {
    problems.add('entry-without-number', element.line, elementText(element, 'TEAM_NAME'));
    return;
  }
  const again = participants.teamPlaces.get(number);
  const team = again ?? participants.teams.length;
  if (again === undefined) {
    const players = childrenOf(element, 'PLAYER').map(readPlayer);
    participants.teams.push({ number, name: elementText(element, 'TEAM_NAME'), players });
    participants.teamPlaces.set(number, team);
    participants.teamElements.push(element);
  }
  for (const pair of childrenOf(element, 'PAIR')) addEntry(problems, participants, pair, { ...place, team });
}

function addEntry(
  problems: ProblemList,
  participants: Participants,
  element: XmlElement,
  { section, known, team }: Place & { readonly team: number | null },
): void {
  const { entries, directions, elements, winners } = participants;
  const number = elementText(element, 'PAIR_NUMBER', 'PLAYER_NUMBER');
  const players = element.name === 'PLAYER' ? [readPlayer(element)] : childrenOf(element, 'PLAYER').map(readPlayer);
  if (number === '') {
    problems.add('entry-without-number', element.line, players[0]?.name ?? '');
    return;
  }
  const direction = directionOf(element);
  const key = entryKey(section, number, direction);
  const before = known.get(key);
  if (before !== undefined) {
    const other = entries[before]?.players.map(({ name }) => name) ?? [];
    if (players.some(({ name }, place) => other[place] !== name)) problems.add('entry-twice', element.line, number);
    return;
  }
  known.set(key, entries.length);
  entries.push({
    number,
    section,
    line: winners === 2 ? direction : null,
    players,
    team,
    handicap: handicapOf(problems, element),
    stratum: stratumOf(element),
  });
  directions.push(direction);
  elements.push(element);
}

/** What an entry is known by in the lines of results. */
export function entryKey(section: string, number: string, direction: Side | null): string {
  return JSON.stringify([section, number, direction]);
}

function readPlayer(element: XmlElement): FilePlayer {
  const national = elementText(element, 'NATIONAL_ID_NUMBER');
  const club = elementText(element, 'CLUB_ID_NUMBER');
  const others = instructionsOf(element).flatMap((values): [string, string][] => {
    const by = values.get('by');
    const number = values.get('number');
    return by !== undefined && number !== undefined ? [[by, number]] : [];
  });
  const numbers: [string, string][] = [
    ...(national === '' ? [] : [['national', national] as [string, string]]),
    ...(club === '' ? [] : [['club', club] as [string, string]]),
    ...others,
  ];
  return { name: elementText(element, 'PLAYER_NAME'), numbers: Object.fromEntries(numbers) };
}

/** Hundredths of a percent. */
function handicapOf(problems: ProblemList, element: XmlElement): number | null {
  const text = decimalField(problems, element, 'HANDICAP');
  return text === null ? null : Math.round(Number(text) * 100) + 0;
}

/** The category of a label; a label with a section says what the section says already. */
function stratumOf(element: XmlElement): string | null {
  const label = childrenOf(element, 'LABEL').find((one) => !/^section$/i.test(elementText(one, 'NAME')));
  return label ? elementText(label, 'VALUE') || null : null;
}

/** The published ranking, from the place of each pair, player or team. Who has no place isn't in it. */
export function readRanking(
  problems: ProblemList,
  { ranks, entries, elements, teamElements, masterpointType }: Participants,
  imps: boolean,
): readonly FileRank[] {
  const list = ranks === 'team' ? teamElements : elements;
  const read = list.flatMap((element, entry) => {
    const rank = element && readRank(problems, element, entry, { imps, masterpointType });
    return rank ? [rank] : [];
  });
  const shared = new Map<string, number>();
  const keyOf = ({ entry, place, percentage, total }: FileRank) => {
    const line = ranks === 'team' ? null : entries[entry]?.line;
    return JSON.stringify([line, place, percentage, total]);
  };
  for (const rank of read) shared.set(keyOf(rank), (shared.get(keyOf(rank)) ?? 0) + 1);
  // Some programs give tied pairs the same place without a sign.
  return read.map((rank) => ({ ...rank, tied: rank.tied || (shared.get(keyOf(rank)) ?? 0) > 1 }));
}

function readRank(
  problems: ProblemList,
  element: XmlElement,
  entry: number,
  { imps, masterpointType }: { readonly imps: boolean } & Pick<Participants, 'masterpointType'>,
): FileRank | null {
  const place = field(element, 'PLACE');
  const [, before, digits, after] = /^(=?)\s*(\d{1,6})(?:st|nd|rd|th)?\s*(=?)$/i.exec(place?.text ?? '') ?? [];
  if (place && digits === undefined && /[\p{L}\p{N}]/u.test(place.text)) {
    problems.add('place-unreadable', place.line, place.text);
  }
  if (digits === undefined || Number(digits) === 0) return null;
  const percentage = decimalField(problems, element, 'PERCENTAGE');
  const total = decimalField(problems, element, 'TOTAL_SCORE');
  const points = childrenOf(element, 'MASTER_POINTS')[0] ?? element;
  const adjustment = decimalField(problems, element, 'ADJUSTMENT');
  const masterpoints = decimalField(problems, points, 'MASTER_POINTS_AWARDED');
  const type = elementText(points, 'MASTER_POINT_TYPE') || (Number(masterpoints ?? 0) > 0 ? masterpointType : '');
  return {
    entry,
    place: Number(digits),
    tied: before === '=' || after === '=',
    percentage: imps ? null : percentage,
    total: imps ? (total ?? percentage) : total,
    masterpoints,
    ...(type === '' ? {} : { masterpointType: type }),
    ...(adjustment === null ? {} : { adjustment }),
  };
}

/** Whether a percentage of the ranking can be none: some programs write IMPs there. */
export function hasImpossiblePercentage({ ranks, elements, teamElements }: Participants): boolean {
  const list = ranks === 'team' ? teamElements : elements;
  return list.some((element) => /^-|^\d{4}/.test(element ? elementText(element, 'PERCENTAGE') : ''));
}
