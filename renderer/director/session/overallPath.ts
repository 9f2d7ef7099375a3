/** The address of the ranking over the sessions of an event, as it stands in one of them. */
export function overallPath(session: number): string {
  return `/sessions/${session}/overall`;
}

/** The address at which the session after another is set up. */
export function furtherPath(session: number): string {
  return `/new?after=${session}`;
}

/** The address at which a session of those is set up who don't play on in another after it. */
export function consolationPath(session: number): string {
  return `${furtherPath(session)}&who=others`;
}

/** The address of the field of all clubs that play the boards of a session. */
export function clubsPath(session: number): string {
  return `/sessions/${session}/clubs`;
}

/** The address of the one list of all lines with the prizes. */
export function prizesPath(session: number): string {
  return `/sessions/${session}/prizes`;
}
