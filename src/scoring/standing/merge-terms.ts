import type { MasterpointChoice, MasterpointsOfFile } from '../masterpoints/choice.ts';

/** The terms on which pairs are ranked, the unit of their handicaps, and what their places get. */
interface TermsOfPairs<Unit, Terms> {
  readonly unit: Unit;
  /** Left out where places get nothing. */
  readonly masterpoints?: MasterpointChoice;
  /** Left out where no file gave any. */
  readonly ofFile?: readonly MasterpointsOfFile[];
  readonly entries: readonly Terms[];
}

/** What is left out stays as it is; no scheme is null. */
interface ChangeOfTerms<Unit, Terms> {
  readonly unit?: Unit;
  readonly masterpoints?: MasterpointChoice | null;
  readonly entries: readonly Terms[];
}

/** Merges changed terms of some pairs into the terms of all. */
export function mergeTerms<Unit, Terms extends { readonly entry: number }>(
  { unit, masterpoints, ofFile, entries }: TermsOfPairs<Unit, Terms>,
  change: ChangeOfTerms<Unit, Terms>,
): TermsOfPairs<Unit, Terms> {
  const replaced = new Set(change.entries.map(({ entry }) => entry));
  const scheme = change.masterpoints === undefined ? masterpoints : change.masterpoints;
  return {
    unit: change.unit ?? unit,
    ...(scheme && { masterpoints: scheme }),
    ...(ofFile && { ofFile }),
    entries: [...entries.filter(({ entry }) => !replaced.has(entry)), ...change.entries],
  };
}
