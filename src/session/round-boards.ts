/** Which boards a section plays in which round. */
export interface SectionBoards {
  readonly cells: readonly { readonly round: number; readonly boards: readonly number[] }[];
}

/** Boards of a round at the table that has most, over all sections that share its clock; 0 where nobody has any. */
export function mostBoardsInRound(sections: readonly SectionBoards[], round: number): number {
  let most = 0;
  for (const { cells } of sections) {
    for (const cell of cells) if (cell.round === round) most = Math.max(most, cell.boards.length);
  }
  return most;
}
