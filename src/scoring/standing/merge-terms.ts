/** The terms on which pairs are ranked, and what their handicaps are in. */
interface TermsOfPairs<Unit, Terms> {
  readonly unit: Unit;
  readonly entries: readonly Terms[];
}

/** The terms with those asked for in the place of some pairs'; the unit as it was, where none is asked for. */
export function mergeTerms<Unit, Terms extends { readonly entry: number }>(
  { unit, entries }: TermsOfPairs<Unit, Terms>,
  asked: Partial<Pick<TermsOfPairs<Unit, Terms>, 'unit'>> & Pick<TermsOfPairs<Unit, Terms>, 'entries'>,
): TermsOfPairs<Unit, Terms> {
  const replaced = new Set(asked.entries.map(({ entry }) => entry));
  return {
    unit: asked.unit ?? unit,
    entries: [...entries.filter(({ entry }) => !replaced.has(entry)), ...asked.entries],
  };
}
