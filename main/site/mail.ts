import type { Language } from '../../src/language.ts';
import { masterpointWords } from '../../src/language/regulation/masterpoints.ts';
import { padWithFigureSpaces } from '../../src/language/typography.ts';
import type { PageCell, PageColumn, PageTable } from '../../src/page/sheet.ts';
import { headLines } from './local-page.ts';
import type { PageJob } from './page-job.ts';
import { rankingTables } from './sheets/ranking.ts';

const BETWEEN = '  ';

/**
 * The rankings as text to paste into an e-mail. Figures stand first, filled up with spaces as wide as a digit, so that
 * they line up in any typeface; names end their line, as long as they are.
 */
export function mailText(job: PageJob): string {
  const { club, title, day, about } = headLines(job);
  const head = [club, `${title}, ${day}`, ...about].filter((line) => line !== '');
  const blocks = rankingTables(job).map((table) => [
    titleLine(table, job),
    ...rankingLines(table, job),
    ...(table.note ? ['', table.note] : []),
  ]);
  return `${[head, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** North-South (%, Award): the title and what the figures are. */
function titleLine({ title, columns }: PageTable, { language }: PageJob): string {
  const heads = columns.flatMap((column) => (isInMail(column, language) ? [column.head] : []));
  return `${title} (${heads.join(', ')})`;
}

/** What places go by, and the masterpoints they bring. Other figures stand on the page. */
function isInMail({ kind, head }: PageColumn, language: Language): boolean {
  return kind === 'strong' || head === masterpointWords[language].head;
}

/** A line for everybody: the place, what it goes by, the stratum where there are strata, the names and the number. */
function rankingLines({ columns, rows }: PageTable, { language }: PageJob): readonly string[] {
  const figures = columns.flatMap((column, index) => (isInMail(column, language) ? [index] : []));
  const names = columns.findIndex(({ kind }) => kind === 'names');
  const column = (index: number) => rows.map(({ cells }) => textOf(cells[index]));
  const places = aligned(column(0).map((place) => (place.endsWith('=') ? place : `${place} `)));
  const shown = figures.map((index) => aligned(column(index)));
  const [number, who] = [column(names - 1), column(names)];
  return rows.map(({ cells }, row) => {
    const name = cells[names];
    const below = typeof name === 'object' && 'below' in name && name.below ? ` – ${oneLine(name.below)}` : '';
    const figureTexts = shown.map((texts) => texts[row] ?? '');
    return [places[row] ?? '', ...figureTexts, `${oneLine(who[row] ?? '')} (${number[row] ?? ''})${below}`].join(
      BETWEEN,
    );
  });
}

function textOf(cell: PageCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if ('bar' in cell) return '';
  return 'texts' in cell ? cell.texts.map(textOf).join('') : cell.text;
}

function oneLine(text: string): string {
  return text.split('\n').join(', ');
}

/** Texts as long as the longest of them. */
function aligned(texts: readonly string[]): readonly string[] {
  const width = Math.max(0, ...texts.map(({ length }) => length));
  return texts.map((text) => padWithFigureSpaces(text, width));
}
