/** A weight in a weighted score: whole percents, and thirds of one beside them. A third of all is 33 1/3 percent. */
export interface Weight {
  readonly percent: number;
  /** 1 or 2; left out where the percent is whole. */
  readonly thirds?: number;
}

/** All weights of a score together, in thirds of a percent. */
export const WHOLE_WEIGHT = 300;

export function thirdsOfWeight({ percent, thirds = 0 }: Weight): number {
  return 3 * percent + thirds;
}

export function weightOfThirds(all: number): Weight {
  const thirds = all % 3;
  return thirds === 0 ? { percent: all / 3 } : { percent: (all - thirds) / 3, thirds };
}

/** The weights together, in thirds of a percent. */
export function sumOfWeights(weights: readonly Weight[]): number {
  return weights.reduce((sum, weight) => sum + thirdsOfWeight(weight), 0);
}
