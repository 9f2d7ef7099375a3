/** The address of the screen with the paper that explains what a pair has. */
export function explanationPath(session: number, entry: number): string {
  return `/sessions/${session}/paper?entry=${entry}`;
}

/** The address of the screen with the paper of the ranking after a round. */
export function roundPath(session: number, round: number): string {
  return `/sessions/${session}/paper?after=${round}`;
}

/** The address of the screen with the paper of what changed since the ranking was published. */
export function changesPath(session: number): string {
  return `/sessions/${session}/paper?document=changes`;
}
