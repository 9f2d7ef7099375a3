/** The keys under which answers of the server are cached. */
export const queryKeys = {
  settings: ['settings'] as const,
  /** Fetched again with the settings, whose change it is a part of. */
  logo: ['settings', 'logo'] as const,
  /** Everything about the list of events. */
  events: ['events'] as const,
  foundEvents: (find: string) => ['events', 'found', find] as const,
  event: (id: number) => ['events', 'one', id] as const,
  winners: (sessions: readonly number[]) => ['events', 'winners', ...sessions] as const,
  playedEvents: (from: string, to: string) => ['events', 'played', from, to] as const,
  deletedEvents: ['events', 'deleted'] as const,
  /** Everything about sheets of rubber bridge and minibridge. */
  sheets: ['sheets'] as const,
  sheetList: (deleted: boolean) => ['sheets', 'list', deleted] as const,
  sheet: (id: number) => ['sheets', 'one', id] as const,
  /** Everything about the club's players. */
  members: ['members'] as const,
  foundMembers: (find: string) => ['members', 'found', find] as const,
  member: (id: number) => ['members', 'one', id] as const,
  /** The terms that members bring to the pairs of a session. */
  memberTerms: (session: number) => ['members', 'terms', session] as const,
  /** How much of a file is written. */
  progress: ['progress'] as const,
  /** The names that fields offer. */
  players: ['players'] as const,
  playersLike: (like: string) => ['players', like] as const,
  /** Everything about championships and ladders. */
  seasons: ['seasons'] as const,
  seasonList: (deleted: boolean) => ['seasons', 'list', deleted] as const,
  season: (id: number, ranking: number) => ['seasons', 'one', id, ranking] as const,
  /** All sessions. */
  sessions: ['session'] as const,
  allStandings: ['standings'] as const,
  /** What there is to know about the club's file. */
  file: ['file'] as const,
  recovery: ['recovery'] as const,
  paperList: ['paper-list'] as const,
  printers: ['printers'] as const,
  session: (id: number) => ['session', id] as const,
  deals: (id: number, version: number, of: number | readonly number[]) => ['deals', id, version, of] as const,
  verifications: (id: number) => ['verifications', id] as const,
  review: (id: number) => ['review', id] as const,
  /** How a session stands with the Bridgemate file it follows. */
  bridgemate: (id: number) => ['bridgemate', id] as const,
  /** The publications of all sessions. */
  publications: ['publication'] as const,
  publication: (id: number) => ['publication', id] as const,
  /** The rankings after rounds of all sessions. */
  rounds: ['after-round'] as const,
  afterRound: (id: number, round: number) => ['after-round', id, round] as const,
  /** The outcome of the last undo or redo. */
  step: (id: number) => ['step', id] as const,
  draw: (id: number, round: number, change: number) => ['draw', id, round, change] as const,
  standings: (id: number) => ['standings', id] as const,
  /** The ranking over the sessions of an event. */
  overall: (id: number, change: number) => ['overall', id, change] as const,
  /** The field of all clubs of a session: the part that is asked for follows. */
  simultaneous: (id: number, change: number) => ['simultaneous', id, change] as const,
  /** Who plays on, as it stands now. */
  qualifying: (id: number, change: number) => ['qualifying', id, change] as const,
  statistics: (id: number, change: number) => ['statistics', id, change] as const,
  clubStatistics: ['clubStatistics'] as const,
};
