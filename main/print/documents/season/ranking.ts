import { seasonFigureHead, seasonFigureText } from '../../../../src/language/season/figures.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import type { SeasonRowView } from '../../../club/model/season.ts';
import type { PrintedSeasonDocument } from '../../document.ts';
import type { SeasonJob } from '../../job.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import type { TableColumn, TableShape } from '../../press/table.ts';
import { extraHeight, NO_NAMES, seasonNameStacks } from './names.ts';
import {
  seasonHeadLines,
  notesBlocks,
  printedRule,
  ruleBlock,
  seasonTitle,
  seasonSheetPages,
  withFeet,
} from './sheet.ts';

const MEASURE = 666;
const BODY = { size: 14 } as const;
const NAME_SIZES = [14, 13, 12] as const;
const LACKING = { size: 10 } as const;
const COLUMN = { place: 34, name: 50, count: 84, figure: 110, between: 12 } as const;
const BLOCK = { headHeight: 40, rowHeight: 27, leastRowHeight: 22, gap: 14 } as const;

/** The players or partnerships of a season in order of place, in type that is read on a wall. */
export const seasonRankingDocument: PrintedSeasonDocument = {
  title: seasonTitle('ranking'),
  layOut(job, measure): readonly PrintedPage[] {
    if (job.season.rows.length === 0) return [];
    const area = centredArea(job.paper, MEASURE);
    const blocks = [
      ruleBlock(job, area, measure),
      rankingBlock(job, area, measure),
      ...notesBlocks(job, area, measure),
    ];
    const pages = seasonSheetPages(job, { large: job.season.name, right: seasonHeadLines(job), blocks }, area, measure);
    return withFeet(job, pages, '', area, measure);
  },
};

/** A column of counts, and its text for a row. */
interface CountColumn {
  readonly head: string;
  readonly text: (row: SeasonRowView) => string;
}

/** Strata and partners have columns where there are any. */
function countColumns(job: SeasonJob): readonly CountColumn[] {
  const { season, language } = job;
  const [words, paper] = [seasonWords[language], seasonPaperWords[language]];
  const rule = printedRule(job);
  const strata = season.rows.some(({ inStratum }) => inStratum !== null);
  return [
    ...(strata ? [{ head: paper.stratum, text: stratumText }] : []),
    ...(rule.partners > 1 ? [{ head: paper.partners, text: ({ partners }: SeasonRowView) => String(partners) }] : []),
    { head: words.played, text: ({ sessions }) => String(sessions) },
    { head: paper.counted, text: ({ counted }) => String(counted) },
  ];
}

function stratumText({ inStratum }: SeasonRowView): string {
  return inStratum ? `${stratumLetter(inStratum.stratum)} ${placeText(inStratum)}` : '';
}

function rankingBlock(job: SeasonJob, area: PrintArea, measure: MeasureText): SheetBlock {
  const { season, language } = job;
  const words = seasonWords[language];
  const rule = printedRule(job);
  const counts = countColumns(job);
  const last = area.width - COLUMN.figure;
  const room = last - counts.length * COLUMN.count - COLUMN.name - COLUMN.between;
  const stacks = seasonNameStacks(job, room, NAME_SIZES, measure).map((stack, index) => {
    const row = season.rows[index];
    if (!row?.unranked) return { ...stack, bold: row?.place === 1 };
    const lacking =
      row.unranked === 'sessions' ? words.noRank.sessions(rule.least - row.sessions) : words.noRank.partners;
    return { ...stack, below: { ...LACKING, lines: [lacking] } };
  });
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: COLUMN.place },
      { head: rule.by === 'player' ? words.player : words.pair, align: 'left', x: COLUMN.name },
      ...counts.map(({ head }, at): TableColumn => {
        return { head, align: 'right', x: last - (counts.length - 1 - at) * COLUMN.count };
      }),
      { head: seasonFigureHead(rule, language), align: 'right', x: area.width },
    ],
  };
  const rows = season.rows.map((row, index): BlockRow => {
    const names = stacks[index] ?? NO_NAMES;
    const figure = { text: seasonFigureText(row.figure, rule, language), bold: row.place !== null };
    const cells = [placeText(row), names, ...counts.map(({ text }) => text(row)), [figure]];
    return { cells, extra: extraHeight(names), bold: row.place === 1 };
  });
  return rowsBlock(shape, BLOCK, rows, measure);
}
