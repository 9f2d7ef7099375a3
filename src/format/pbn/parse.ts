/**
 * Portable Bridge Notation, 1.0 to 2.1: deals with their double-dummy figures, results and a published ranking. A game
 * is a board with a table of its scores, or one result; several games may have one board. A deal's dealer and
 * vulnerability, where they are given, must be those of the board's number (Law 2).
 */
import type { Vulnerability } from '../../bridge/board.ts';
import { isDeal, parseDeal } from '../../bridge/deal/text.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import { decodeText } from '../decode-text.ts';
import { boardFaults, boardNumber } from '../event/board-faults.ts';
import { dealFault } from '../event/deal-faults.ts';
import { distinctDeals, plainDeal } from '../event/deals.ts';
import { EMPTY_EVENT, type FileDeal, type FileMethod, type TournamentEvent } from '../event/event.ts';
import type { TournamentFile } from '../event/file.ts';
import { readDoubleDummy } from './double-dummy.ts';
import { pbnEntries } from './entries.ts';
import { pbnProblem, type PbnFault, type PbnProblem } from './faults.ts';
import { readPbnGames, type PbnGame, type PbnTag, type PbnText } from './games.ts';
import { readGameResults, type PbnResult } from './results.ts';
import { MOST_PBN_ROWS } from './table.ts';

/** Tags whose value counts: one that is broken is a problem. */
const READ_TAGS: ReadonlySet<string> = new Set([
  'Board',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Result',
  'ScoreTable',
  'TotalScoreTable',
]);

export function parsePbn(bytes: Uint8Array): TournamentFile<PbnFault> {
  const { text } = decodeText(bytes);
  const read = readPbnGames(text);
  const games = read.games.map(readGame);
  const results = games.flatMap((game) => game.results);
  const deals = distinctDeals(games.flatMap(({ deal }) => deal ?? []));
  const { problems: wrongRanks, ...played } = pbnEntries(results, read.games);
  const problems = [
    ...fileProblems(read),
    ...read.games.flatMap(longTables),
    ...games.flatMap((game) => game.problems),
    ...wrongRanks,
  ];
  const isEmpty = deals.length + results.length + played.ranking.length === 0;
  if (isEmpty && problems.length === 0) problems.push(pbnProblem('nothing-found', 1, '', null));
  return {
    format: 'pbn',
    version: /^[\ufeff]*%[ \t]*PBN[ \t]+(\d{1,2}\.\d{1,2})\b/im.exec(text.slice(0, 2000))?.[1] ?? null,
    events: isEmpty ? [] : [{ ...aboutEvent(read.games), deals, ...played }],
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

/** What is wrong with the file itself. */
function fileProblems({ broken, openComment }: PbnText): PbnProblem[] {
  return [
    ...broken
      .filter(({ name }) => READ_TAGS.has(name))
      .map(({ name, line }) => pbnProblem('tag-broken', line, name, null)),
    ...(openComment === null ? [] : [pbnProblem('comment-open', openComment, '', null)]),
  ];
}

/** The tables of which not every line is read. */
function longTables(game: PbnGame): readonly PbnProblem[] {
  return ['ScoreTable', 'TotalScoreTable'].flatMap((name) => {
    const beyond = game.get(name)?.rows[MOST_PBN_ROWS];
    return beyond ? [pbnProblem('table-too-long', beyond.line, name, null)] : [];
  });
}

interface ReadGame {
  readonly deal: FileDeal | null;
  readonly results: readonly PbnResult[];
  readonly problems: readonly PbnProblem[];
}

function readGame(game: PbnGame): ReadGame {
  const deal = game.get('Deal');
  const isDealt = deal !== undefined && !isUnknown(deal) && !/^\s*(?:[NESW]:)?\s*-(?:\s+-)*\s*$/i.test(deal.value);
  const holdsResults = game.has('ScoreTable') || !isUnknown(game.get('Contract'));
  const number = game.get('Board');
  if (!isDealt && !holdsResults) return { deal: null, results: [], problems: [] };
  if (!number || isUnknown(number)) {
    const at = (isDealt ? deal : game.get('ScoreTable')) ?? game.get('Contract');
    // A contract alone, in a lesson say, is no result.
    const isLost = isDealt || game.has('ScoreTable');
    return { deal: null, results: [], problems: isLost ? [pbnProblem('board-missing', at?.line ?? 1, '', null)] : [] };
  }
  const board = boardNumber(number.value);
  if (board === null) {
    return { deal: null, results: [], problems: [pbnProblem('board-number', number.line, number.value, null)] };
  }
  const played = readGameResults(game, board);
  const dealt = isDealt ? readDeal(game, deal, board) : { deal: null, problems: [] };
  return { deal: dealt.deal, results: played.results, problems: [...dealt.problems, ...played.problems] };
}

/** A value that says nothing. */
function isUnknown(tag: PbnTag | undefined): boolean {
  return tag === undefined || /^\s*\??\s*$/.test(tag.value);
}

function readDeal(game: PbnGame, tag: PbnTag, board: number) {
  const faults = boardFaults(board, dealerOfGame(game), vulnerabilityOfGame(game));
  const deal = parseDeal(tag.value);
  if (!isDeal(deal)) {
    const wrong = deal.map((problem) => dealFault(problem, { line: tag.line, board, text: tag.value }));
    return { deal: null, problems: [...faults, ...wrong] };
  }
  const { problems, ...figures } = readDoubleDummy(game, board);
  const plain = plainDeal(tag.line, board, deal);
  return { deal: faults.length > 0 ? null : { ...plain, ...figures }, problems: [...faults, ...problems] };
}

function dealerOfGame(game: PbnGame) {
  const tag = game.get('Dealer');
  if (!tag || isUnknown(tag)) return null;
  return { line: tag.line, text: tag.value, dealer: parseSeat(tag.value.trim(), 'en') };
}

const VULNERABLE: ReadonlyMap<string, Vulnerability> = new Map([
  ['NONE', 'none'],
  ['LOVE', 'none'],
  ['-', 'none'],
  ['NS', 'NS'],
  ['EW', 'EW'],
  ['ALL', 'both'],
  ['BOTH', 'both'],
]);

function vulnerabilityOfGame(game: PbnGame) {
  const tag = game.get('Vulnerable');
  if (!tag || isUnknown(tag)) return null;
  const vulnerability = VULNERABLE.get(tag.value.trim().toUpperCase()) ?? null;
  return { line: tag.line, text: tag.value, vulnerability };
}

/** What the first games say of the event. */
function aboutEvent(games: readonly PbnGame[]): TournamentEvent {
  const value = (name: string) => {
    const tag = games.map((game) => game.get(name)).find((one) => !isUnknown(one));
    return tag?.value.trim() ?? '';
  };
  const [, year, month, day] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(value('Date')) ?? [];
  const site = value('Site');
  const [, program = '', version = ''] = /^(.*?)(?:\s+version)?(?:\s+(\d[\d.]*))?$/i.exec(value('Generator')) ?? [];
  return {
    ...EMPTY_EVENT,
    name: value('Event'),
    club: site === '' ? null : { name: site, number: '' },
    date: year === undefined ? null : `${year}-${month}-${day}`,
    program: program === '' ? null : { name: program, version },
    method: METHODS.find(([pattern]) => pattern.test(value('Scoring')))?.[1] ?? null,
  };
}

/** Ways of scoring, the more particular first. */
const METHODS: readonly (readonly [RegExp, FileMethod])[] = [
  [/^match\s*points|^MP/i, 'matchpoints'],
  [/butler/i, 'butler'],
  [/cross/i, 'cross-imps'],
  [/^IMP/i, 'imps'],
  [/^BAM|board.a.match/i, 'board-a-match'],
  [/^total\s*points/i, 'aggregate'],
];
