/** Boards as people write them, `1-8` or `3, 7-9`, in order; null where the text names none. Boards are 1 to 999. */
export function parseBoardList(text: string): readonly number[] | null {
  const boards = new Set<number>();
  for (const part of text.split(',')) {
    const range = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(part.trim());
    if (!range) return null;
    const from = Number(range[1]);
    const to = Number(range[2] ?? from);
    if (to < from) return null;
    for (let board = from; board <= to; board += 1) boards.add(board);
  }
  return [...boards].toSorted((a, b) => a - b);
}
