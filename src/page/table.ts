import { element, type PageElement, type PageNode } from './element.ts';
import type { PageCell, PageColumn, PageRow, PageTable } from './sheet.ts';
import { gameText } from './text.ts';

const BETWEEN = ' · ';
const BAR = { width: 44, height: 10, box: 8 } as const;

/** What a table is drawn with: its number on the sheet, and the sheet whose lines are marked. */
export interface TableDrawing {
  readonly id: string;
  /** The scorecard that was open before: its pair's lines are marked. */
  readonly own: string | null;
  readonly label: string;
}

/** A table with its title; it scrolls sideways where a telephone is too narrow for it. */
export function tableElement(table: PageTable, { id, own, label }: TableDrawing): PageElement {
  const { title, columns, rows, note, find } = table;
  const described = title === '' ? { 'aria-label': label } : { 'aria-labelledby': id };
  return element(
    'section',
    { class: table.half ? 'block half' : 'block' },
    title === '' ? null : element('h3', { id }, title),
    find === undefined
      ? null
      : element('label', { class: 'find' }, element('span', {}, find), element('input', { type: 'search' })),
    element(
      'div',
      { class: 'scroll', role: 'group', tabindex: 0, ...described },
      element(
        'table',
        { ...described, class: columns.filter(isNames).length === 1 ? 'one-name' : undefined },
        element('thead', {}, ...groupRow(table), element('tr', {}, ...columns.map(headElement))),
        element('tbody', {}, ...rows.map((row) => rowElement(row, columns, own))),
      ),
    ),
    note === undefined || note === '' ? null : element('p', { class: 'note' }, note),
  );
}

/** Names as they stand on the desk and in print. */
function isNames({ kind, narrow }: PageColumn): boolean {
  return kind === 'names' && !narrow;
}

function groupRow({ groups = [] }: PageTable): readonly PageElement[] {
  if (groups.length === 0) return [];
  const heads = groups.map(({ head, columns }) =>
    head === '' ? element('td', { colspan: columns }) : element('th', { colspan: columns, scope: 'colgroup' }, head),
  );
  return [element('tr', { class: 'groups' }, ...heads)];
}

function headElement(column: PageColumn, index: number): PageElement {
  const { head, sort, sorted } = column;
  const attributes = { class: classOf(column), scope: 'col' };
  if (head === '') return element('td', { class: classOf(column) });
  if (sort === undefined) return element('th', attributes, head);
  const order = sorted ? (sort === 'most' ? 'descending' : 'ascending') : undefined;
  return element(
    'th',
    { ...attributes, 'aria-sort': order },
    element('button', { type: 'button', 'data-sort': sort, 'data-column': index }, head),
  );
}

function rowElement({ cells, first, strong, whole }: PageRow, columns: readonly PageColumn[], own: string | null) {
  const isOwn = own !== null && cells.some((cell) => waysIn(cell).includes(own));
  const names = [first ? 'first' : '', strong ? 'strong' : '', isOwn ? 'own' : ''].filter((name) => name !== '');
  const attributes = { class: names.length === 0 ? undefined : names.join(' ') };
  if (whole) {
    const all = element('th', { class: 'whole', scope: 'colgroup', colspan: columns.length }, ...wholeNodes(cells));
    return element('tr', attributes, all);
  }
  return element(
    'tr',
    attributes,
    ...columns.map((column, index) =>
      element('td', { class: classOf(column) }, ...cellNodes(cells[index] ?? '', column)),
    ),
  );
}

/** The cells of a row without columns, one after the other. */
function wholeNodes(cells: readonly PageCell[]): readonly PageNode[] {
  return cells.flatMap((cell, index) => (index === 0 ? cellNodes(cell) : [BETWEEN, ...cellNodes(cell)]));
}

function classOf({ align, kind, wide, narrow }: PageColumn): string | undefined {
  const names = [align, kind, wide && 'wide', narrow && 'narrow'].filter((name) => name !== undefined);
  return names.length === 0 ? undefined : names.join(' ');
}

/** What stands in a cell. Only in contracts are suits and no-trump drawn as such: a name may hold any letter. */
export function cellNodes(cell: PageCell, column?: Pick<PageColumn, 'kind'>): readonly PageNode[] {
  const written = (text: string) => (column?.kind === 'contract' ? gameText(text) : [text]);
  if (typeof cell === 'string') return written(cell);
  if ('bar' in cell) return [barElement(cell.bar)];
  if ('texts' in cell) {
    return cell.texts.flatMap((text) => {
      const nodes = cellNodes(text, column);
      return nodes.length > 1 ? [element('span', { class: 'stack' }, ...nodes)] : nodes;
    });
  }
  const { text, to, file, below } = cell;
  const href = file === undefined ? to && `#${to}` : encodeURIComponent(file);
  return [
    ...(href === undefined ? written(text) : [element('a', { href }, text)]),
    ...(below === undefined || below === '' ? [] : [element('small', {}, below)]),
  ];
}

/** The sheets that a cell leads to. */
export function waysIn(cell: PageCell): readonly string[] {
  if (typeof cell === 'string' || 'bar' in cell) return [];
  if ('texts' in cell) return cell.texts.flatMap(waysIn);
  return cell.to === undefined ? [] : [cell.to];
}

function barElement(value: number): PageElement {
  const middle = BAR.width / 2;
  const width = Math.min(1, Math.abs(value)) * (middle - 1);
  return element(
    'svg',
    { class: value < 0 ? 'bar below' : 'bar', width: BAR.width, height: BAR.height + 4, 'aria-hidden': 'true' },
    element('rect', {
      x: value < 0 ? middle - width : middle,
      y: (BAR.height + 4 - BAR.box) / 2,
      width: width.toFixed(1),
      height: BAR.box,
    }),
    element('path', { d: `M${middle} 0v${BAR.height + 4}` }),
  );
}
