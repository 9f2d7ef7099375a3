export interface TextColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
}

const GAP = '  ';

/** A table in characters of one width: a head and its lines, every column as wide as its widest cell. */
export function textTable(columns: readonly TextColumn[], lines: readonly (readonly string[])[]): string {
  const widths = columns.map(({ head }, place) =>
    lines.reduce((width, line) => Math.max(width, line[place]?.length ?? 0), head.length),
  );
  const row = (cells: readonly string[]): string =>
    columns
      .map(({ align }, place) => {
        const width = widths[place] ?? 0;
        const cell = cells[place] ?? '';
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(GAP)
      .trimEnd();
  return [row(columns.map(({ head }) => head)), ...lines.map(row)].join('\n');
}
