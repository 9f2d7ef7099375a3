import { formatDeal } from '../../../src/bridge/deal/text.ts';
import type { TournamentEvent } from '../../../src/format/event/event.ts';
import { oddityOf, type ImportOddity } from '../../../src/format/plan/oddity.ts';
import { isGivenNumber, planEvent, type EventPlan } from '../../../src/format/plan/plan.ts';
import { compareRanking } from '../../../src/format/plan/published.ts';
import { regulationOf } from '../../../src/scoring/session-scoring.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import type { Club } from '../club.ts';
import { listEvents } from '../competitions/event-list.ts';
import { peopleView } from '../event-file/match-players.ts';
import type {
  ExchangeProblem,
  ExchangeView,
  FoundDeal,
  FoundEventView,
  RankingCheckView,
  RefusedEventView,
} from '../model/files/exchange.ts';
import { isProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';
import { federationOf, filePeople, matchPeople } from './people.ts';
import { readForeignFile, type FileToRead } from './read.ts';

/** More than these nobody reads one by one. */
const MOST_LISTED = 100;
const MOST_EVENTS = 20;

/** Reads a file of another program, and says what would be made of it. Nothing is written. */
export function previewForeignFile(club: Club, file: FileToRead): ExchangeView | ExchangeProblem {
  const read = readForeignFile(club, file);
  if (isProblem(read)) return read;
  const { format, version, problems, mapped } = read;
  const events: FoundEventView[] = [];
  const refused: RefusedEventView[] = [];
  for (const [index, event] of read.events.slice(0, MOST_EVENTS).entries()) {
    const plan = planEvent(event);
    if (plan.kind === 'plan') events.push(eventView(club, { event, plan, index }));
    else if (event.entries.length + event.results.length > 0) {
      refused.push({ name: event.name, code: plan.code, count: plan.count });
    }
  }
  return {
    format,
    version,
    problems: problems.slice(0, MOST_LISTED),
    problemCount: problems.length,
    events,
    deals: events.length > 0 ? [] : dealsOf(read.events),
    refused,
    mapped: mapped && { columns: mapped.columns, mapping: mapped.mapping, isRemembered: mapped.isRemembered },
  };
}

/** The deals of events of which none can be made; of a board with several the first. */
function dealsOf(events: readonly TournamentEvent[]): readonly FoundDeal[] {
  const hands = new Map<number, string>();
  for (const { board, deal } of events.flatMap(({ deals }) => deals)) {
    if (!hands.has(board)) hands.set(board, formatDeal(deal));
  }
  return [...hands].map(([board, text]) => ({ board, hands: text })).toSorted((a, b) => a.board - b.board);
}

interface Found {
  readonly event: TournamentEvent;
  readonly plan: EventPlan;
  readonly index: number;
}

function eventView(club: Club, { event, plan, index }: Found): FoundEventView {
  const people = filePeople(club, event);
  const { sections, results, deals, winners, method, ranks } = plan;
  const odd = [...plan.oddities, ...nationalNumbersLeft(club, event)].toSorted(
    (a, b) => Number(a.line === null) - Number(b.line === null),
  );
  return {
    index,
    name: event.name,
    club: event.club?.name ?? '',
    program: event.program === null ? '' : `${event.program.name} ${event.program.version}`.trim(),
    date: event.date,
    ranks,
    winners,
    method,
    sections: sections.length,
    entries: sections.reduce((sum, { entries }) => sum + entries.length, 0),
    tables: sections.reduce((sum, { schedule }) => sum + schedule.tables, 0),
    rounds: Math.max(...sections.map(({ schedule }) => schedule.rounds)),
    boards: new Set(results.map(({ board }) => board)).size,
    results: results.length,
    deals: deals.length,
    odd: odd.slice(0, MOST_LISTED),
    oddCount: odd.length,
    people: peopleView(club, { players: people.players }, matchPeople(club, people)),
    ranking: rankingCheck(club, event, plan),
    like: likeEvent(club, event, results.length),
  };
}

/** National numbers are a federation's, and the club may have none. */
function nationalNumbersLeft(club: Club, { entries }: TournamentEvent): readonly ImportOddity[] {
  if (federationOf(club) !== null) return [];
  const players = entries.flatMap((entry) => entry.players);
  return oddityOf('nationalNumbersLeft', players.filter(({ numbers }) => isGivenNumber(numbers['national'])).length);
}

function rankingCheck(club: Club, event: TournamentEvent, plan: EventPlan): RankingCheckView | null {
  const { regulation: choice, ownRegulation } = readSettings(club);
  const regulation = regulationOf(choice, ownRegulation)?.regulation ?? REGULATIONS.wbf;
  const comparison = compareRanking(event, plan, { method: plan.method, regulation });
  if (!comparison) return null;
  const label = (entry: number) => event.entries[entry]?.number ?? '';
  return {
    ...comparison,
    differences: comparison.differences.map((difference) => ({ ...difference, label: label(difference.entry) })),
  };
}

/** An event of the same day with as many results may be the same one. */
function likeEvent(club: Club, { date }: TournamentEvent, results: number): string {
  const same = listEvents(club).events.find((event) => event.date === date && event.results === results);
  return same?.name ?? '';
}
