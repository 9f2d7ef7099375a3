import { shareTables } from '../sections/share-tables.ts';
import { individualBalance } from './balance.ts';
import { compareIndividuals, individualChoices, type IndividualChoice, type IndividualWishes } from './choices.ts';
import type { IndividualMovement } from './individual.ts';
import { isIndividual, makeIndividual } from './make.ts';

/** All individuals that fit the wishes, best first: for one section, or combinations for several. */
export function individualsInSections(wishes: IndividualWishes, sections: number): IndividualChoice[] {
  return sections === 1 ? individualChoices(wishes) : combinations(wishes, sections);
}

/**
 * The ways to share players over sections that play the same boards at the same time, best first: where fewer sit out,
 * then as in one section. The individuals of a combination have the same rounds and boards a round, and play the same
 * sets; each section has the best individual with these.
 */
function combinations(wishes: IndividualWishes, sections: number): IndividualChoice[] {
  const ofSize = new Map<number, ReadonlyMap<string, IndividualChoice>>();
  const fitting = (players: number) => {
    const known = ofSize.get(players) ?? bestByBoards({ ...wishes, players });
    ofSize.set(players, known);
    return known;
  };
  return sharePlayers(wishes.players, sections)
    .flatMap((sizes) => {
      const [first, ...rest] = sizes.map(fitting);
      return [...(first?.keys() ?? [])]
        .filter((key) => rest.every((others) => others.has(key)))
        .map((key) => combine(sizes.flatMap((size) => fitting(size).get(key) ?? [])));
    })
    .toSorted((a, b) => playersOutEachRound(a) - playersOutEachRound(b) || compareIndividuals(a, b));
}

/**
 * Players in sections as even as possible, and in full tables as even as possible, the larger ones first: 36 players
 * are 18 and 18, or 20 and 16. Who is left over without a table of four goes to the last sections.
 */
function sharePlayers(players: number, sections: number): readonly (readonly number[])[] {
  const left = players % 4;
  const evenly = shareTables(players, sections)[0] ?? [];
  const [tables = []] = shareTables(Math.floor(players / 4), sections);
  const full = tables.map((count, index) => 4 * count + (index >= sections - left ? 1 : 0)).toSorted((a, b) => b - a);
  const isOther = full.some((size, index) => size !== evenly[index]) && full.every((size) => size > 0);
  return left <= sections && isOther ? [evenly, full] : [evenly];
}

/** Who sits out in each round, over all sections. */
export function playersOutEachRound({ spec, further }: Pick<IndividualChoice, 'spec' | 'further'>): number {
  return [spec, ...further].reduce((sum, { players }) => sum + (players % 4), 0);
}

/** The best individual for every way to play the same boards together. */
function bestByBoards(wishes: IndividualWishes): ReadonlyMap<string, IndividualChoice> {
  const best = new Map<string, IndividualChoice>();
  for (const choice of individualChoices(wishes)) {
    const key = togetherKey(choice);
    if (!best.has(key)) best.set(key, choice);
  }
  return best;
}

/** What individuals must have in common to be played side by side on the same boards. */
function togetherKey({ spec, rounds, boardsPerRound }: IndividualChoice): string {
  const sets = new Set(movementOf({ spec }).rounds.flatMap((seatings) => seatings.map(({ set }) => set)));
  return JSON.stringify([rounds, boardsPerRound, [...sets].toSorted((a, b) => a - b)]);
}

function movementOf({ spec }: Pick<IndividualChoice, 'spec'>): IndividualMovement {
  const movement = makeIndividual(spec);
  if (!isIndividual(movement)) throw new Error(`individualsInSections: ${movement.code} in ${JSON.stringify(spec)}`);
  return movement;
}

/** The figures of all sections: players meet in their own, and are compared as one field. */
function combine(parts: readonly IndividualChoice[]): IndividualChoice {
  const [first, ...further] = parts;
  if (!first) throw new Error('individualsInSections: no section');
  const sum = (figure: (part: IndividualChoice) => number) => parts.reduce((all, part) => all + figure(part), 0);
  const range = (name: 'partnered' | 'opposed' | 'sitOuts' | 'boardsPlayed') => ({
    least: Math.min(...parts.map(({ quality }) => quality[name].least)),
    most: Math.max(...parts.map(({ quality }) => quality[name].most)),
  });
  return {
    ...first,
    further: further.map(({ spec }) => spec),
    boards: Math.max(...parts.map(({ boards }) => boards)),
    missed: sum(({ missed }) => missed),
    copies: sum(({ copies }) => copies),
    quality: {
      players: sum(({ quality }) => quality.players),
      partnered: range('partnered'),
      opposed: range('opposed'),
      sitOuts: range('sitOuts'),
      boardsPlayed: range('boardsPlayed'),
      tablesAtASet: Math.max(...parts.map(({ quality }) => quality.tablesAtASet)),
      ...individualBalance(sideBySide(parts.map(movementOf))),
    },
  };
}

/** The rounds of several movements as those of one, with numbers of players and tables of their own. */
function sideBySide(movements: readonly IndividualMovement[]): Pick<IndividualMovement, 'players' | 'sets' | 'rounds'> {
  const [first] = movements;
  const before = movements.map((_, index) => movements.slice(0, index).reduce((sum, { players }) => sum + players, 0));
  const rounds = (first?.rounds ?? []).map((_, round) =>
    movements.flatMap((movement, index) => {
      const add = before[index] ?? 0;
      return (movement.rounds[round] ?? []).map(({ n, s, e, w, ...at }) => {
        return { ...at, table: at.table + add, n: n + add, s: s + add, e: e + add, w: w + add };
      });
    }),
  );
  return {
    players: movements.reduce((sum, { players }) => sum + players, 0),
    sets: Math.max(...movements.map(({ sets }) => sets)),
    rounds,
  };
}
