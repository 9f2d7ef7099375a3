/** The numbers of players that are asked for. */
export const FEWEST_PLAYERS = 8;
const MOST_PLAYERS = 99;

/** Parses a number of players; null where it is none. */
export function readPlayers(text: string): number | null {
  const players = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return players >= FEWEST_PLAYERS && players <= MOST_PLAYERS ? players : null;
}
