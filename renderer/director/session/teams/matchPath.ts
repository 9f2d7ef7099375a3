/** The address of the matches of a session, or of one of them. */
export function matchPath(session: number, match?: number): string {
  return match === undefined ? `/sessions/${session}/match` : `/sessions/${session}/match/${match}`;
}
