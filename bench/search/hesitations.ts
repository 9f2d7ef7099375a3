/**
 * Searches which tables of a hesitation Mitchell to turn. `node bench/search/hesitations.ts LEAST MOST` prints, for each
 * number of tables from the one to the other, the run that balances best, and of equals the shortest, as a line of
 * src/movement/construction/hesitation-turns.ts. All runs are tried that begin in round 1 and end in the first third.
 */
import { balanceOf } from '../../src/movement/balance.ts';
import { numbersFrom, numbersTo } from '../../src/basics/numbers-to.ts';
import { turnedHesitation, unturnedHesitation } from '../../src/movement/families/hesitation.ts';
import type { HesitationTurns } from '../../src/movement/construction/hesitation-turns.ts';

function search(tables: number): { readonly turns: HesitationTurns; readonly balance: number } {
  const unturned = unturnedHesitation(tables);
  const pairs = numbersTo(2 * tables);
  const runs = numbersTo(Math.ceil((tables + 1) / 3)).flatMap((round) =>
    numbersTo(tables - 1).flatMap((from) =>
      numbersFrom(round === 1 ? from : 1, tables - 1).map((to): HesitationTurns => [tables, from, round, to]),
    ),
  );
  const length = ([, from, round, to]: HesitationTurns): number => (round - 1) * (tables - 1) + to - from;
  const options = runs.map((turns) => {
    const turned = turnedHesitation(unturned, turns).flat();
    const sets = numbersTo(tables + 1).map((set) => turned.filter((seating) => seating.set === set));
    return { turns, balance: balanceOf(sets, pairs).balance };
  });
  return options.reduce((best, option) => {
    const more = option.balance - best.balance;
    return more > 1e-9 || (more > -1e-9 && length(option.turns) < length(best.turns)) ? option : best;
  });
}

const [least = 3, most = 14] = process.argv.slice(2).map(Number);
for (const tables of numbersFrom(least, most)) {
  const { turns, balance } = search(tables);
  process.stdout.write(`  [${turns.join(', ')}], // ${balance.toFixed(2)}\n`);
}
