import { describe, expect, test } from 'vitest';
import { readEntriesCsv } from '../../../../src/format/entries/csv.ts';
import { findEntries, isEntryDetails } from '../../../../src/format/entries/details.ts';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { entriesCsvProblemSentence } from '../../../../src/language/files/entries.ts';
import { LANGUAGES } from '../../../../src/language.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

function rowsOf(text: string) {
  const read = readEntriesCsv(text);
  if (read.kind === 'problems') throw new Error(JSON.stringify(read.problems));
  return read.rows;
}

const NOTHING = {
  section: '',
  side: null,
  name: '',
  team: '',
  stratum: null,
  handicap: null,
  standing: null,
  lot: null,
  change: null,
};

describe('a file of entries', () => {
  test('every column, in any order and case, others ignored', () => {
    const text =
      'Reason;UNIT;Penalty;Bonus;Lot;Standing;Handicap;Stratum;Team;Name;Line;Section;Entry;phone\n' +
      'late;%;2,5;;3;without;-4,25;b;Jura;Ann - Bob;NS;A;7;0123';
    expect(rowsOf(text)).toEqual([
      {
        line: 2,
        entry: '7',
        section: 'A',
        side: 'NS',
        name: 'Ann - Bob',
        team: 'Jura',
        stratum: 1,
        handicap: exact(-17, 4),
        standing: 'without',
        lot: 3,
        change: { kind: 'penalty', amount: exact(5, 2), unit: 'percent-of-top', reason: 'late' },
      },
    ]);
  });

  test('only what is filled in; several lines of one entry', () => {
    expect(rowsOf('entry,bonus,unit\n7,,\n7,1,imps\n')).toEqual([
      { line: 2, entry: '7', ...NOTHING },
      {
        line: 3,
        entry: '7',
        ...NOTHING,
        change: { kind: 'bonus', amount: exact(1), unit: 'imps', reason: '' },
      },
    ]);
  });

  test('the words of both languages', () => {
    const standing = ['hors', 'Hors classement', 'no', 'abandon', 'withdrawn'].map((word) => `1,${word},EO`);
    expect(rowsOf(['entry,standing,line', ...standing].join('\n')).map((row) => [row.standing, row.side])).toEqual([
      ['without', 'EW'],
      ['without', 'EW'],
      ['without', 'EW'],
      ['withdrawn', 'EW'],
      ['withdrawn', 'EW'],
    ]);
  });

  test.each([
    ['', 1, 'emptyFile'],
    ['entry', 1, 'noEntries'],
    ['name\nAnn', 1, 'columnMissing'],
    ['entry,entry\n1,2', 1, 'columnTwice'],
    ['entry,name\n"7,Ann', 2, 'quoteNotClosed'],
    ['entry,name\n,Ann', 2, 'empty'],
    ['entry,name\n7,Ann,Bob', 2, 'cellBeyond'],
    ['entry,line\n7,north', 2, 'line'],
    ['entry,stratum\n7,A\n8,G', 3, 'stratum'],
    ['entry,handicap\n7,four', 2, 'handicap'],
    ['entry,standing\n7,maybe', 2, 'standing'],
    ['entry,lot\n7,0', 2, 'lot'],
    ['entry,penalty\n7,-2', 2, 'penalty'],
    ['entry,penalty\n7,0', 2, 'penalty'],
    ['entry,bonus\n7,a lot', 2, 'bonus'],
    ['entry,penalty,unit\n7,2,points', 2, 'unit'],
    ['entry,penalty,unit\n7,,imps', 2, 'nothingTaken'],
    ['entry,penalty,bonus\n7,2,3', 2, 'penaltyAndBonus'],
  ])('%j: a problem of line %i', (text, line, code) => {
    const read = readEntriesCsv(text);
    if (read.kind === 'entries') throw new Error('no problem');
    expect(read.problems.map((problem) => [problem.line, problem.code])).toEqual([[line, code]]);
    const [problem] = read.problems;
    const sentences = LANGUAGES.map((language) => problem && entriesCsvProblemSentence(problem, language));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });

  test('all mistakes at once, in order', () => {
    const read = readEntriesCsv('entry,stratum,handicap,lot\n7,Z,x,-\n8,A,1,2\n,B,,');
    expect(read.kind === 'problems' && read.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'stratum'],
      [2, 'handicap'],
      [2, 'lot'],
      [4, 'entry'],
    ]);
  });
});

function results(...lines: readonly string[]): ResultsCsv {
  const file = readResultsCsv(lines.join('\n'), null);
  if (file.kind === 'problems') throw new Error(JSON.stringify(file.problems));
  return file;
}

const HOWELL = results('board,ns,ew,score', '1,1,2,420', '1,3,4,-50', '2,2,3,110', '2,4,1,90');
const SECTIONS = results('section,board,ns,ew,score', 'A,1,1,2,420', 'B,1,1,2,-50', 'A,2,2,1,110', 'B,2,2,1,90');
const LINES = results('board,ns,ew,score', '1,1,1,420', '1,2,2,-50', '2,1,2,110', '2,2,1,90');

describe('held against the results', () => {
  test('what is said of each, by its place among the entries', () => {
    const rows = rowsOf(
      'entry,name,stratum,handicap,standing,lot,penalty,bonus,unit,reason\n2,Ann,B,4,,2,10,,,late\n2,,,,,,,3,matchpoints,\n4,,,,without,1,,,,\n3,,,,withdrawn,,,,,',
    );
    expect(findEntries(rows, HOWELL, 'percent-of-top')).toEqual({
      teamOf: new Map(),
      names: new Map([[1, 'Ann']]),
      stratumOf: new Map([[1, 1]]),
      handicaps: new Map([[1, exact(4)]]),
      withoutStanding: new Set([3]),
      withdrawn: new Map([[2, 5]]),
      lots: [3, 1],
      penalties: [
        { line: 2, entry: 1, kind: 'penalty', amount: exact(10), unit: 'percent-of-top', reason: 'late' },
        { line: 3, entry: 1, kind: 'bonus', amount: exact(3), unit: 'matchpoints', reason: '' },
      ],
    });
  });

  test('the same said twice is said once', () => {
    const said = findEntries(rowsOf('entry,stratum,handicap\n2,B,1.50\n2,b,"1,5"'), HOWELL, 'imps');
    expect(isEntryDetails(said) && said.handicaps).toEqual(new Map([[1, exact(3, 2)]]));
  });

  test.each([
    [HOWELL, 'entry\n9', 2, 'entryUnknown', 'entry'],
    [HOWELL, 'entry,stratum\n2,A\n2,B', 3, 'saidTwice', 'stratum'],
    [HOWELL, 'entry,handicap\n2,1\n1,1\n2,2', 4, 'saidTwice', 'handicap'],
    [SECTIONS, 'entry,section\n1,A\n1,', 3, 'entryAmbiguous', 'section'],
    [SECTIONS, 'entry,section\n1,C', 2, 'entryUnknown', 'entry'],
    [LINES, 'entry,line\n1,NS\n1,', 3, 'entryAmbiguous', 'line'],
  ])('%#: the line, the column and what is wrong', (file, text, line, code, column) => {
    const said = findEntries(rowsOf(text), file, 'imps');
    if (isEntryDetails(said)) throw new Error('no problem');
    expect(said).toEqual([expect.objectContaining({ line, code, column })]);
    const [problem] = said;
    expect(problem && entriesCsvProblemSentence(problem, 'en')).not.toBe(
      problem && entriesCsvProblemSentence(problem, 'fr'),
    );
  });

  test('one name in two sections, and in two lines', () => {
    const sections = findEntries(rowsOf('entry,section,handicap\n1,B,3'), SECTIONS, 'imps');
    expect(isEntryDetails(sections) && [...sections.handicaps.keys()].map((entry) => SECTIONS.entries[entry])).toEqual([
      { name: '1', section: 'B', line: null },
    ]);
    const lines = findEntries(rowsOf('entry,line,handicap\n1,EW,3'), LINES, 'imps');
    expect(isEntryDetails(lines) && [...lines.handicaps.keys()].map((entry) => LINES.entries[entry])).toEqual([
      { name: '1', section: '', line: 'EW' },
    ]);
  });
});
