/** One line of the report: what was measured, the figure, and what it should stay under, where a limit is set. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB';
  readonly limit?: number;
}

/** The value below which `share` of the values lie, 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The figures as lines of text, values in one column. */
export function report(title: string, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value, unit, limit }) => {
    const verdict = limit === undefined ? '' : `   limit ${limit} ${unit}: ${value <= limit ? 'kept' : 'MISSED'}`;
    return `  ${name.padEnd(width)}  ${value.toFixed(2).padStart(10)} ${unit}${verdict}`;
  });
  return [title, ...lines].join('\n');
}
