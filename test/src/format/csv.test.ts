import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../names.ts';
import { CSV_SEPARATORS, readCsv, writeCsv, type CsvRow } from '../../../src/format/csv.ts';

function cells(text: string): unknown {
  const rows = readCsv(text);
  return 'code' in rows ? rows : rows.map((row) => row.cells);
}

describe('reading', () => {
  test.each([
    ['comma', 'a,b\n1,2'],
    ['semicolon', 'a;b\r\n1;2\r\n'],
    ['tab', 'a\tb\r1\t2'],
    ['byte order mark', '\ufeffa,b\n1,2\n'],
    ['blanks around cells', ' a , b \n 1 ,\t2'],
    ['rows of nothing', '\n\na,b\n,\n  \n1,2\n\n'],
    ['quotes', '"a","b"\n"1" ,"2"'],
  ])('%s', (_, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a quoted cell holds separators, quotes and line ends, and the lines are still counted', () => {
    expect(readCsv('name;no\n"Cedar; ""C""\r\nBirch";7\nElm;8')).toEqual([
      { line: 1, cells: ['name', 'no'] },
      { line: 2, cells: ['Cedar; "C"\nBirch', '7'] },
      { line: 4, cells: ['Elm', '8'] },
    ]);
  });

  test('a quote inside a cell is itself', () => {
    expect(cells('5" nail,a\n')).toEqual([['5" nail', 'a']]);
  });

  test('what follows a closing quote leaves it open', () => {
    expect(readCsv('a,b\n1,"a"b\n')).toEqual({ kind: 'problem', code: 'quoteNotClosed', line: 2 });
  });

  test('the separator is the one of the first row, outside its quotes', () => {
    expect(cells('"a,b,c,d";e\n1,5;2')).toEqual([
      ['a,b,c,d', 'e'],
      ['1,5', '2'],
    ]);
  });

  test('rows may have unequal lengths', () => {
    expect(cells('a,b,c\n1\n1,2,3,4')).toEqual([['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]);
  });

  test('a quote that is not closed is reported where it opens', () => {
    expect(readCsv('a,b\n1,2\n3,"four\n5,6\n')).toEqual({ kind: 'problem', code: 'quoteNotClosed', line: 3 });
  });

  test.each(['', '\ufeff', '\n\n', ' ', ',,'])('nothing in %j', (text) => {
    expect(readCsv(text)).toEqual([]);
  });
});

describe('more than any file of its kind has', () => {
  test.each([
    ['a row too many', 'a\n\n1\n2\n', 2, 4],
    ['a row too many beside quotes', '"a"\n1\n2\n', 2, 3],
    ['a cell too many', `a\n${',1'.repeat(16_384)}`, 9, 2],
    ['a character too many', `a,b\n\n1,${'x'.repeat(32_768)}`, 9, 3],
  ])('%s', (_, text, mostRows, line) => {
    expect(readCsv(text, mostRows)).toEqual({ kind: 'problem', code: 'tooLarge', line });
  });

  test.each([
    ['as many rows', 'a\n\n1\n\n', 2, 2],
    ['as many cells', `a\n${',1'.repeat(16_383)}`, 9, 2],
    ['as many characters', `a,b\n1,${'x'.repeat(32_767)}`, 9, 2],
    ['the members of a federation', 'a\n'.repeat(200_000), undefined, 200_000],
  ])('%s are read', (_, text, mostRows, rows) => {
    expect(readCsv(text, mostRows)).toHaveLength(rows);
  });
});

test('a text without quotation marks has the rows that papaparse reads', () => {
  const plain = fc.string({ unit: fc.constantFrom(',', ';', '\t', '=', '-', '\r', '\n', ' ', 'a', '1', 'é') });
  fc.assert(
    fc.property(plain, (text) => {
      const source = `a;b\n${text}`;
      const { data } = Papa.parse(source.replaceAll(/\r\n?/g, '\n'), { delimiter: ';', skipEmptyLines: true });
      const rows = data.map((row) => row.map((one) => one.trim())).filter((row) => row.some((one) => one !== ''));
      expect(cells(source)).toEqual(rows);
    }),
  );
});

describe('writing', () => {
  test('a byte order mark, and quotes only where they are needed', () => {
    expect(
      writeCsv(
        [
          ['pair', 'name'],
          ['1', 'Cedar; Birch'],
          ['2', 'say "hi"'],
        ],
        ';',
      ),
    ).toBe('\ufeffpair;name\r\n1;"Cedar; Birch"\r\n2;"say ""hi"""\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+33 1 23', "'+33 1 23"],
    ['-50 or so', "'-50 or so"],
    ['@name', "'@name"],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    [' \n =1', `" \n '=1"`],
    [' =1+1', `" '=1+1"`],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', `"a;'=1+1"`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['a,"=1+1"', `"a,""'=1+1"""`],
    ["'=1", "''=1"],
    ['==', "'=="],
    ["'=", "''="],
  ])('%j is no formula to a spreadsheet', (cell, written) => {
    expect(writeCsv([[cell]], ',')).toBe(`\ufeff${written}\r\n`);
  });

  test.each(['-50', '+1', '=', '-', '-0.5', "'tis", '4S='])('%j stays what it is', (cell) => {
    expect(writeCsv([[cell]], '\t')).toBe(`\ufeff${cell}\r\n`);
  });
});

test('a decimal comma is quoted and no formula', () => {
  expect(writeCsv([['-12,75']], ';')).toBe('\ufeff"-12,75"\r\n');
});

/** Cells that bring trouble: separators, quotes, line ends, formulas, apostrophes. */
const cell = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom(',', ';', '\t', '"', "'", '=', '-', '+', '@', '\r', '\n', ' ', 'a', '1'), { maxLength: 6 })
    .map((parts) => parts.join('')),
);

/** Reading makes one kind of line end of all, and takes the blanks around a cell away. */
const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

test('reading undoes writing', () => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...CSV_SEPARATORS), (written, separator) => {
      const holdsAnything = written.filter((row) => row.some((text) => text !== '')).map((row) => row.map(tidy));
      const several = holdsAnything.map((row) => [...row, 'end']);
      expect((readCsv(writeCsv(several, separator)) as CsvRow[]).map((row) => row.cells)).toEqual(several);
    }),
    { numRuns: 1000 },
  );
});

/**
 * The cells that a spreadsheet reads with a separator: a quotation mark opens a cell at its beginning only, and what
 * follows the closing one belongs to the cell.
 */
function cellsWith(separator: string, text: string): string[] {
  const read = [''];
  let [quoted, isStart] = [false, true];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') {
      read[read.length - 1] += '"';
      at++;
    } else if (character === '"' && (quoted || isStart)) {
      quoted = !quoted;
    } else if (!quoted && [separator, '\n', '\r'].includes(character)) {
      read.push('');
      isStart = true;
      continue;
    } else read[read.length - 1] += character;
    isStart = false;
  }
  return read;
}

/** Whether a spreadsheet may take a cell for a formula that does anything. */
function isFormula(cell: string): boolean {
  const text = cell.trim();
  return text.length > 1 && /^[=+\-@＝＋－＠]/.test(text) && !/^[+-]\d+([.,]\d+)?(?:\s|[,;]|$)/.test(text);
}

test('no name is a formula, whichever separator a spreadsheet takes', () => {
  const attacks = ['=1+1', '@SUM(A1)', '+cmd|’ /C calc’!A0', '-2+3', '＝1+1', '=HYPERLINK("http://x","y")'];
  const joints = [',', ';', '\t', '\n', '\r', '\r\n', ', ', ',"', ';""', '"', '","', "'", ",'", ' '];
  const name = fc
    .tuple(fc.constantFrom('', 'Ann', ...joints), fc.constantFrom(...joints), fc.constantFrom(...attacks))
    .map((parts) => parts.join(''));
  const names = fc.oneof(name, fc.constantFrom(...attacks, ...HOSTILE_NAMES));
  fc.assert(
    fc.property(fc.array(names, { minLength: 1, maxLength: 3 }), fc.constantFrom(...CSV_SEPARATORS), (given, by) => {
      const text = writeCsv([['1', ...given, '-50', '+12.5', 'end']], by);
      for (const separator of CSV_SEPARATORS) {
        expect(cellsWith(separator, text.replace('\ufeff', '')).filter(isFormula)).toEqual([]);
      }
      const tidied = ['1', ...given.map(tidy), '-50', '+12.5', 'end'];
      expect(cells(writeCsv([tidied], by))).toEqual([tidied]);
      // Numbers are numbers still.
      expect(cellsWith(by, text)).toEqual(expect.arrayContaining(['-50', '+12.5']));
    }),
    { numRuns: 2000 },
  );
});

test('whatever it is given, it answers', () => {
  const text = fc.oneof(
    cell,
    fc.array(cell).map((parts) => parts.join('\n')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      const rows = readCsv(given);
      const lines = 'code' in rows ? [rows.line] : rows.map(({ line }) => line);
      expect(lines.every((line) => line >= 1)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
