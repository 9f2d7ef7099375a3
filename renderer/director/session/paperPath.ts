/** The address of the paper that explains a pair's total. */
export function explanationPath(session: number, entry: number): string {
  return `/sessions/${session}/paper?entry=${entry}`;
}

/** The address of the paper with the ranking: as it stands, or after a round. */
export function rankingPaperPath(session: number, round: number | null): string {
  return `/sessions/${session}/paper${round === null ? '' : `?after=${round}`}`;
}

/** The address of the paper with the changes since the ranking was published. */
export function changesPath(session: number): string {
  return `/sessions/${session}/paper?document=changes`;
}
