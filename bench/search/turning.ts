/** Plays of one set: the two pairs of each table, numbered from 0. */
export type SetPlays = readonly (readonly [number, number])[];

/** A way to turn the tables: for each set and each of its tables whether the two pairs exchange directions. */
export interface Turning {
  readonly turned: readonly boolean[][];
  /** The sum of the squares of the competition over all pairs of rivals. */
  readonly squares: number;
}

/**
 * Turns single tables until the comparisons are as even as possible (simulated annealing): the sum of all
 * competition does not depend on the directions, so the least sum of its squares is the best balance.
 */
export function bestTurning(sets: readonly SetPlays[], pairs: number, flips: number, random: () => number): Turning {
  const competition = new Int32Array(pairs * pairs);
  const add = (one: number, other: number, by: number): void => {
    competition[one * pairs + other] = (competition[one * pairs + other] as number) + by;
    competition[other * pairs + one] = (competition[other * pairs + one] as number) + by;
  };
  const sides = sets.map((plays) => plays.map(() => (random() < 0.5 ? 1 : -1)));
  sets.forEach((plays, set) => {
    plays.forEach(([one, other], table) => {
      add(one, other, plays.length - 1);
      for (let second = 0; second < table; second += 1) {
        const [third, fourth] = plays[second] as readonly [number, number];
        const same = (sides[set]?.[table] as number) * (sides[set]?.[second] as number);
        add(one, third, same);
        add(other, fourth, same);
        add(one, fourth, -same);
        add(other, third, -same);
      }
    });
  });
  let squares = 0;
  for (let one = 0; one < pairs; one += 1) {
    for (let other = one + 1; other < pairs; other += 1) squares += (competition[one * pairs + other] as number) ** 2;
  }
  let best = squares;
  let bestSides = sides.map((each) => [...each]);
  const [hot, cold] = [24, 0.8];
  for (let flip = 0; flip < flips; flip += 1) {
    const heat = hot * (cold / hot) ** (flip / flips);
    const set = Math.floor(random() * sets.length);
    const plays = sets[set] as SetPlays;
    const table = Math.floor(random() * plays.length);
    const [one, other] = plays[table] as readonly [number, number];
    const side = sides[set]?.[table] as number;
    let change = 0;
    for (let second = 0; second < plays.length; second += 1) {
      if (second === table) continue;
      const [third, fourth] = plays[second] as readonly [number, number];
      const by = -2 * side * (sides[set]?.[second] as number);
      // (c + by)² - c² for the two with the same sign and the two with the other; by² is 4.
      change +=
        16 +
        2 *
          by *
          ((competition[one * pairs + third] as number) +
            (competition[other * pairs + fourth] as number) -
            (competition[one * pairs + fourth] as number) -
            (competition[other * pairs + third] as number));
    }
    if (change > 0 && random() >= Math.exp(-change / heat)) continue;
    for (let second = 0; second < plays.length; second += 1) {
      if (second === table) continue;
      const [third, fourth] = plays[second] as readonly [number, number];
      const by = -2 * side * (sides[set]?.[second] as number);
      add(one, third, by);
      add(other, fourth, by);
      add(one, fourth, -by);
      add(other, third, -by);
    }
    (sides[set] as number[])[table] = -side;
    squares += change;
    if (squares < best) {
      best = squares;
      bestSides = sides.map((each) => [...each]);
    }
  }
  return { turned: bestSides.map((each) => each.map((side) => side === -1)), squares: best };
}
