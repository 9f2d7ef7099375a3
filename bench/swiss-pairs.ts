import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { randomFrom, randomInteger } from '../src/basics/random.ts';
import type { SwissPairsSpec } from '../src/movement/swiss/spec.ts';
import { createEvent } from '../main/club/competitions/events.ts';
import { openClub, type Club } from '../main/club/club.ts';
import { announceDraw } from '../main/club/draws/announce.ts';
import { readDraw } from '../main/club/draws/view.ts';
import type { ResultInput } from '../main/club/results/input.ts';
import { recordResult } from '../main/club/results/results.ts';
import { readStandings } from '../main/club/standings/standings.ts';
import { handIn, newEvent, recordAll, sectionOf, unwrap } from '../test/main/support.ts';
import { median, percentile, type Figure } from './report.ts';

const PAIRS = 100;
const SPEC: SwissPairsSpec = {
  kind: 'swiss-pairs',
  pairs: PAIRS,
  rounds: 8,
  boardsPerRound: 6,
  supply: 'copies',
  draw: 'top',
  first: 'lot',
};
const SCORES = [-170, -150, -140, -120, -110, -90, 90, 110, 120, 140, 150, 170] as const;
const LIMIT = { standings: 100, draw: 500 } as const;

/** A Swiss of fifty tables of pairs: from a result of its last round to the standings, and from these to a draw. */
export function benchSwissPairs(folder: string): Figure[] {
  mkdirSync(folder, { recursive: true });
  const club = unwrap(openClub(path.join(folder, 'club.sqlite'), { now: () => new Date() }));
  const scoring = { method: 'matchpoints', regulation: 'ebu' } as const;
  const { session } = unwrap(createEvent(club, newEvent({ spec: SPEC, scoring })));
  const random = randomFrom(PAIRS);
  const results: number[] = [];
  const draws: number[] = [];
  for (let round = 1; round <= SPEC.rounds; round += 1) {
    if (round > 1) draws.push(timeOf(() => drawRound(club, session, round)));
    const section = sectionOf(club, session);
    const lines = section.cells
      .filter((cell) => cell.round === round)
      .flatMap((cell) =>
        cell.boards.map((slotBoard) => {
          const score = SCORES[randomInteger(random, SCORES.length)] ?? 90;
          return handIn(section, cell, { slotBoard, outcome: { kind: 'score', score }, typed: '' });
        }),
      );
    if (round < SPEC.rounds) recordAll(club, session, lines);
    else results.push(...lines.map((line) => timeOf(() => recordAndRank(club, session, line))));
  }
  club.store.close();
  return [
    { name: 'a result to the standings, median', value: median(results), unit: 'ms', limit: LIMIT.standings },
    { name: 'a result to the standings, 95th percentile', value: percentile(results, 0.95), unit: 'ms' },
    {
      name: 'a round drawn, explained, announced and seated, median',
      value: median(draws),
      unit: 'ms',
      limit: LIMIT.draw,
    },
  ];
}

function recordAndRank(club: Club, session: number, line: ResultInput): void {
  unwrap(recordResult(club, session, line));
  unwrap(readStandings(club, session));
}

function drawRound(club: Club, session: number, round: number): void {
  const { proposed } = unwrap(readDraw(club, session, round));
  if (proposed === null || 'problem' in proposed) throw new Error(`round ${round} has no draw`);
  unwrap(announceDraw(club, session, { round, key: proposed.key }));
}

function timeOf(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
