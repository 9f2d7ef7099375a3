import { formatDay } from '../../../../src/language/dates.ts';
import { seasonFigureText, seasonTotalText, seasonWorthText } from '../../../../src/language/season/figures.ts';
import { rowName, seasonNamesOf } from '../../../../src/language/season/names.ts';
import { nextOfRow } from '../../../../src/language/season/next-of-row.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { withPercentSign } from '../../../../src/language/typography.ts';
import type { SeasonRowView } from '../../../club/model/season.ts';
import type { PrintedSeasonDocument } from '../../document.ts';
import type { SeasonJob } from '../../job.ts';
import { stackNames, wrapText } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import type { TableCell, TableShape } from '../../press/table.ts';
import { extraHeight } from './names.ts';
import {
  seasonHeadLines,
  notesBlocks,
  printedRule,
  ruleBlock,
  seasonTitle,
  seasonSheetPages,
  textBlock,
  withFeet,
} from './sheet.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const STRONG = { size: 15, bold: true } as const;
const BLOCK = { headHeight: 40, rowHeight: 25, leastRowHeight: 20, gap: 16 } as const;
/** Where the columns begin, or end where they are aligned at the right. */
const AT = { day: 0, session: 96, with: 256, place: 500, counts: 578, dropped: 666 } as const;
const BETWEEN = 12;
const PLACED = { headHeight: 0, rowHeight: 30, leastRowHeight: 30, gap: 12 } as const;

/** A sheet for each player or partnership: every session, with whom, what it counts, and what the next can change. */
export const seasonPlayersDocument: PrintedSeasonDocument = {
  title: seasonTitle('players'),
  layOut(job, measure): readonly PrintedPage[] {
    const area = centredArea(job.paper, MEASURE);
    const rows = job.season.rows.filter(({ players }) => isChosen(job, players));
    return rows.flatMap((row) => withFeet(job, pagesOf(job, row, area, measure), '', area, measure));
  },
};

function isChosen({ players: chosen }: SeasonJob, players: readonly number[]): boolean {
  return chosen === undefined || chosen.join(' ') === players.join(' ');
}

function pagesOf(job: SeasonJob, row: SeasonRowView, area: PrintArea, measure: MeasureText): Mark[][] {
  const { season, language } = job;
  const names = seasonNamesOf(season);
  const next = nextOfRow(season.rows, row, names, printedRule(job), language);
  const words = seasonWords[language];
  const ofNext = next.flatMap(({ club, sentences }) =>
    [club === '' ? [] : [`${words.atClub(club)}:`], sentences].flat().join(' '),
  );
  const blocks = [
    placeBlock(job, row, area),
    scoresBlock(job, row, names, area, measure),
    ruleBlock(job, area, measure),
    ...(ofNext.length === 0 ? [] : [textBlock(ofNext, area, measure)]),
    ...notesBlocks(job, area, measure),
  ];
  return seasonSheetPages(
    job,
    {
      large: rowName(row.players, names),
      stacked: row.players.map((id) => names.get(id) ?? ''),
      right: [season.name, ...seasonHeadLines(job)],
      blocks,
    },
    area,
    measure,
  );
}

/** The place and the figure, or what a place lacks. */
function placeBlock(job: SeasonJob, row: SeasonRowView, area: PrintArea): SheetBlock {
  const { season, language } = job;
  const words = seasonWords[language];
  const rule = printedRule(job);
  const ranked = season.rows.filter(({ place }) => place !== null).length;
  const lacking =
    row.unranked === 'sessions' ? words.noRank.sessions(rule.least - row.sessions) : words.noRank.partners;
  const said = row.place === null ? lacking : words.of(placeText(row), ranked);
  const text = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  const figure = seasonFigureText(row.figure, rule, language);
  const shown = rule.worth.kind === 'percent' && rule.total === 'mean' ? withPercentSign(figure) : figure;
  return {
    ...PLACED,
    rows: 1,
    marks: ({ top }) => [
      textMark(text, area.left, top + 22, STRONG),
      textMark(shown, area.right, top + 22, STRONG, 'right'),
    ],
  };
}

function scoresBlock(
  job: SeasonJob,
  row: SeasonRowView,
  names: ReadonlyMap<number, string>,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { season, language } = job;
  const [words, paper] = [seasonWords[language], seasonPaperWords[language]];
  const rule = printedRule(job);
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.day, align: 'left', x: AT.day },
      { head: words.session, align: 'left', x: AT.session },
      { head: rule.by === 'player' ? words.with : '', align: 'left', x: AT.with },
      { head: words.place, align: 'right', x: AT.place },
      { head: paper.counts, align: 'right', x: AT.counts },
      { head: paper.notCounting, align: 'right', x: AT.dropped },
    ],
  };
  const scores = row.scores.map((score): BlockRow => {
    const session = season.sessions[score.session];
    const worth = seasonWorthText(score.worth, rule, language);
    const event = { ...BODY, lines: wrapText(session?.name ?? '', AT.with - AT.session - BETWEEN, BODY, measure) };
    const room = AT.place - AT.with - 40;
    const partners = {
      ...BODY,
      lines: score.with.flatMap((id) => stackNames([names.get(id) ?? '', ''], room, BODY, measure)),
    };
    const cells: TableCell[] = [
      session ? formatDay(session.date, 'short', language) : '',
      event,
      partners,
      score.place === null ? '–' : String(score.place),
      score.counts ? [{ text: worth, bold: true }] : '',
      score.counts ? '' : worth,
    ];
    return { cells, extra: extraHeight(event, partners) };
  });
  const sum = `${seasonTotalText(row.total, language)}${rule.total === 'mean' ? ` / ${row.counted}` : ''}`;
  const total = [words.sum, '', '', '', sum, ''];
  return rowsBlock(shape, BLOCK, [...scores, { cells: total, extra: 0, bold: true }], measure);
}
