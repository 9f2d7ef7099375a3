/** How the second display lists the ranking: in order of place, number or name, or not at all. */
export const DISPLAY_RANKINGS = ['place', 'number', 'name', 'hidden'] as const;
export type DisplayRanking = (typeof DISPLAY_RANKINGS)[number];
