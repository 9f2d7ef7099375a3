/** Which boards a section plays in which round. */
export interface SectionBoards {
  readonly cells: readonly { readonly round: number; readonly boards: readonly number[] }[];
}

/** The most boards a table has in a round, over all sections that share the clock; 0 where no table has any. */
export function mostBoardsInRound(sections: readonly SectionBoards[], round: number): number {
  let most = 0;
  for (const { cells } of sections) {
    for (const cell of cells) if (cell.round === round) most = Math.max(most, cell.boards.length);
  }
  return most;
}
