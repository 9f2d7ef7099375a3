import { deepStrictEqual } from 'node:assert/strict';
import { CSV_SEPARATORS, readCsv, writeCsv } from '../../../src/format/csv.ts';
import { demand, lineCount } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const csvTarget: FuzzTarget = {
  name: 'csv',
  words: ['"', '""', ',', ';', '\t', '\r\n', "'=", '=1+1', '-50', "''", '"a\nb"'],
  linear: readCsv,
  check(text) {
    const rows = readCsv(text);
    const lines = lineCount(text);
    if ('code' in rows) {
      demand(rows.line >= 1 && rows.line <= lines, () => `a problem on line ${rows.line} of ${lines}`);
      return rows.code;
    }
    let before = 0;
    for (const { line, cells } of rows) {
      demand(line > before && line <= lines, () => `a row on line ${line} of ${lines}, after one on line ${before}`);
      before = line;
      demand(
        cells.some((cell) => cell !== ''),
        () => `an empty row on line ${line}`,
      );
    }
    const cells = rows.map((row) => row.cells);
    // A first line of one cell names no separator.
    const separators = (cells[0]?.length ?? 0) > 1 ? CSV_SEPARATORS : [];
    for (const separator of separators) {
      const again = readCsv(writeCsv(cells, separator));
      deepStrictEqual('code' in again ? again : again.map((row) => row.cells), cells);
    }
    return `rows ${Math.min(rows.length, 9)} of ${[...new Set(cells.map((row) => row.length))].slice(0, 4).join(' ')}`;
  },
};
