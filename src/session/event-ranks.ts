/** Who is ranked in an event. */
export type EventRanks = 'pair' | 'player' | 'team';
