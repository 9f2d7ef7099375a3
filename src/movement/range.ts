/** Least and most of a figure over all pairs. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The range of the values; 0 to 0 when there are none. */
export function rangeOf(values: readonly number[]): Range {
  if (values.length === 0) return { least: 0, most: 0 };
  return { least: Math.min(...values), most: Math.max(...values) };
}
