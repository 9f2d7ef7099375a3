/** An event in Portable Bridge Notation 2.1, in the export format: a game a board, with a table of its scores. */
import { dealerOf, vulnerabilityOf, type Vulnerability } from '../../bridge/board.ts';
import { cardCode } from '../../bridge/card.ts';
import { formatDeal } from '../../bridge/deal/text.ts';
import { formatContract } from '../../bridge/notation/contract.ts';
import type { Played } from '../../bridge/result/result.ts';
import { SEATS } from '../../bridge/seat.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import { distinctDeals } from '../event/deals.ts';
import { formatTricksText, STRAINS_FROM_NO_TRUMP } from '../event/tricks-text.ts';
import type {
  DoubleDummyTricks,
  FileDeal,
  FileEntry,
  FileMethod,
  FileResult,
  TournamentEvent,
} from '../event/event.ts';

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' };
const SCORING: Readonly<Record<FileMethod, string>> = {
  matchpoints: 'MatchPoints',
  'cross-imps': 'Cross-IMPs',
  butler: 'Butler',
  imps: 'IMP',
  'board-a-match': 'BAM',
  patton: '',
  aggregate: 'TotalPoints',
};

export function makePbn(event: TournamentEvent): Uint8Array {
  const results = Map.groupBy(event.results.filter(canBeWritten), ({ board }) => board);
  const deals = Map.groupBy(distinctDeals(event.deals), ({ board }) => board);
  const boards = new Set([...event.deals, ...event.results].map(({ board }) => board));
  const numbers = [...boards].filter((board) => results.has(board) || deals.has(board));
  const games = numbers.flatMap((board) => {
    const [first = null, ...others] = deals.get(board) ?? [];
    return [
      gameText(event, { board, deal: first, results: results.get(board) ?? [], isFirst: board === numbers[0] }),
      ...others.map((deal) => gameText(event, { board, deal, results: [], isFirst: false })),
    ];
  });
  // A ranking alone stands in a game without a board.
  const alone = { board: null, deal: null, results: [], isFirst: true };
  if (games.length === 0 && event.ranking.length > 0) games.push(gameText(event, alone));
  return new TextEncoder().encode(`% PBN 2.1\r\n% EXPORT\r\n\r\n${games.join('\r\n')}`);
}

/** Weighted and split scores, and awards to one side, have no place in a table of scores. */
function canBeWritten({ outcome, board }: FileResult): boolean {
  if (outcome.kind === 'ruled') return outcomeScore(outcome, board) !== null;
  return outcome.kind !== 'award' || (outcome.ns !== null && outcome.ew !== null);
}

interface Game {
  /** Null where the game is of no board. */
  readonly board: number | null;
  readonly deal: FileDeal | null;
  readonly results: readonly FileResult[];
  /** The first has the ranking, and what is the same in all. */
  readonly isFirst: boolean;
}

function gameText(event: TournamentEvent, { board, deal, results, isFirst }: Game): string {
  const { doubleDummy = null, par = null } = deal ?? {};
  const lines = [
    tag('Event', event.name),
    tag('Site', event.club?.name ?? ''),
    tag('Date', (event.date ?? '').replaceAll('-', '.')),
    tag('Board', String(board ?? '')),
    ...['West', 'North', 'East', 'South'].map((seat) => tag(seat, '')),
    tag('Dealer', board === null ? '' : dealerOf(board)),
    tag('Vulnerable', board === null ? '' : VULNERABLE[vulnerabilityOf(board)]),
    tag('Deal', deal ? formatDeal(deal.deal) : ''),
    tag('Scoring', event.method === null ? '' : SCORING[event.method]),
    ...['Declarer', 'Contract', 'Result'].map((name) => tag(name, '')),
    ...(isFirst && event.ranking.length > 0 && event.ranks === 'pair' ? totalScoreTable(event) : []),
    ...(results.length > 0 ? scoreTable(event, results) : []),
    ...(par === null ? [] : parTags(par)),
    ...(doubleDummy === null ? [] : doubleDummyTags(doubleDummy)),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A value on one line, with a backslash before each mark, and no `#` that would repeat another. */
function tag(name: string, value: string): string {
  return `[${name} "${oneLine(value).replace(/^#+/, '').replaceAll(/["\\]/g, '\\$&')}"]`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

interface TableColumn<Row> {
  readonly name: string;
  readonly align: 'L' | 'R';
  /** Null or empty for a dash. */
  readonly cell: (row: Row) => string | number | null;
}

/** A table as the lines of its tag and rows, with the widths that its values have. Empty columns are left out. */
function table<Row>(name: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): readonly string[] {
  const filled = columns
    .map((column) => ({ ...column, cells: rows.map((row) => cellText(column.cell(row))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '-'));
  const widths = filled.map(({ cells }) => Math.max(...cells.map((cell) => cell.length)));
  const head = filled.map((column, place) => `${column.name}\\${widths[place]}${column.align}`).join(';');
  const body = rows.map((_, row) =>
    filled
      .map(({ cells, align }, place) => {
        const cell = cells[row] ?? '-';
        return align === 'L' ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0);
      })
      .join(' ')
      .trimEnd(),
  );
  return [`[${name} "${head}"]`, ...body];
}

/** A value, in quotation marks where a blank or a mark of the notation stands in it. */
function cellText(value: string | number | null): string {
  const text = oneLine(String(value ?? ''));
  if (text === '') return '-';
  return /^[\p{L}\d.+=-]+$/u.test(text) && text !== '-' ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** The pair in one direction; in an individual both players. */
function pairOf({ entries, ranks }: TournamentEvent, { seats }: FileResult, side: 'ns' | 'ew'): readonly FileEntry[] {
  if (seats === null || ranks === 'player') return [];
  const place = 'ns' in seats ? seats[side] : null;
  const entry = place === null ? undefined : entries[place];
  return entry ? [entry] : [];
}

function scoreTable(event: TournamentEvent, results: readonly FileResult[]): readonly string[] {
  const number = (result: FileResult, side: 'ns' | 'ew') => pairOf(event, result, side)[0]?.number ?? null;
  const unit = event.method === 'matchpoints' || event.method === null ? 'MP' : 'IMP';
  const points = event.method === 'board-a-match' ? 'BAM' : unit;
  const columns: readonly TableColumn<FileResult>[] = [
    { name: 'Section', align: 'L', cell: ({ section }) => section },
    { name: 'Table', align: 'R', cell: (result) => result.table },
    { name: 'Round', align: 'R', cell: ({ round }) => round },
    { name: 'PairId_NS', align: 'R', cell: (result) => number(result, 'ns') },
    { name: 'PairId_EW', align: 'R', cell: (result) => number(result, 'ew') },
    { name: 'Contract', align: 'L', cell: contractOf },
    { name: 'Declarer', align: 'L', cell: (result) => played(result)?.declarer ?? null },
    { name: 'Result', align: 'R', cell: (result) => played(result)?.tricks ?? null },
    { name: 'Lead', align: 'L', cell: (result) => leadOf(result) },
    { name: 'Score_NS', align: 'R', cell: (result) => scoreFor(result, 1) },
    { name: 'Score_EW', align: 'R', cell: (result) => scoreFor(result, -1) },
    { name: `${points}_NS`, align: 'R', cell: ({ nsPoints }) => nsPoints },
    { name: `${points}_EW`, align: 'R', cell: ({ ewPoints }) => ewPoints },
    { name: 'Percentage_NS', align: 'R', cell: (result) => award(result, 'ns') },
    { name: 'Percentage_EW', align: 'R', cell: (result) => award(result, 'ew') },
  ];
  const ranked = new Set(event.ranking.map(({ entry }) => entry));
  const isNamedInRanking = event.entries.every(({ players }, place) => players.length === 0 || ranked.has(place));
  const names: readonly TableColumn<FileResult>[] = [
    { name: 'Names_NS', align: 'L', cell: (result) => namesOf(pairOf(event, result, 'ns')) },
    { name: 'Names_EW', align: 'L', cell: (result) => namesOf(pairOf(event, result, 'ew')) },
  ];
  return table('ScoreTable', isNamedInRanking ? columns : [...columns, ...names], results);
}

function played({ outcome }: FileResult): Played | null {
  return outcome.kind === 'played' ? outcome : null;
}

function award({ outcome }: FileResult, side: 'ns' | 'ew'): number | null {
  return outcome.kind === 'award' ? outcome[side] : null;
}

function contractOf({ outcome }: FileResult): string | null {
  if (outcome.kind === 'passedOut') return 'Pass';
  return outcome.kind === 'played' ? formatContract(outcome.contract, 'en') : null;
}

function leadOf({ outcome }: FileResult): string | null {
  return outcome.kind === 'played' && outcome.lead ? cardCode(outcome.lead) : null;
}

/** The score in the column of the side that has it; 0 in North-South's. */
function scoreFor({ outcome, board }: FileResult, sign: 1 | -1): number | null {
  const score = outcomeScore(outcome, board);
  if (score === null) return null;
  if (score === 0) return sign === 1 ? 0 : null;
  return score * sign > 0 ? score * sign : null;
}

function namesOf(entries: readonly FileEntry[]): string {
  return entries.flatMap(({ players }) => players.map(({ name }) => name)).join(' - ');
}

function totalScoreTable(event: TournamentEvent): readonly string[] {
  const entryOf = (rank: { readonly entry: number }) => event.entries[rank.entry];
  const total = event.method === 'matchpoints' || event.method === null ? 'TotalScoreMP' : 'TotalScoreIMP';
  const member = (rank: { readonly entry: number }, place: number) =>
    entryOf(rank)?.players[place]?.numbers['national'] ?? null;
  const columns: readonly TableColumn<TournamentEvent['ranking'][number]>[] = [
    { name: 'Rank', align: 'R', cell: ({ place }) => place },
    { name: 'Section', align: 'L', cell: (rank) => entryOf(rank)?.section ?? null },
    { name: 'PairId', align: 'R', cell: (rank) => entryOf(rank)?.number ?? null },
    { name: 'Direction', align: 'L', cell: (rank) => entryOf(rank)?.line ?? null },
    { name: total, align: 'R', cell: (rank) => rank.total },
    { name: 'TotalPercentage', align: 'R', cell: ({ percentage }) => percentage },
    { name: 'MasterPoints', align: 'R', cell: ({ masterpoints }) => masterpoints },
    { name: 'Names', align: 'L', cell: (rank) => namesOf([entryOf(rank)].flatMap((entry) => entry ?? [])) },
    { name: 'MemberID1', align: 'L', cell: (rank) => member(rank, 0) },
    { name: 'MemberID2', align: 'L', cell: (rank) => member(rank, 1) },
  ];
  return table('TotalScoreTable', columns, event.ranking);
}

/** `NS 4S= +420` as the contract and the score that North-South have. */
function parTags(par: string): readonly string[] {
  const [, contracts = '', score] = /^(.*?)(?:(?:^| )([+-]\d{1,4}|0))?$/.exec(oneLine(par)) ?? [];
  const optimum = score === undefined ? [] : [tag('OptimumScore', `NS ${score.replace('+', '')}`)];
  return [...optimum, ...(contracts.trim() === '' ? [] : [tag('ParContract', contracts.trim())])];
}

function doubleDummyTags(tricks: DoubleDummyTricks): readonly string[] {
  const rows = SEATS.flatMap((seat) =>
    STRAINS_FROM_NO_TRUMP.map((strain) => `${seat} ${strain.padStart(2)} ${String(tricks[seat][strain]).padStart(2)}`),
  );
  const head = '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]';
  return [tag('DoubleDummyTricks', formatTricksText(tricks)), head, ...rows];
}
