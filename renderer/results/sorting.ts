import type { PageColumn } from '../../src/page/sheet.ts';

type SortOrder = NonNullable<PageColumn['sort']>;
type Direction = 'ascending' | 'descending';

/** Sorts the table of a head that was pressed; pressed again, the other way round. Rows without a figure are last. */
export function sortByHead(head: HTMLButtonElement, language: string): void {
  const { sort, column } = head.dataset as { readonly sort: SortOrder; readonly column: string };
  const cell = head.closest('th');
  const body = head.closest('table')?.tBodies[0];
  if (!cell || !body) return;
  const usual: Direction = sort === 'most' ? 'descending' : 'ascending';
  const other: Direction = usual === 'ascending' ? 'descending' : 'ascending';
  const direction = cell.getAttribute('aria-sort') === usual ? other : usual;
  for (const one of cell.parentElement?.querySelectorAll('[aria-sort]') ?? []) one.removeAttribute('aria-sort');
  cell.setAttribute('aria-sort', direction);
  const sign = direction === 'ascending' ? 1 : -1;
  const texts = new Map([...body.rows].map((row) => [row, row.cells[Number(column)]?.textContent ?? '']));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const inOrder = (one: HTMLTableRowElement, two: HTMLTableRowElement): number => {
    const [a, b] = [texts.get(one) ?? '', texts.get(two) ?? ''];
    if (sort === 'text') return sign * compare(a, b);
    const [first, second] = [figureIn(a), figureIn(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  };
  body.append(...[...body.rows].toSorted(inOrder));
}

/** The figure that a cell begins with, as either language writes it; null where there is none. */
function figureIn(text: string): number | null {
  const figure = Number.parseFloat(text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.'));
  return Number.isNaN(figure) ? null : figure;
}
