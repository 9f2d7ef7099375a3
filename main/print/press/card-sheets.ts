import { cutLine, translateMarks, type Mark, type PagePoint, type PrintedPage } from './marks.ts';
import { PAPER_SIZES, type PaperName } from './sheet.ts';

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Cards to be cut: four a sheet, or two tall ones where their rows would be too low.
 * @param room what a card needs beside its rows
 * @param least the least height of a row
 */
export function cardSheets(
  paper: PaperName,
  { rows, room, least }: { readonly rows: number; readonly room: number; readonly least: number },
  cardsOf: (size: CardSize) => readonly (readonly Mark[])[],
): PrintedPage[] {
  const { width, height } = PAPER_SIZES[paper];
  const four = (height / 2 - room) / Math.max(1, rows) >= least;
  const size = { width: width / 2, height: four ? height / 2 : height };
  const corners = four
    ? [0, 1, 2, 3].map((place) => ({ x: (place % 2) * size.width, y: Math.floor(place / 2) * size.height }))
    : [0, 1].map((place) => ({ x: place * size.width, y: 0 }));
  return chunks(cardsOf(size), corners.length).map((sheet) => [
    ...sheet.flatMap((card, place) => translateMarks(card, corners[place] as PagePoint)),
    cutLine({ x: width / 2, y: 0 }, { x: width / 2, y: height }),
    ...(four ? [cutLine({ x: 0, y: height / 2 }, { x: width, y: height / 2 })] : []),
  ]);
}

/** Upper and lower halves of sheets, to be cut apart. */
export function halfSheets(paper: PaperName, halves: readonly (readonly Mark[])[]): PrintedPage[] {
  const { width, height } = PAPER_SIZES[paper];
  const middle = height / 2;
  return chunks(halves, 2).map(([upper = [], lower = []]) => [
    ...upper,
    ...translateMarks(lower, { x: 0, y: middle }),
    cutLine({ x: 0, y: middle }, { x: width, y: middle }),
  ]);
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
