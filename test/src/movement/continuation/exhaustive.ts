import { playHistoryOf } from '../../../../src/movement/continuation/play-history.ts';
import {
  openRounds,
  presentPairs,
  setsInPlay,
  type RunningSchedule,
} from '../../../../src/movement/continuation/schedule.ts';

/**
 * The fewest tables that stay idle in the rounds to come, of as many as there are pairs for, found by trying every
 * seat and every set: any two pairs of opposite lines may meet, also again, and up to `share` tables may play a set.
 * Written without any of the searches that build plans.
 */
export function fewestIdleTables(running: RunningSchedule, share: number): number {
  const room = roomOf(running, share);
  for (let idle = 0; ; idle += 1) if (isPossible(room, room.left, 0, idle, new Set())) return idle;
}

interface Room {
  readonly lines: readonly (string | null)[];
  readonly sets: number;
  readonly rounds: number;
  readonly tables: number;
  readonly share: number;
  /** By pair: the sets it can play, as bits. */
  readonly left: readonly number[];
}

function roomOf(running: RunningSchedule, share: number): Room {
  const { boards } = playHistoryOf(running);
  const pairs = presentPairs(running);
  const sets = setsInPlay(running);
  const lines = pairs.map(({ line }) => (running.winners === 1 ? null : line));
  const inLine = (line: string) => lines.filter((one) => one === line).length;
  const matches = running.winners === 1 ? Math.floor(pairs.length / 2) : Math.min(inLine('NS'), inLine('EW'));
  const left = pairs.map(({ number }) =>
    sets.reduce(
      (bits, set, place) => (set.some((one) => boards.get(number)?.has(one)) ? bits : bits | (1 << place)),
      0,
    ),
  );
  const tables = Math.min(matches, running.tables);
  return { lines, sets: sets.length, rounds: openRounds(running).length, tables, share, left };
}

/** Whether the rounds from `round` on can be played with so many idle tables at most. */
function isPossible(room: Room, left: readonly number[], round: number, idle: number, failed: Set<string>): boolean {
  if (round === room.rounds) return true;
  const key = `${round} ${idle} ${left.join(',')}`;
  if (failed.has(key)) return false;
  const { lines, tables, share } = room;
  const used = new Map<number, number>();
  const busy = new Set<number>();
  const next = [...left];
  const seat = (one: number, seated: number): boolean => {
    const stillFree = lines.length - one - [...busy].filter((pair) => pair >= one).length;
    if (seated + stillFree < tables - idle) return false;
    if (one === lines.length || seated === tables) {
      return isPossible(room, next, round + 1, idle - (tables - seated), failed);
    }
    if (busy.has(one)) return seat(one + 1, seated);
    for (let other = one + 1; other < lines.length; other += 1) {
      if (busy.has(other) || (lines[one] !== null && lines[one] === lines[other])) continue;
      const common = (next[one] ?? 0) & (next[other] ?? 0);
      for (let set = 0; set < room.sets; set += 1) {
        const taken = used.get(set) ?? 0;
        if (!(common & (1 << set)) || taken >= share) continue;
        const [was, before] = [next[one] ?? 0, next[other] ?? 0];
        used.set(set, taken + 1);
        busy.add(one).add(other);
        next[one] = was & ~(1 << set);
        next[other] = before & ~(1 << set);
        if (seat(one + 1, seated + 1)) return true;
        used.set(set, taken);
        busy.delete(one);
        busy.delete(other);
        next[one] = was;
        next[other] = before;
      }
    }
    return seat(one + 1, seated);
  };
  if (tables - idle <= tables && seat(0, 0)) return true;
  failed.add(key);
  return false;
}
