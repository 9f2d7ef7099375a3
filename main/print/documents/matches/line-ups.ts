import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { joints } from '../../../../src/language/sentences.ts';
import { MATCH_TEAMS } from '../../../../src/scoring/teams/team.ts';
import type { PrintedDocument } from '../../document.ts';
import type { PrintJob } from '../../job.ts';
import { dayLine, fieldLine } from '../../lines.ts';
import { byRoom, printedMatches, type PrintedMatch } from '../../matches.ts';
import { wrapText } from '../../press/fit.ts';
import { textMark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields } from '../../sections.ts';
import { sheetPages } from '../../sheet-pages.ts';
import { isInRounds, OWN_WIDTHS, lineUpBlock, partTitle, roomHead, type AboveBlock } from './line-up-block.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const MEASURE = 684;
const UNDER_RULE = 2;
const TITLE = { size: 15, bold: true } as const;
const ROSTER = { size: 12 } as const;
const TITLE_LEADING = 19;
const ROSTER_LEADING = 16;
const ABOVE = 12;
const BETWEEN = 14;
/** Several matches in one session, whose pairs move. */
const MOVEMENTS: ReadonlySet<string> = new Set(['american-whist', 'new-england', 'patton']);

/** Who sits where in each match, half by half; as a form, with the players of both teams to choose from. */
export const lineUpsDocument: PrintedDocument = {
  use: 'before',
  for: 'matches',
  options: ['match', 'blank'],
  title: (language) => matchPaperWords[language].lineUps,
  layOut: layOutLineUps,
};

function layOutLineUps(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = matchPaperWords[job.language];
  const matches = printedMatches(job).filter(({ parts }) => parts.length > 0);
  if (matches.length === 0) return [];
  const blocks = (job.blank ? formBlocks : roundBlocks)(job, matches, area, measure);
  const [field] = printedFields(job);
  const right = [job.session.eventName, dayLine(job), field ? fieldLine(job, field) : ''];
  const note = isSeatedByMovement(job) ? '' : words.sitFirst;
  const content = { large: words.lineUps, right, note, underRule: UNDER_RULE, blocks };
  return sheetPages(job, { ...content, ...(job.blank && { state: '' }) }, area, measure);
}

/** Whether the movement says who meets whom at which table, so that no team chooses. */
function isSeatedByMovement({ session }: PrintJob): boolean {
  return session.sections.some(({ spec }) => MOVEMENTS.has(spec.kind));
}

/** A block for each match, with space to write and the players of both teams above. */
function formBlocks(
  job: PrintJob,
  matches: readonly PrintedMatch[],
  area: PrintArea,
  measure: MeasureText,
): readonly SheetBlock[] {
  return matches.map((match) => {
    const rows = match.parts.map(({ rooms }, index) => ({ label: [[partTitle(job, match, index)]], rooms }));
    const rooms = byRoom((room) => roomHead(job, match, room));
    const above = titleOf(job, match, area, measure);
    return {
      ...lineUpBlock(job, rows, { own: '', ownWidth: OWN_WIDTHS.half, rooms, above }, area, measure),
      gap: BETWEEN,
    };
  });
}

/** A block for the matches of each round: a row for each of their halves. */
function roundBlocks(
  job: PrintJob,
  matches: readonly PrintedMatch[],
  area: PrintArea,
  measure: MeasureText,
): readonly SheetBlock[] {
  const words = matchPaperWords[job.language];
  const rounds = [...Map.groupBy(matches, ({ view }) => view.round).values()];
  return rounds.map((own) => {
    const rows = own.flatMap((match) =>
      match.parts.map(({ rooms }, index) => {
        const part = match.parts.length === 1 ? [] : [partTitle(job, match, index)];
        const { home, away } = match.teams;
        const label = [[words.versus(home.name, '').trimEnd(), away.name], ...part.map((text) => [text])];
        return { label, rooms };
      }),
    );
    const [first] = own;
    const title = first?.when ?? null;
    const above: AboveBlock = {
      height: ABOVE + TITLE_LEADING,
      at: (top) => (title === null ? [] : [textMark(title, area.left, top + ABOVE + 12, TITLE)]),
    };
    const heads = {
      own: words.match,
      ownWidth: OWN_WIDTHS.match,
      rooms: words.tablesOf[isInRounds(rows[0]?.rooms.open) ? 'rounds' : 'rooms'],
      ...(title === null ? {} : { above }),
    };
    return { ...lineUpBlock(job, rows, heads, area, measure), gap: 0 };
  });
}

/** The teams of a match with its rounds, and in a form the players of each. */
function titleOf(job: PrintJob, { when, teams }: PrintedMatch, area: PrintArea, measure: MeasureText): AboveBlock {
  const words = matchPaperWords[job.language];
  const versus = words.versus(teams.home.name, teams.away.name);
  const title = when === null ? versus : `${when}${joints[job.language].colon}${versus}`;
  const titles = wrapText(title, area.width, TITLE, measure);
  const rosters = MATCH_TEAMS.flatMap((team) => {
    const { name, players } = teams[team];
    if (!job.blank || players.length === 0) return [];
    return wrapText(`${name}${joints[job.language].colon}${players.join(', ')}`, area.width, ROSTER, measure);
  });
  const first = ABOVE + TITLE_LEADING * titles.length;
  return {
    height: first + ROSTER_LEADING * rosters.length,
    at: (top) => [
      ...titles.map((line, index) => textMark(line, area.left, top + ABOVE + 12 + index * TITLE_LEADING, TITLE)),
      ...rosters.map((line, index) => textMark(line, area.left, top + first + 10 + index * ROSTER_LEADING, ROSTER)),
    ],
  };
}
