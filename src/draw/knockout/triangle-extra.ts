import { matchesBeside } from './brackets.ts';
import { EXTRA_BOARDS } from './decision.ts';
import type { Knockout } from './knockout.ts';
import { openMatches } from './next-round.ts';
import { triangleRows } from './triangle.ts';

/** Boards that two who are level in a triangle play more: four, then one; null where their match decides nothing. */
export function triangleExtraBoards(knockout: Knockout, key: number): number | null {
  const round = knockout.rounds.at(-1) ?? [];
  const match = round.find((one) => one.key === key);
  if (match?.reason.code !== 'triangle' || match.away === null || !openMatches(knockout).includes(match)) return null;
  const places = new Map(
    (triangleRows(matchesBeside(round, match.reason)) ?? []).map(({ entry, place }) => [entry, place]),
  );
  if (places.size === 0 || places.get(match.home) !== places.get(match.away)) return null;
  return match.outcome?.extra ? EXTRA_BOARDS.further : EXTRA_BOARDS.first;
}
