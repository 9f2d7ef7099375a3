/**
 * From an event as a file has it to the event that the club is to have: who plays under which numbers, in sections with
 * a schedule that has a line for every result. What can't come in, or comes in otherwise, is listed.
 */
import type { Outcome } from '../../bridge/result/result.ts';
import type { Side } from '../../bridge/seat.ts';
import type { RecordedPlace } from '../../movement/recorded/schedule.ts';
import { sectionLetter } from '../../movement/sections/letter.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import type { DealToStore } from '../event/deal-to-store.ts';
import type { TournamentEvent } from '../event/event.ts';
import { plannedDeals } from './deals.ts';
import { dueLines } from './due.ts';
import { linesOfEntries, plannedWinners } from './entries.ts';
import { usableLines, type UsableLine } from './lines.ts';
import { planMatches, type MatchesPlan } from './matches/plan.ts';
import { oddOfField } from './odd-of-event.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';
import { planSection, type SectionPlan } from './section.ts';
import { shortBoards } from './short-boards.ts';
import { sessionMethodOf } from './session-method.ts';

export interface EventPlan {
  readonly kind: 'plan';
  readonly ranks: 'pair' | 'player';
  readonly winners: 1 | 2;
  readonly method: SessionMethod;
  readonly sections: readonly SectionPlan[];
  /** In the order of the file. */
  readonly results: readonly PlannedResult[];
  /** Lines of the movement that have no result yet. */
  readonly due: readonly Pick<PlannedResult, 'round' | 'board'>[];
  /** Each board once. */
  readonly deals: readonly DealToStore[];
  readonly oddities: readonly ImportOddity[];
  /** Boards of which a score of the file is left out. */
  readonly boardsLeft: ReadonlySet<number>;
}

export interface PlannedResult extends Pick<UsableLine, 'at' | 'board' | 'seats' | 'note'>, RecordedPlace {
  /** The place in the plan's sections. */
  readonly section: number;
  readonly outcome: Outcome;
}

/** Why an event of a file can't become one of the club. */
export interface NoPlan {
  readonly kind: 'noPlan';
  /** `noResults`: there is neither a result nor a movement; `teams`: it ranks teams and has no match of two of them. */
  readonly code: 'noResults' | 'teams';
  readonly count: number;
}

/** The event that would be made: of matches where it has any that can come in, else of a field of pairs or players. */
export function planEvent(event: TournamentEvent): EventPlan | MatchesPlan | NoPlan {
  const ofMatches = planMatches(event);
  if (ofMatches) return ofMatches;
  if (event.ranks === 'team') return { kind: 'noPlan', code: 'teams', count: event.teams.length };
  const usable = usableLines(event);
  const { lines } = usable;
  const due = dueLines(event, lines, usable.boardOf);
  // Those that are due stand behind the others, in each section too.
  const all = [...lines, ...due];
  if (all.length === 0) return { kind: 'noPlan', code: 'noResults', count: event.results.length };
  const winners = plannedWinners(event, all);
  const lineOf = winners === 2 ? linesOfEntries(event, all) : null;
  const { groups, oddities: ofSections } = sectionsOf(event, all);
  const sections: SectionPlan[] = [];
  const oddities = [...usable.oddities, ...turnedBoards(event, lines, lineOf), ...oddOfField(event), ...ofSections];
  for (const group of groups) {
    const planned = planSection(event, group, lineOf);
    sections.push(planned.section);
    oddities.push(...planned.oddities.map((odd) => (groups.length > 1 ? { ...odd, text: group.name } : odd)));
  }
  const laidOut = sections.filter(({ schedule }) => schedule.origin === 'laid-out').length;
  const anew = sections.filter(({ schedule }) => schedule.origin === 'laid-out-anew').length;
  oddities.push(...oddityOf('roundsLaidOut', laidOut), ...oddityOf('roundsNotPossible', anew));
  oddities.push(...oddityOf('stillDue', due.length));
  // Where the movement is known, what is missing is due.
  if (!event.schedule?.length) oddities.push(...shortBoards(groups, usable.boardsLeft));
  const deals = plannedDeals(event, usable.boardOf, new Set(all.map(({ board }) => board)));
  const places = placed(all, groups, sections);
  return {
    kind: 'plan',
    ranks: event.ranks,
    winners,
    method: sessionMethodOf(event.method),
    sections,
    results: places.slice(0, lines.length),
    due: places.slice(lines.length),
    deals: deals.deals,
    oddities: [...oddities, ...deals.oddities],
    boardsLeft: usable.boardsLeft,
  };
}

/** Boards for which a pair of each line sat in the seats of the other. */
function turnedBoards(
  event: TournamentEvent,
  lines: readonly UsableLine[],
  lineOf: ReadonlyMap<number, Side> | null,
): readonly ImportOddity[] {
  const turned = lines.filter(({ seats: [ns = 0, ew = 0] }) => lineOf?.get(ns) === 'EW' && lineOf.get(ew) === 'NS');
  return turned.map(({ at, board, seats }): ImportOddity => {
    return { code: 'turnedBoard', line: at, board, text: event.entries[seats[0] ?? 0]?.number ?? '', count: 1 };
  });
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
  const playing = new Set<number>();
  for (const { seats } of lines) for (const seat of seats) playing.add(seat);
  const without = event.entries.length - playing.size;
  const oddities: ImportOddity[] = [...oddityOf('entriesWithoutResult', without)];
  const places = [...playing].toSorted((a, b) => a - b);
  const nameOf = (place: number): string => event.entries[place]?.section ?? '';
  const names = [...new Set(places.map(nameOf))].toSorted();
  const isApart = lines.every(({ seats }) => seats.every((seat) => nameOf(seat) === nameOf(seats[0] ?? 0)));
  if (names.length < 2 || !isApart) {
    oddities.push(...oddityOf('sectionsJoined', names.length < 2 ? 0 : names.length, names.join(', ')));
    return { groups: [{ name: names.length < 2 ? (names[0] ?? '') : '', places, lines }], oddities };
  }
  const isLettered = names.every((name, index) => name === sectionLetter(index));
  oddities.push(...oddityOf('sectionsLettered', isLettered ? 0 : names.length, names.join(', ')));
  const ofName = Map.groupBy(lines, ({ seats }) => nameOf(seats[0] ?? 0));
  const placesOf = Map.groupBy(places, nameOf);
  return {
    groups: names.map((name) => ({
      name,
      places: placesOf.get(name) ?? [],
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
  const sectionOf = new Map<number, number>();
  for (const [section, { places }] of groups.entries()) for (const place of places) sectionOf.set(place, section);
  // The lines of a group keep the order of the file.
  const next = groups.map(() => 0);
  return lines.map(({ at, board, seats, outcome, note }) => {
    const section = sectionOf.get(seats[0] ?? 0) ?? 0;
    const index = next[section] ?? 0;
    next[section] = index + 1;
    const { round, table, turned } = sections[section]?.schedule.places[index] ?? { round: 1, table: 1, turned: false };
    return { at, board, seats, outcome, note, section, round, table, turned };
  });
}
