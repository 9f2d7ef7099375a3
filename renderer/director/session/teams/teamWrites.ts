/** Names and line-ups of the teams of a session are saved one after the other, in the order in which they were made. */
export function teamWrites(session: number): { readonly id: string } {
  return { id: `teams of ${session}` };
}
