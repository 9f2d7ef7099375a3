/**
 * Searches a full Howell whose pairs sit by a prescribed sequence of directions, as even as it can be.
 * `node bench/search/full-howells.ts TABLES SECONDS [SEED]` prints the first found as a line of
 * src/movement/construction/howell-first-round.ts.
 */
import { unevenness, type Directions } from '../../src/movement/construction/directions.ts';
import { fillTables, setLayouts } from '../../src/movement/construction/howell-first-round.ts';
import { mulberry32 } from './random.ts';

const [tables = 0, seconds = 10, seed = 1] = process.argv.slice(2).map(Number);
const random = mulberry32(seed);
const begun = process.cpuUsage().user;
const spent = (): number => (process.cpuUsage().user - begun) / 1e6;
const size = 2 * tables - 1;

/** A random sequence, made more even by swapping two signs at a time until no swap helps. */
function evenDirections(): Directions {
  const signs: (1 | -1)[] = Array.from({ length: size }, (_, place) => (place % 2 === 1 ? 1 : -1));
  for (let place = size - 1; place > 1; place -= 1) {
    const other = 1 + Math.floor(random() * place);
    [signs[place], signs[other]] = [signs[other] as 1 | -1, signs[place] as 1 | -1];
  }
  let now = unevenness(signs);
  for (let better = true; better;) {
    better = false;
    for (let one = 1; one < size && !better; one += 1) {
      for (let other = one + 1; other < size && !better; other += 1) {
        if (signs[one] === signs[other]) continue;
        [signs[one], signs[other]] = [signs[other] as 1 | -1, signs[one] as 1 | -1];
        const then = unevenness(signs);
        better = then < now;
        if (better) now = then;
        else [signs[one], signs[other]] = [signs[other] as 1 | -1, signs[one] as 1 | -1];
      }
    }
  }
  return signs;
}

let best: { readonly line: string; readonly unevenness: number } | null = null;
let least = Infinity;
const layouts = setLayouts(tables);
while (spent() < seconds) {
  const directions = evenDirections();
  const uneven = unevenness(directions);
  if (uneven > least || (best && uneven >= best.unevenness)) continue;
  least = uneven;
  const layout = layouts[Math.floor(random() * layouts.length)];
  const start = layout && fillTables(layout, directions, 3000);
  if (!start) continue;
  const text = start.map(({ ns, ew, set }) => `${set}:${ns > size ? '' : `${ns}-`}${ew}`).join(' ');
  best = { line: `  [${tables}, '${text}'], // ${uneven} from even\n`, unevenness: uneven };
}
process.stdout.write(best?.line ?? `  // ${tables} tables: none found, least ${least}\n`);
