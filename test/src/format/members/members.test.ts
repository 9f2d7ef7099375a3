import { describe, expect, test } from 'vitest';
import { columnOfHead, guessColumns, shapeOf, type MemberColumn } from '../../../../src/format/members/columns.ts';
import { readMembers } from '../../../../src/format/members/read.ts';
import { writeMembersCsv, type MemberLine } from '../../../../src/format/members/write.ts';
import { readCsv, type CsvRow } from '../../../../src/format/csv.ts';
import { membersCsvWords } from '../../../../src/language/screens/members/csv.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../names.ts';

const rowsOf = (text: string): readonly CsvRow[] => {
  const rows = readCsv(text);
  if ('code' in rows) throw new Error(rows.code);
  return rows;
};
const guess = (text: string) => guessColumns(rowsOf(text));
const read = (text: string) => readMembers(rowsOf(text), guess(text));
const tidied = (name: string) => name.replace(/\s+/g, ' ').trim();
const number = (federation: string): MemberColumn => ({ is: 'number', federation });

describe('columns are known', () => {
  test.each<[string, readonly MemberColumn[]]>([
    ['Name,FFB,Handicap\nAnn Alder,1,2', [{ is: 'name' }, number('FFB'), { is: 'handicap' }]],
    ['Nom;Prénom;N° de licence\nAlder;Anne;1', [{ is: 'last' }, { is: 'first' }, number('FFB')]],
    ['NOM;N° FSB;Série\nAnne Alder;1;A', [{ is: 'name' }, number('FSB'), { is: 'stratum' }]],
    ['First name\tSurname\tEBU number\nAnn\tAlder\t9', [{ is: 'first' }, { is: 'last' }, number('EBU')]],
    ['Number,Player,Phone\n1,Ann Alder,555', [number('club'), { is: 'name' }, { is: 'nothing' }]],
    ['20417,Ann Alder,x\n20418,Ben Birch,y', [number('club'), { is: 'name' }, { is: 'nothing' }]],
    ['name,name\nAnn,Alder', [{ is: 'name' }, { is: 'nothing' }]],
  ])('%j', (text, columns) => {
    expect(guess(text)).toEqual(columns);
  });

  test('each by one head, whatever its case, accents and marks', () => {
    expect(columnOfHead('  PRÉNOM : ')).toEqual({ is: 'first' });
    expect(columnOfHead('membership-number')).toEqual(number('club'));
    expect(columnOfHead('telephone')).toEqual({ is: 'nothing' });
  });

  test('files of one shape by their heads, and never by a name', () => {
    expect(shapeOf(rowsOf('Nom;Licence\nAnne;1'))).toBe(shapeOf(rowsOf('nom,licence\nBen,2\nCy,3')));
    expect(shapeOf(rowsOf('1,Ann Alder'))).toBe('2 columns');
  });
});

describe('members are read', () => {
  test('with whole names, numbers, strata, handicaps with a comma or a point', () => {
    const { members, odd } = read(
      'name;member;number;FFB;stratum;handicap\n"Alder, Anne";oui;20417;1 882 306;b;-3,5\nBen  Birch;non;;;;+2.25 %\nCy Cedar;;;;F;',
    );
    expect(odd).toEqual([]);
    expect(members).toEqual([
      {
        line: 2,
        name: 'Anne Alder',
        member: true,
        numbers: [
          { federation: 'club', number: '20417' },
          { federation: 'FFB', number: '1 882 306' },
        ],
        stratum: 1,
        handicap: -350,
      },
      { line: 3, name: 'Ben Birch', member: false, numbers: [], stratum: null, handicap: 225 },
      { line: 4, name: 'Cy Cedar', member: false, numbers: [], stratum: 5, handicap: null },
    ]);
  });

  test('and what is odd is said with its line, and only that is left out', () => {
    const long = 'x'.repeat(101);
    const { members, odd } = read(
      `name,number,stratum,handicap\n,7,,\nAnn Alder,1,Z,much\n${long},2,,\nBen Birch,1,,\nCy,,,\nCy,,,\nDi,${'9'.repeat(31)},,`,
    );
    expect(odd.map(({ line, code }) => [line, code])).toEqual([
      [2, 'noName'],
      [3, 'stratum'],
      [3, 'handicap'],
      [4, 'longName'],
      [5, 'numberTwice'],
      [7, 'nameTwice'],
      [8, 'longNumber'],
    ]);
    expect(members.map(({ name, numbers }) => [name, numbers.length])).toEqual([
      ['Ann Alder', 1],
      ['Ben Birch', 0],
      ['Cy', 0],
      ['Cy', 0],
      ['Di', 0],
    ]);
    expect(members[0]).not.toHaveProperty('handicap');
  });
});

test.each(['en', 'fr'] as const)('what is written in %s is read again, whatever the names', (language) => {
  const names = [...LONG_NAMES, ...HOSTILE_NAMES]
    .flat()
    // The club's file holds no name with a line end.
    .map(tidied)
    .filter((name) => name !== '' && name.length <= 100 && !name.includes(','));
  const lines = names.map((name, index): MemberLine => {
    return {
      name,
      member: true,
      numbers: [
        { federation: 'FFB', number: String(1000 + index) },
        { federation: 'club', number: String(index) },
      ],
      stratum: index % 6,
      handicap: index % 2 === 0 ? 125 - 250 * index : null,
      sessions: index,
      last: '2026-11-24',
      masterpoints: exact(index, 4),
    };
  });
  const text = writeMembersCsv(lines, membersCsvWords[language], language);
  const { members } = read(text);
  expect(members.map(({ numbers }) => numbers.length)).toEqual(lines.map(() => 2));
  expect(members.map(({ stratum }) => stratum)).toEqual(lines.map(({ stratum }) => stratum));
  expect(members.map(({ handicap }) => handicap)).toEqual(lines.map(({ handicap }) => handicap));
  expect(members.map(({ name }) => tidied(name))).toEqual(names.map(tidied));
});
