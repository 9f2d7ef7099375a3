/**
 * `node bench/scoring-size.ts etui|bridge-scorer matchpoints|cross-imps TABLES BOARDS`: one measurement in a process
 * of its own, so that nothing is left in memory by another. Prints one `SizeMeasured` as JSON.
 */
import { METHODS } from '../src/scoring/method.ts';
import { REGULATIONS } from '../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../src/scoring/ranked-session/score-session.ts';
import { gamesOf, scoreWithBridgeScorer } from './bridge-scorer.ts';
import { largeSession, type PlayedLine } from './large-session.ts';
import { median } from './report.ts';

export interface SizeMeasured {
  /**
   * Processor time, median of the runs: of all threads, so it is that of one core and other programs don't disturb it.
   */
  readonly milliseconds: number;
  /** The most that was resident, less what was before scoring began: the session itself is not counted. */
  readonly megabytes: number;
  /** A number that two rankings have in common when every pair stands in the same place. */
  readonly places: number;
}

/** Runs until so much time is spent, but so many times at least, and at most. */
const ENOUGH_MS = 3000;
const FEWEST_RUNS = 5;
const MOST_RUNS = 200;

const [scorer, method = '', tables = '', boards = ''] = process.argv.slice(2);
if (method !== 'matchpoints' && method !== 'cross-imps') throw new Error(`no such method: ${method}`);
const lines = largeSession(Number(tables), Number(boards));
const measured = scorer === 'etui' ? measure(() => lines, withEtui) : measure(gamesAnew, withBridgeScorer);
console.log(JSON.stringify(measured));

function withEtui(session: readonly PlayedLine[]): number {
  const options = { winners: 2, regulation: REGULATIONS.wbf, method: METHODS[method as 'matchpoints'] } as const;
  const { rankings } = scoreSession(session, options);
  let places = 0;
  for (const { rows } of rankings) for (const { entry, place } of rows) places = together(places, entry, place ?? 0);
  return places;
}

/** bridge-scorer writes into its games, so every run has its own. */
function gamesAnew(): ReturnType<typeof gamesOf> {
  return gamesOf(lines, Number(tables));
}

function withBridgeScorer(games: ReturnType<typeof gamesOf>): number {
  const ranks = scoreWithBridgeScorer(games, method as 'matchpoints');
  return ranks.reduce((places, rank, pair) => together(places, pair, Number.parseInt(rank, 10)), 0);
}

/** Whatever the order they come in. */
function together(places: number, entry: number, place: number): number {
  return (places + Math.imul(entry + 1, place)) | 0;
}

function measure<Input>(prepare: () => Input, run: (input: Input) => number): SizeMeasured {
  const times: number[] = [];
  let places = 0;
  let megabytes = Number.NaN;
  for (let spent = 0; times.length < FEWEST_RUNS || (spent < ENOUGH_MS && times.length < MOST_RUNS);) {
    const input = prepare();
    const before = process.memoryUsage.rss();
    const start = process.cpuUsage();
    places = run(input);
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    if (times.length === 0) megabytes = Math.max(0, process.resourceUsage().maxRSS / 1024 - before / 2 ** 20);
    times.push(time);
    spent += time;
  }
  return { milliseconds: median(times), megabytes, places };
}
