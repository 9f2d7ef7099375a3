import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { cutLine, translateMarks, type Mark, type PrintedPage } from './marks.ts';
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
  return gridSheets(paper, { across: 2, down: four ? 2 : 1 }, cardsOf(size));
}

/** How many cards stand side by side on a sheet, and below each other. */
export interface CardGrid {
  readonly across: number;
  readonly down: number;
}

/** The size of a card, so many of which make up a sheet. */
export function cardSize(paper: PaperName, { across, down }: CardGrid): CardSize {
  const { width, height } = PAPER_SIZES[paper];
  return { width: width / across, height: height / down };
}

/** Sheets of cards of one size, to be cut apart. */
export function gridSheets(paper: PaperName, grid: CardGrid, cards: readonly (readonly Mark[])[]): PrintedPage[] {
  const { width, height } = PAPER_SIZES[paper];
  const size = cardSize(paper, grid);
  return chunks(cards, grid.across * grid.down).map((sheet) => [
    ...sheet.flatMap((card, place) =>
      translateMarks(card, {
        x: (place % grid.across) * size.width,
        y: Math.floor(place / grid.across) * size.height,
      }),
    ),
    ...numbersTo(grid.across - 1).map((line) =>
      cutLine({ x: line * size.width, y: 0 }, { x: line * size.width, y: height }),
    ),
    ...numbersTo(grid.down - 1).map((line) =>
      cutLine({ x: 0, y: line * size.height }, { x: width, y: line * size.height }),
    ),
  ]);
}

/** Upper and lower halves of sheets, to be cut apart. */
export function halfSheets(paper: PaperName, halves: readonly (readonly Mark[])[]): PrintedPage[] {
  return gridSheets(paper, { across: 1, down: 2 }, halves);
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
