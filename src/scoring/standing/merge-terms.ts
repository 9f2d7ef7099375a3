/** The terms on which pairs are ranked, and the unit of their handicaps. */
interface TermsOfPairs<Unit, Terms> {
  readonly unit: Unit;
  readonly entries: readonly Terms[];
}

/** Merges changed terms of some pairs into the terms of all; the unit stays where the change has none. */
export function mergeTerms<Unit, Terms extends { readonly entry: number }>(
  { unit, entries }: TermsOfPairs<Unit, Terms>,
  change: Partial<Pick<TermsOfPairs<Unit, Terms>, 'unit'>> & Pick<TermsOfPairs<Unit, Terms>, 'entries'>,
): TermsOfPairs<Unit, Terms> {
  const replaced = new Set(change.entries.map(({ entry }) => entry));
  return {
    unit: change.unit ?? unit,
    entries: [...entries.filter(({ entry }) => !replaced.has(entry)), ...change.entries],
  };
}
