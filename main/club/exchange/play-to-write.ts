/** What is written of a file beside its plan, within a change. */
export interface PlayToWrite {
  readonly change: number;
  /** The players of the club in each planned roster; null where no name is known. */
  readonly rosters: readonly (readonly (number | null)[])[];
  /** The name of the file. */
  readonly source: string;
}

/** The first two players of a roster as a partnership; null where neither is known. */
export function partnershipOf(
  roster: readonly (number | null)[] | undefined,
): { readonly first: number | null; readonly second: number | null } | null {
  const [first = null, second = null] = roster ?? [];
  return first === null && second === null ? null : { first, second };
}
