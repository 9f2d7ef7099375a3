import { dealToStore } from '../../../src/format/event/deal-to-store.ts';
import { dealsOfFile } from '../../../src/format/event/deals-of-file.ts';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { oddityOf, type ImportOddity } from '../../../src/format/plan/oddity.ts';
import { isGivenNumber } from '../../../src/format/plan/odd-of-event.ts';
import type { RankComparison } from '../../../src/format/plan/difference.ts';
import { plannedAdjustments } from '../../../src/format/plan/matches/adjustments.ts';
import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import { compareMatchRanking } from '../../../src/format/plan/matches/published.ts';
import { scorePlannedMatches } from '../../../src/format/plan/matches/scored.ts';
import { plannedMasterpoints } from '../../../src/format/plan/masterpoints.ts';
import type { EventPlan } from '../../../src/format/plan/plan.ts';
import { compareRanking } from '../../../src/format/plan/published.ts';
import { plannedTerms } from '../../../src/format/plan/terms.ts';
import type { Club } from '../club.ts';
import { listEvents } from '../competitions/event-list.ts';
import { peopleView, type PlayerMatch } from '../event-file/match-players.ts';
import type {
  ExchangeProblem,
  ExchangeView,
  FoundEventView,
  FoundMasterpointsView,
  RankingCheckView,
  RefusedEventView,
} from '../model/files/exchange.ts';
import { isProblem } from '../problem.ts';
import { federationOf, filePeople, matchPeople, type FilePeople } from './people.ts';
import { isRankingAlone, rankingsAlone } from './rankings-alone.ts';
import { plannedEvent } from './read-once.ts';
import { isDamagedFile, readForeignFile, type FileRead, type FileToRead } from './read.ts';
import { ownRegulationOf } from './regulation.ts';
import { plannedRosters, rosterContestants } from './rosters.ts';

/** More than these nobody reads one by one. */
const MOST_LISTED = 100;
const MOST_EVENTS = 20;

/** Reads a file of another program, and says what would be made of it. Nothing is written. */
export function previewForeignFile(club: Club, file: FileToRead): ExchangeView | ExchangeProblem {
  const read = readForeignFile(club, file);
  if (isProblem(read)) return read;
  const { format, version, problems, mapped, csv, list } = read;
  const events: FoundEventView[] = [];
  const refused: RefusedEventView[] = [];
  const ranked: TournamentEvent[] = [];
  for (const [index, event] of read.events.slice(0, MOST_EVENTS).entries()) {
    const plan = plannedEvent(event);
    if (plan.kind !== 'noPlan') events.push(eventView(club, { event, plan, index }));
    else if (isRankingAlone(event)) ranked.push(event);
    else if (!isDamagedFile(read) && event.entries.length + event.teams.length + event.results.length > 0) {
      refused.push({ name: event.name, code: plan.code, count: plan.count });
    }
  }
  return {
    format,
    version,
    isDamaged: isDamagedFile(read),
    problems: problems.slice(0, MOST_LISTED),
    problemCount: problems.length,
    events,
    ...dealsOf(read),
    refused,
    mapped: mapped && { columns: mapped.columns, mapping: mapped.mapping, isRemembered: mapped.isRemembered },
    csv,
    list: list ?? (events.length === 0 ? rankingsAlone(ranked) : null),
  };
}

/** The deals of a file, each board once; none where there are problems of them. */
function dealsOf(read: FileRead): Pick<ExchangeView, 'deals' | 'dealProblems'> {
  if (read.events.every(({ deals }) => deals.length === 0)) return { deals: [], dealProblems: [] };
  const { deals, problems } = dealsOfFile(read);
  return {
    deals: deals.map(dealToStore).toSorted((a, b) => a.board - b.board),
    dealProblems: problems.slice(0, MOST_LISTED),
  };
}

interface Found {
  readonly event: TournamentEvent;
  readonly plan: EventPlan | MatchesPlan;
  readonly index: number;
}

function eventView(club: Club, { event, plan, index }: Found): FoundEventView {
  const people = filePeople(club, plannedRosters(event, plan));
  const matched = matchPeople(club, people);
  const { results, deals, method, ranks } = plan;
  const terms =
    plan.kind === 'plan' ? plannedTerms(event, plan, { method, regulation: ownRegulationOf(club) }).oddities : [];
  const odd = [...plan.oddities, ...terms, ...nationalNumbersLeft(club, event)].toSorted(
    (a, b) => Number(a.line === null) - Number(b.line === null),
  );
  return {
    index,
    name: event.name,
    club: event.club?.name ?? '',
    program: event.program === null ? '' : `${event.program.name} ${event.program.version}`.trim(),
    date: event.date,
    ranks,
    method,
    ...sizeOf(plan),
    results: results.length,
    deals: deals.length,
    odd: odd.slice(0, MOST_LISTED),
    oddCount: odd.length,
    people: peopleView(club, { players: people.players }, matched),
    masterpoints: foundMasterpoints(club, { event, plan }, people, matched),
    ...scoredHere(club, event, plan),
    like: likeEvent(club, event, results.length),
  };
}

/** What the file gives, and how many members of the club it can be for. */
function foundMasterpoints(
  { store }: Club,
  { event, plan }: Pick<Found, 'event' | 'plan'>,
  { ids }: FilePeople,
  { known }: PlayerMatch,
): FoundMasterpointsView | null {
  const given = plannedMasterpoints(event);
  if (given.length === 0) return null;
  const awarded = new Set(given.map(({ contestant }) => contestant));
  const rosters = rosterContestants(plan);
  const players = new Set(
    ids.flatMap((own, roster) => (awarded.has(rosters[roster] ?? roster) ? own : [])).filter((id) => id !== null),
  );
  const isMember = (id: number) => store.members.read(known.get(id) ?? 0)?.member === 1;
  return {
    entries: given.length,
    kinds: [...new Set(given.flatMap(({ kind }) => (kind === '' ? [] : [kind])))],
    members: [...players].filter(isMember).length,
  };
}

type Size = Pick<FoundEventView, 'winners' | 'sections' | 'entries' | 'tables' | 'rounds' | 'boards'>;

function sizeOf(plan: EventPlan | MatchesPlan): Size {
  if (plan.kind === 'matches') {
    const { contestants, schedule, results } = plan;
    const { rounds, tables } = schedule;
    const boards = new Set(results.map(({ board }) => board)).size;
    return { winners: 1, sections: 1, entries: contestants.length, tables, rounds, boards };
  }
  const { sections, results, due, winners } = plan;
  return {
    winners,
    sections: sections.length,
    entries: sections.reduce((sum, { entries }) => sum + entries.length, 0),
    tables: sections.reduce((sum, { schedule }) => sum + schedule.tables, 0),
    rounds: Math.max(...sections.map(({ schedule }) => schedule.rounds)),
    boards: new Set([...results, ...due].map(({ board }) => board)).size,
  };
}

/** National numbers are a federation's, and the club may have none. */
function nationalNumbersLeft(club: Club, { entries, teams }: TournamentEvent): readonly ImportOddity[] {
  if (federationOf(club) !== null) return [];
  const players = [...entries, ...teams].flatMap((one) => one.players);
  return oddityOf('nationalNumbersLeft', players.filter(({ numbers }) => isGivenNumber(numbers['national'])).length);
}

/** How the event is scored by the club's regulation, and what of the published ranking comes out the same. */
function scoredHere(
  club: Club,
  event: TournamentEvent,
  plan: EventPlan | MatchesPlan,
): Pick<FoundEventView, 'matches' | 'ranking'> {
  const regulation = ownRegulationOf(club);
  const labelled = (comparison: RankComparison | null): RankingCheckView | null =>
    comparison && {
      ...comparison,
      differences: comparison.differences.map((difference) => {
        return { ...difference, label: labelOf(event, difference.entry) };
      }),
    };
  if (plan.kind === 'plan') {
    return { matches: null, ranking: labelled(compareRanking(event, plan, { method: plan.method, regulation })) };
  }
  const scored = scorePlannedMatches(plan, regulation, { said: event.method, method: plan.method });
  const { fitted, given, isOwnScale } = scored;
  const by = { scoring: fitted.scoring, regulation: scored.regulation };
  const comparison = compareMatchRanking(event, scored.plan, by);
  const adjusted = plannedAdjustments(event, scored.plan, by).length;
  const matches = { ...fitted, matches: plan.matches.length, given, isOwnScale, adjusted };
  return { matches, ranking: labelled(comparison) };
}

/** The number of an entry, of a team with its name. */
function labelOf({ ranks, teams, entries }: TournamentEvent, place: number): string {
  if (ranks !== 'team') return entries[place]?.number ?? '';
  const { number = '', name = '' } = teams[place] ?? {};
  return `${number} ${name}`.trim();
}

/** An event of the same day with as many results may be the same one. */
function likeEvent(club: Club, { date }: TournamentEvent, results: number): string {
  if (results === 0) return '';
  const same = listEvents(club).events.find((event) => event.date === date && event.results === results);
  return same?.name ?? '';
}
