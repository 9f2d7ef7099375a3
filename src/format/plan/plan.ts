/**
 * From an event as a file has it to the event that the club is to have: who plays under which numbers, in sections with
 * a schedule that has a line for every result. What can't come in, or comes in otherwise, is listed.
 */
import type { Outcome } from '../../bridge/result/result.ts';
import { formatDeal } from '../../bridge/deal/text.ts';
import type { RecordedPlace } from '../../movement/recorded/schedule.ts';
import { sectionLetter } from '../../movement/sections/letter.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import { dealFigures, type DealFigures } from '../event/deal-figures.ts';
import type { FileMethod, TournamentEvent } from '../event/event.ts';
import { linesOfEntries, plannedWinners } from './entries.ts';
import { usableLines, type UsableLine } from './lines.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';
import { planSection, type SectionPlan } from './section.ts';

export interface EventPlan {
  readonly kind: 'plan';
  readonly ranks: 'pair' | 'player';
  readonly winners: 1 | 2;
  readonly method: SessionMethod;
  readonly sections: readonly SectionPlan[];
  /** In the order of the file. */
  readonly results: readonly PlannedResult[];
  /** Each board once. */
  readonly deals: readonly PlannedDeal[];
  readonly oddities: readonly ImportOddity[];
}

export interface PlannedDeal extends DealFigures {
  readonly board: number;
  readonly hands: string;
}

export interface PlannedResult extends Pick<UsableLine, 'at' | 'board' | 'seats'>, RecordedPlace {
  /** The place in the plan's sections. */
  readonly section: number;
  readonly outcome: Outcome;
}

/** Why an event of a file can't become one of the club. */
export interface NoPlan {
  readonly kind: 'noPlan';
  /** `noResults`: there is nothing to rank; `teams`: it ranks teams; `individual`: of so many players there is none. */
  readonly code: 'noResults' | 'teams' | 'individual';
  readonly count: number;
}

const METHOD_OF: Readonly<Record<FileMethod, SessionMethod>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'cross-imps',
  butler: 'butler',
  imps: 'butler',
  'board-a-match': 'matchpoints',
  patton: 'matchpoints',
  aggregate: 'matchpoints',
};
/** Those that Etui scores a session of pairs by as they are. */
const SAME: ReadonlySet<FileMethod> = new Set<FileMethod>(['matchpoints', 'cross-imps', 'butler']);

export function planEvent(event: TournamentEvent): EventPlan | NoPlan {
  if (event.ranks === 'team') return { kind: 'noPlan', code: 'teams', count: event.teams.length };
  const usable = usableLines(event);
  const { lines } = usable;
  if (lines.length === 0) return { kind: 'noPlan', code: 'noResults', count: event.results.length };
  const winners = plannedWinners(event, lines);
  const lineOf = winners === 2 ? linesOfEntries(event, lines) : null;
  const { groups, oddities: ofSections } = sectionsOf(event, lines);
  const sections: SectionPlan[] = [];
  const oddities = [...usable.oddities, ...ofEvent(event), ...ofSections];
  for (const group of groups) {
    const planned = planSection(event, group, lineOf);
    if (!planned) return { kind: 'noPlan', code: 'individual', count: group.places.length };
    sections.push(planned.section);
    oddities.push(...planned.oddities);
  }
  const laidOut = sections.filter(({ schedule }) => schedule.origin === 'laid-out').length;
  const anew = sections.filter(({ schedule }) => schedule.origin === 'laid-out-anew').length;
  oddities.push(...oddityOf('roundsLaidOut', laidOut), ...oddityOf('roundsNotPossible', anew));
  const deals = dealsOf(event, usable.boardOf, new Set(lines.map(({ board }) => board)));
  return {
    kind: 'plan',
    ranks: event.ranks,
    winners,
    method: event.method === null ? 'matchpoints' : METHOD_OF[event.method],
    sections,
    results: placed(lines, groups, sections),
    deals: deals.deals,
    oddities: [...oddities, ...deals.oddities],
  };
}

interface SectionGroup {
  readonly name: string;
  readonly places: readonly number[];
  readonly lines: readonly UsableLine[];
}

/** The sections of a file; one where pairs of two meet. */
function sectionsOf(
  event: TournamentEvent,
  lines: readonly UsableLine[],
): { readonly groups: readonly SectionGroup[]; readonly oddities: readonly ImportOddity[] } {
  const playing = new Set(lines.flatMap(({ seats }) => seats));
  const without = event.entries.length - playing.size;
  const oddities: ImportOddity[] = [...oddityOf('entriesWithoutResult', without)];
  const places = [...playing].toSorted((a, b) => a - b);
  const nameOf = (place: number): string => event.entries[place]?.section ?? '';
  const names = [...new Set(places.map(nameOf))].toSorted();
  const isApart = lines.every(({ seats }) => new Set(seats.map(nameOf)).size === 1);
  if (names.length < 2 || !isApart) {
    oddities.push(...oddityOf('sectionsJoined', names.length < 2 ? 0 : names.length, names.join(', ')));
    return { groups: [{ name: names.length < 2 ? (names[0] ?? '') : '', places, lines }], oddities };
  }
  const isLettered = names.every((name, index) => name === sectionLetter(index));
  oddities.push(...oddityOf('sectionsLettered', isLettered ? 0 : names.length, names.join(', ')));
  const ofName = Map.groupBy(lines, ({ seats }) => nameOf(seats[0] ?? 0));
  return {
    groups: names.map((name) => ({
      name,
      places: places.filter((place) => nameOf(place) === name),
      lines: ofName.get(name) ?? [],
    })),
    oddities,
  };
}

/** The lines in the order of the file, each at its place in the schedule of its section. */
function placed(
  lines: readonly UsableLine[],
  groups: readonly SectionGroup[],
  sections: readonly SectionPlan[],
): readonly PlannedResult[] {
  const at = new Map(
    groups.flatMap((group, section) =>
      group.lines.map((line, index): [UsableLine, RecordedPlace & Pick<PlannedResult, 'section'>] => {
        const place = sections[section]?.schedule.places[index] ?? { round: 1, table: 1, turned: false };
        return [line, { section, ...place }];
      }),
    ),
  );
  return lines.flatMap((line) => {
    const place = at.get(line);
    const { at: ofFile, board, seats, outcome } = line;
    return place ? [{ at: ofFile, board, seats, outcome, ...place }] : [];
  });
}

function dealsOf(
  event: TournamentEvent,
  boardOf: (session: number, board: number) => number,
  played: ReadonlySet<number>,
): Pick<EventPlan, 'deals' | 'oddities'> {
  const deals = new Map<number, PlannedDeal>();
  const differing = new Set<number>();
  const beyond = new Set<number>();
  for (const one of event.deals) {
    const { session, board, deal } = one;
    const own = boardOf(session, board);
    const hands = formatDeal(deal);
    const first = deals.get(own);
    if (!played.has(own)) beyond.add(own);
    else if (first && first.hands !== hands) differing.add(own);
    else {
      const figures = dealFigures(one);
      deals.set(own, { board: own, hands, tricks: first?.tricks ?? figures.tricks, par: first?.par ?? figures.par });
    }
  }
  return {
    deals: [...deals.values()].toSorted((a, b) => a.board - b.board),
    oddities: [...oddityOf('dealsDiffer', differing.size), ...oddityOf('dealsNotPlayed', beyond.size)],
  };
}

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

/** What of the event as a whole is said. */
function ofEvent(event: TournamentEvent): readonly ImportOddity[] {
  const { entries, results, ranking, matches, method } = event;
  const sessions = new Set(results.map(({ session }) => session)).size;
  const isOther = method !== null && !SAME.has(method);
  return [
    ...oddityOf('dateMissing', event.date === null ? 1 : 0),
    ...oddityOf('sessionsJoined', sessions > 1 ? sessions : 0),
    ...oddityOf('methodNotSaid', method === null ? 1 : 0),
    ...oddityOf('methodOther', isOther ? 1 : 0, method ?? ''),
    ...oddityOf('matchesLeft', matches.length),
    ...playersLeft(event),
    ...oddityOf(
      'clubNumbersLeft',
      count(
        entries.flatMap(({ players }) => players),
        ({ numbers }) => isGivenNumber(numbers['club']),
      ),
    ),
    ...oddityOf(
      'handicapsLeft',
      count(entries, ({ handicap }) => handicap !== null && handicap !== 0),
    ),
    ...oddityOf(
      'strataLeft',
      count(entries, ({ stratum }) => stratum !== null && stratum !== ''),
    ),
    ...oddityOf(
      'masterpointsLeft',
      count(ranking, ({ masterpoints }) => Number(masterpoints ?? 0) > 0),
    ),
    ...oddityOf(
      'playLeft',
      count(results, ({ lin }) => lin !== null),
    ),
    ...oddityOf(
      'notesLeft',
      count(results, ({ note }) => note !== ''),
    ),
  ];
}
