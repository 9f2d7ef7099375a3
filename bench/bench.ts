/** `npm run bench`: the figures Etui's speed is judged by. Builds first what is stale; prints one report. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { benchContinuations } from './continuations.ts';
import { benchCsv } from './csv.ts';
import { benchDraws } from './draws.ts';
import { benchImports } from './imports.ts';
import { benchLoad } from './load/rates.ts';
import { benchMembers } from './members.ts';
import { benchMovements } from './movements.ts';
import { benchPage, benchSwissPage } from './papers/page.ts';
import { benchPapers } from './papers/papers.ts';
import { report } from './report.ts';
import { mitchell } from './rooms.ts';
import { benchScoring } from './scoring.ts';
import { benchSizes } from './scoring-sizes.ts';
import { benchScreens } from './screens.ts';
import { benchSeasons } from './seasons.ts';
import { benchSimultaneous } from './simultaneous.ts';
import { benchStartup } from './startup.ts';
import { benchStops } from './stops.ts';
import { benchSwissPairs } from './swiss-pairs.ts';

const built = await build({ node: process.execPath, all: false, say: (line) => console.error(line) });
if (!built.ok) throw new Error(built.output);

const data = mkdtempSync(path.join(os.tmpdir(), 'etui-bench-'));
try {
  console.log(`Node ${process.versions.node}, ${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown processor'}\n`);
  console.log(report('Scoring a session, ranking included', benchScoring()));
  console.log(benchSizes());
  console.log(report('\nThe movements that fit', benchMovements()));
  console.log(report('\nHow a changed session goes on', benchContinuations()));
  console.log(report('\nThe draw of a Swiss', benchDraws()));
  const pairs = benchSwissPairs(path.join(data, 'swiss-pairs'));
  console.log(report('\nA Swiss of 50 tables of pairs x 48 boards', pairs));
  console.log(report('\nFiles of 100,000 lines read', benchCsv()));
  console.log(report('\nResults of 100,000 lines', await benchImports(path.join(data, 'imports'))));
  console.log(report('\nSeveral clubs in one field', benchSimultaneous(path.join(data, 'clubs'))));
  for (const tables of [20, 100]) {
    const folder = path.join(data, `${tables} tables`);
    const figures = await benchScreens(folder, mitchell(tables, 15, 2), 2 * tables);
    console.log(report(`\nThe screens, ${tables} tables x 30 boards`, figures));
  }
  const players = { kind: 'individual', players: 28, rounds: 27, boardsPerRound: 1 } as const;
  const individual = await benchScreens(path.join(data, 'individual'), players, players.rounds);
  console.log(report('\nThe screens, an individual of 28 players x 27 boards', individual));
  const poule = {
    kind: 'poule',
    teams: 16,
    boardsPerMatch: 8,
    legs: 1,
    from: 1,
    rounds: 15,
    segments: 1,
    supply: 'copies',
  } as const;
  const last = poule.rounds * poule.boardsPerMatch;
  // A match counts with the second line of its last board.
  const isRanked = (board: number, line: number) => board === last && line % 2 === 1;
  const teams = await benchScreens(path.join(data, 'poule'), poule, last, isRanked);
  console.log(report('\nThe screens, a poule of 16 teams x 15 matches of 8 boards', teams));
  console.log(report('\nThe longest stop, 99 tables', await benchStops(path.join(data, 'stops'))));
  console.log(report('\nTen thousand members', await benchMembers(path.join(data, 'members'))));
  console.log(report('\nA season of 50 evenings of 60 pairs', await benchSeasons(path.join(data, 'seasons'))));
  console.log(report('\nThe papers of 40 tables x 30 boards', await benchPapers(path.join(data, 'papers'))));
  console.log(report('\nThe result page of 100 tables x 30 boards', await benchPage(path.join(data, 'page'))));
  const swiss = await benchSwissPage(path.join(data, 'swiss-page'));
  console.log(report('\nThe result page of a Swiss of 100 teams x 56 boards', swiss));
  const load = await benchLoad(path.join(data, 'load'));
  console.log(report('\nA full room: 200 tables and 400 open pages, each write to its answer', load));
  console.log(report('\nStart', await benchStartup(data)));
} finally {
  rmSync(data, { recursive: true, force: true });
}
