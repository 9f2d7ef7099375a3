import { formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { hasSecondPart } from '../../../../src/scoring/ranked-matches/scoring.ts';
import { MATCH_TEAMS, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import { exactFromText } from '../../figures.ts';
import type { PrintJob } from '../../job.ts';
import { wonOf, type PrintedMatch } from '../../matches.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { stackedHeight, tableHead, tableRow, type TableColumn, type TableShape } from '../../press/table.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const BODY = { size: 15 } as const;
const NAME = { size: 15, bold: true } as const;
const LEAST_NAME = 12;
const BLOCK = { headHeight: 26, rowHeight: 28, leastRowHeight: 24, gap: 0 } as const;
const NAME_LEFT = 84;
const COLUMN = 74;
/** Halves have a column of their own up to so many parts; of more the sums stand with their boards. */
const MOST_PARTS = 4;
const PLACES = 2;

/** What both teams have: by half, in all, and what that is worth. */
export function totalsBlock(job: PrintJob, match: PrintedMatch, area: PrintArea, measure: MeasureText): SheetBlock {
  const figures = matchFigureColumns(job, match);
  const first = area.width - (figures.length - 1) * COLUMN;
  const room = first - COLUMN - NAME_LEFT + 10;
  const names = MATCH_TEAMS.map((team) => shrinkOrWrap(match.teams[team].name, room, NAME, LEAST_NAME, measure));
  const words = matchPaperWords[job.language];
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'left', x: 0 },
      { head: words.teamHead, align: 'left', x: NAME_LEFT },
      ...figures.map(({ head }, index): TableColumn => ({ head, align: 'right', x: first + index * COLUMN })),
    ],
  };
  const block = {
    ...BLOCK,
    rows: MATCH_TEAMS.length,
    extraHeights: names.map(({ lines, ...style }) => stackedHeight(lines.length, style)),
  };
  return {
    ...block,
    marks: (slice) => [
      ...tableHead(shape, slice.top + BLOCK.headHeight),
      ...placedRows(block, slice).flatMap(({ row, ...placed }) => {
        const team = MATCH_TEAMS[row] ?? 'home';
        const cells = [words[team], names[row] ?? '', ...figures.map(({ of }) => (job.blank ? '' : of(team)))];
        return tableRow(shape, { cells, ...placed }, measure);
      }),
    ],
  };
}

export interface MatchFigureColumn {
  readonly head: string;
  readonly of: (team: MatchTeam) => string;
}

/** What both teams have, from left to right: by half, in all, and what that is worth. */
export function matchFigureColumns(
  job: PrintJob,
  { score, scored, parts }: PrintedMatch,
): readonly MatchFigureColumn[] {
  const { language } = job;
  const words = matchPaperWords[language];
  const { boardFigure, unit } = scored;
  const write = (text: string | undefined) =>
    text === undefined ? '' : formatShort(exactFromText(text), PLACES, language);
  const writeSigned = (text: string | undefined) =>
    text === undefined ? '' : formatSignedShort(exactFromText(text), PLACES, language);
  const byPart =
    parts.length > 1 && parts.length <= MOST_PARTS
      ? parts.map(({ score: part }, index): MatchFigureColumn => ({
          head: words.partShort(index + 1, parts.length),
          of: (team) => (part.compared === 0 ? '' : write(wonOf(part.totals, team, boardFigure))),
        }))
      : [];
  const begun = score.state !== 'not-begun';
  // A match that goes on is worth nothing yet: its victory points would be read as final.
  const worth = score.state === 'complete' ? score.worth : null;
  const result = (team: MatchTeam) => score.result[team]?.exact ?? worth?.[team].result.exact;
  const { matches: scoring } = job.session.scoring;
  const isPatton = scoring !== undefined && hasSecondPart(scoring);
  const won: MatchFigureColumn = {
    head: isPatton ? words.patton.boards : words.boardFigure[boardFigure],
    of: (team) => (begun ? write(wonOf(score.totals, team, boardFigure)) : ''),
  };
  const last: MatchFigureColumn =
    unit === 'imps'
      ? { head: words.difference, of: (team) => writeSigned(result(team)) }
      : { head: words.unit[unit], of: (team) => write(result(team)) };
  // Points of boards that are the result stand once.
  const isSame = won.head === last.head && MATCH_TEAMS.every((team) => won.of(team) === last.of(team));
  return [
    ...byPart,
    ...(isSame ? [] : [won]),
    ...(isPatton
      ? [{ head: words.patton.second, of: (team: MatchTeam) => write(worth?.[team].parts?.second.exact) }]
      : []),
    last,
  ];
}
