/** The views of the ranking of teams, in the order of their tabs. */
export const TEAM_VIEWS = ['table', 'cross', 'rounds'] as const;
export type TeamViewName = (typeof TEAM_VIEWS)[number];
