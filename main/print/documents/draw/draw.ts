import { wordsFor } from '../../../../src/language/typography.ts';
import { drawPaperWords } from '../../../../src/language/paper/draw.ts';
import { lastAnnouncedRound, matchesOfRound, type MatchOfRound } from '../../../../src/session/rounds/announced.ts';
import { entriesRankedBy, sittersIn } from '../../../../src/session/partnerships.ts';
import { hasRooms } from '../../../../src/movement/event-movement.ts';
import type { PrintedDocument } from '../../document.ts';
import type { PrintJob } from '../../job.ts';
import { rankedName } from '../../people.ts';
import { wrapText } from '../../press/fit.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { rowsBlock } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { stackedHeight, type TableCell, type TableShape } from '../../press/table.ts';
import { dayLine } from '../../lines.ts';
import { sheetPages } from '../../sheet-pages.ts';

const MEASURE = 666;
const NAME = { size: 14 } as const;
const BODY = { size: 13 } as const;
const BLOCK = { headHeight: 40, rowHeight: 30, leastRowHeight: 24, gap: 20 } as const;
/** The left edges of names, and the width they may take. */
const HOME = { number: 104, name: 112, width: 212 } as const;
const AWAY = { number: 356, name: 364, width: 212 } as const;
/** What a name gains on either side where nobody meets again. */
const WITHOUT_MET = 42;
/** Of the list by name: the right edges of numbers, the left edges of texts. */
const BY_NAME = { number: 26, name: 34, width: 254, tables: 300, against: 398, opponent: 406 } as const;
const ROW_BY_NAME = { headHeight: 40, rowHeight: 24, leastRowHeight: 21, gap: 26 } as const;

/** The draw of a round to hang on the wall: who meets whom at which tables, then everybody by name. */
export const drawDocument: PrintedDocument = {
  use: 'before',
  drawn: true,
  options: ['round'],
  title: (language) => drawPaperWords[language].draw,
  fileTitle: ({ round }, language) =>
    round === undefined ? drawPaperWords[language].draw : drawPaperWords[language].drawOf(round),
  layOut: layOutDraw,
};

/** The round whose draw is printed, with its matches; null before any is announced. */
export function drawToPrint({ session, round }: Pick<PrintJob, 'session' | 'round'>) {
  const number = round ?? lastAnnouncedRound(session);
  if (number === null) return null;
  const matches = matchesOfRound(session, number);
  return matches.length === 0 ? null : { number, matches };
}

function layOutDraw(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const round = drawToPrint(job);
  if (round === null) return [];
  const words = wordsFor(drawPaperWords, job.language, job.session.ranks);
  const area = centredArea(job.paper, MEASURE);
  const blocks = [matchesBlock(job, round.matches, area, measure), namesBlock(job, round.matches, area, measure)];
  const seats = job.session.sections.some(({ spec }) => hasRooms(spec)) ? words.homeNote : words.fieldNote;
  const note = round.matches.some(({ isHalf }) => isHalf)
    ? `${seats} ${job.session.ranks === 'pair' ? words.sharedNote : words.halvesNote}`
    : seats;
  return sheetPages(job, { right: [words.drawOf(round.number), dayLine(job)], note, blocks }, area, measure);
}

/** Who is ranked: its number and its name. */
function namer({ session, language }: PrintJob) {
  const everybody = sittersIn(session.sections);
  return {
    label: (entry: number) => everybody.get(entry)?.label ?? '',
    name: (entry: number) => rankedName(everybody, entry, language),
  };
}

function matchesBlock(
  job: PrintJob,
  matches: readonly MatchOfRound[],
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const words = wordsFor(drawPaperWords, job.language, job.session.ranks);
  const { label, name } = namer(job);
  const hasMet = matches.some(({ lastMeeting }) => lastMeeting !== null);
  const wider = hasMet ? 0 : WITHOUT_MET;
  const rows = matches.map(({ home, away, tables, isHalf, lastMeeting }) => {
    const names = [
      wrapText(name(home), HOME.width + wider, NAME, measure),
      away === null ? [isHalf ? words.halfBye : words.bye] : wrapText(name(away), AWAY.width + wider, NAME, measure),
    ] as const;
    const cells: TableCell[] = [
      [{ text: isHalf ? words.tablesInHalves(tables) : words.tables(tables), bold: true }],
      label(home),
      { ...NAME, bold: true, lines: names[0] },
      away === null ? '' : label(away),
      { ...NAME, bold: away !== null, lines: names[1] },
      lastMeeting === null ? '' : words.metIn(lastMeeting),
    ];
    return { cells, extra: stackedHeight(Math.max(names[0].length, names[1].length), NAME) };
  });
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: NAME,
    columns: [
      { head: words.tablesHead, align: 'left', x: 0 },
      { head: '', align: 'right', x: HOME.number },
      { head: words.home, align: 'left', x: HOME.name },
      { head: '', align: 'right', x: AWAY.number + wider },
      { head: words.away, align: 'left', x: AWAY.name + wider },
      { head: hasMet ? words.met : '', align: 'right', x: MEASURE },
    ],
  };
  return rowsBlock(shape, BLOCK, rows, measure);
}

/** Everybody by name, with the tables of the match and the opponent. */
function namesBlock(
  job: PrintJob,
  matches: readonly MatchOfRound[],
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const words = wordsFor(drawPaperWords, job.language, job.session.ranks);
  const { label, name } = namer(job);
  const collator = new Intl.Collator(job.language, { numeric: true });
  const seated = matches
    .flatMap(({ home, away, tables: all, isHalf }) => {
      const tables = isHalf ? words.tablesInHalves(all) : words.tables(all);
      return [
        ...playersOf(job, home).map((own) => ({ own, opponent: away, tables, isHalf })),
        ...(away === null ? [] : playersOf(job, away).map((own) => ({ own, opponent: home, tables, isHalf }))),
      ];
    })
    .toSorted((a, b) => collator.compare(name(a.own), name(b.own)));
  const rows = seated.map(({ own, opponent, tables, isHalf }) => {
    const names = wrapText(name(own), BY_NAME.width, BODY, measure);
    const against =
      opponent === null
        ? [isHalf ? words.halfBye : words.bye]
        : wrapText(name(opponent), MEASURE - BY_NAME.opponent, BODY, measure);
    const cells: TableCell[] = [
      label(own),
      { ...BODY, bold: true, lines: names },
      [{ text: tables, bold: true }],
      opponent === null ? '' : label(opponent),
      { ...BODY, lines: against },
    ];
    return { cells, extra: stackedHeight(Math.max(names.length, against.length), NAME) };
  });
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'right', x: BY_NAME.number },
      { head: words.byName, align: 'left', x: BY_NAME.name },
      { head: words.tablesHead, align: 'left', x: BY_NAME.tables },
      { head: '', align: 'right', x: BY_NAME.against },
      { head: words.against, align: 'left', x: BY_NAME.opponent },
    ],
  };
  return rowsBlock(shape, ROW_BY_NAME, rows, measure);
}

/** Who is looked up by name: in a Swiss of players both of a partnership, else whoever meets. */
function playersOf({ session }: PrintJob, meeting: number): readonly number[] {
  if (session.ranks !== 'player') return [meeting];
  const section = session.sections.find(({ partnerships }) => partnerships.some(({ id }) => id === meeting));
  return section ? entriesRankedBy(section, meeting) : [meeting];
}
