import { formatContract } from '../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import type { CsvMatchLine } from '../../../src/format/match/csv.ts';
import { formatPairsCsvAward } from '../../../src/format/results/award.ts';
import type { Language } from '../../../src/language.ts';
import { matchCommandWords, type MatchCommandWords } from '../../../src/language/commands/match.ts';
import { formatExact, formatShort, formatSigned, formatSignedShort } from '../../../src/language/numbers.ts';
import { victoryPointWords } from '../../../src/language/regulation/victory-points.ts';
import { subtract, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { MatchBoard } from '../../../src/scoring/teams/match.ts';
import { scoreSheet } from '../../../src/scoring/teams/score-sheet.ts';
import { northSouthIn, ROOMS, MATCH_TEAMS, type ForTeams, type MatchTeam } from '../../../src/scoring/teams/team.ts';
import type { MatchMethod } from '../../../src/scoring/teams/worth.ts';
import type { VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import type { MatchReport } from './report.ts';
import { textTable, type TextColumn } from '../command/text-table.ts';

/** The report of `etui match` for people: every board with both rooms, then the halves, the sums and the result. */
export function matchTable(report: MatchReport, language: Language): string {
  return `${boardTable(report, language)}\n\n${sumTable(report, language)}\n`;
}

/** The figure of a board that a method shows. */
const BOARD_FIGURE: Record<MatchMethod['kind'], 'imps' | 'points' | 'boardPoints'> = {
  imps: 'imps',
  aggregate: 'points',
  'board-a-match': 'boardPoints',
  patton: 'boardPoints',
};

function boardTable({ call, file, score }: MatchReport, language: Language): string {
  const words = matchCommandWords[language];
  const figure = BOARD_FIGURE[call.method.kind];
  const columns: TextColumn[] = [
    { head: words.board, align: 'right' },
    ...ROOMS.flatMap((room): TextColumn[] => [
      { head: words.rooms[room], align: 'left' },
      { head: words.declarer, align: 'left' },
      { head: words.tricks, align: 'right' },
      { head: words.score, align: 'right' },
    ]),
    ...(figure === 'boardPoints' ? [] : [{ head: words.points, align: 'right' } as const]),
    ...(figure === 'points'
      ? []
      : MATCH_TEAMS.map((team): TextColumn => ({ head: teamName(file.names, team, words), align: 'right' }))),
    { head: words.remark, align: 'left' },
  ];
  const lines = score.boards.map((board) => [
    String(board.board),
    ...ROOMS.flatMap((room) => lineCells(board.lines[room], language)),
    ...(figure === 'boardPoints' ? [] : [board.points ? formatSignedShort(board.points.home, 2, language) : '']),
    ...(figure === 'points'
      ? []
      : MATCH_TEAMS.map((team) => figureCell(board[figure], team, figure === 'imps', language))),
    remark(board, words),
  ]);
  return textTable(columns, lines);
}

/** As the file names it, or home and away. */
export function teamName(names: ForTeams<string> | null, team: MatchTeam, words: MatchCommandWords): string {
  return names?.[team] ?? words.teams[team];
}

/** IMPs carry their sign, points a board don't. */
function figureCell(figures: ForTeams<Exact> | null, team: MatchTeam, isSigned: boolean, language: Language): string {
  if (figures === null) return '';
  return isSigned ? formatSignedShort(figures[team], 2, language) : formatShort(figures[team], 2, language);
}

/** Contract, declarer, tricks and the score from North-South. */
function lineCells(line: CsvMatchLine | null, language: Language): readonly string[] {
  if (line === null) return ['', '', '', ''];
  const { entry, result } = line;
  const words = matchCommandWords[language];
  const score = result.kind === 'score' ? formatSigned(result.score) : '';
  switch (entry.kind) {
    case 'played': {
      const { contract, declarer, tricks } = entry;
      return [formatContract(contract, language), seatLetter(declarer, language), String(tricks), score];
    }
    case 'passedOut':
      return [words.passedOut, '', '', score];
    case 'score':
      return ['', '', '', score];
    case 'notPlayed':
      return [words.missing.notPlayed, '', '', ''];
    case 'award':
    case 'averages':
    case 'split':
    case 'weighted':
      return [formatPairsCsvAward(entry), '', '', ''];
  }
}

/** In the place of the average of a team whose score is compared. */
const NO_GRADE = '\u2013';

/** Why a board doesn't count by its two results, or who sat in the other seats. */
function remark({ state, lines }: MatchBoard<CsvMatchLine>, words: MatchCommandWords): string {
  const seats = ROOMS.every((room) => lines[room] !== null && lines[room].ns !== northSouthIn(room));
  const grade = (given: keyof MatchCommandWords['grades'] | null): string => (given ? words.grades[given] : NO_GRADE);
  const grades = (given: ForTeams<keyof MatchCommandWords['grades'] | null>): string =>
    `${grade(given.home)} / ${grade(given.away)}`;
  switch (state.kind) {
    case 'compared':
      return seats ? words.otherSeats : '';
    case 'awarded':
      return grades(state.grades);
    case 'removed':
      return `${words.missing[state.reason]} (${grades(state.grades)})`;
    case 'missing':
      return words.missing[state.reason];
  }
}

/** One line of the sums: what it is, and both teams' figures. */
type SumLine = readonly [name: string, home: string, away: string];

function sumTable(report: MatchReport, language: Language): string {
  const words = matchCommandWords[language];
  const columns: TextColumn[] = [
    { head: '', align: 'left' },
    ...MATCH_TEAMS.map((team): TextColumn => ({ head: teamName(report.file.names, team, words), align: 'right' })),
  ];
  const sums = sumLines(report, language);
  return textTable(columns, [
    ...segmentLines(report, language),
    ...sums.slice(0, -1),
    ...penaltyLines(report, language),
    ...sums.slice(-1),
  ]);
}

/** IMPs won in each half or other segment, where there are several. */
function segmentLines({ call, score, isVoid }: MatchReport, language: Language): readonly SumLine[] {
  if (call.segments === 1 || isVoid) return [];
  const words = matchCommandWords[language];
  const name = call.segments === 2 ? words.half : words.segment;
  return scoreSheet(score, call.segments).segments.map(({ totals }, segment) =>
    sumLine(name(segment + 1), (team) => formatShort(totals[team].impsWon, 2, language)),
  );
}

/** Penalties, above the result from which they are taken. */
function penaltyLines({ call, penalties }: MatchReport, language: Language): readonly SumLine[] {
  const words = matchCommandWords[language];
  return penalties.map(({ team, unit, amount, reason }) => {
    const name = words.penalty(unit === 'imps' ? words.imps : resultName(call.method, words), reason);
    return sumLine(name, (one) => (one === team ? formatSignedShort(subtract(ZERO, amount), 2, language) : ''));
  });
}

/** The name of what a match is decided in. */
function resultName(method: MatchMethod, words: MatchCommandWords): string {
  switch (method.kind) {
    case 'imps':
    case 'board-a-match':
      return method.scale ? words.victoryPointsShort : words.boardPoints;
    case 'aggregate':
      return words.points;
    case 'patton':
      return words.result;
  }
}

function sumLine(name: string, cell: (team: MatchTeam) => string): SumLine {
  return [name, cell('home'), cell('away')];
}

function sumLines({ call, totals, penalties, worth }: MatchReport, language: Language): readonly SumLine[] {
  const words = matchCommandWords[language];
  const short = (value: Exact): string => formatShort(value, 2, language);
  const imps = sumLine(words.imps, (team) => short(totals[team].impsWon));
  const points = sumLine(words.points, (team) => short(totals[team].pointsWon));
  const boardPoints = sumLine(words.boardPoints, (team) => short(totals[team].boardPoints));
  const { method } = call;
  if (worth === null)
    return method.kind === 'patton'
      ? [boardPoints, sumLine(words.result, () => '\u2013')]
      : [sumLine(words.result, () => '\u2013')];
  switch (method.kind) {
    case 'imps':
      if (method.scale === null)
        return [imps, sumLine(words.result, (team) => formatSignedShort(worth[team].result, 2, language))];
      return [imps, scaleLine(method.scale, (team) => worth[team].result, language)];
    case 'aggregate':
      return [points, sumLine(words.result, (team) => formatSignedShort(worth[team].result, 2, language))];
    case 'board-a-match':
      if (method.scale === null) {
        const result = sumLine(words.result, (team) => short(worth[team].result));
        return penalties.length === 0 ? [boardPoints] : [boardPoints, result];
      }
      return [boardPoints, scaleLine(method.scale, (team) => worth[team].result, language)];
    case 'patton': {
      const { second } = method;
      const part = (team: MatchTeam): Exact => worth[team].parts?.second ?? worth[team].result;
      return [
        second.from === 'imps' ? imps : points,
        boardPoints,
        'scale' in second
          ? scaleLine(second.scale, part, language)
          : sumLine(words.secondPart, (team) => formatExact(part(team), 2, language)),
        sumLine(words.result, (team) => short(worth[team].result)),
      ];
    }
  }
}

function scaleLine(scale: VictoryPointScale, points: (team: MatchTeam) => Exact, language: Language): SumLine {
  const name = matchCommandWords[language].victoryPoints(victoryPointWords[language].scales[scale.code]);
  return sumLine(name, (team) => formatExact(points(team), scale.decimals, language));
}
