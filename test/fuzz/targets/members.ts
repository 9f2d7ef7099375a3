import { readCsv } from '../../../src/format/csv.ts';
import { guessColumns, shapeOf } from '../../../src/format/members/columns.ts';
import { readMembers } from '../../../src/format/members/read.ts';
import { writeMembersCsv } from '../../../src/format/members/write.ts';
import { membersCsvWords } from '../../../src/language/screens/members/csv.ts';
import { importWords } from '../../../src/language/screens/members/import.ts';
import { ZERO } from '../../../src/scoring/numbers/exact.ts';
import { demand, readsTheSameAgain, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** A file of members, read by what its own heads say. */
function read(text: string) {
  const rows = readCsv(text);
  return 'code' in rows ? rows : readMembers(rows, guessColumns(rows));
}

export const membersTarget: FuzzTarget = {
  name: 'members',
  words: [
    'name',
    'nom;prénom',
    'first name\tlast name',
    'FFB',
    'n° de licence',
    'handicap',
    '-3,5 %',
    '+2.25',
    'stratum',
    'A',
    'member',
    'oui',
    '"Alder, Anne"',
    '1 882 306',
    '\n;;;\n',
  ],
  linear: read,
  check(text) {
    const rows = readCsv(text);
    if ('code' in rows) return rows.code;
    const found = readMembers(rows, guessColumns(rows));
    readsTheSameAgain(text, read);
    demand(shapeOf(rows).length > 0, () => 'a file without a shape');
    const lines = new Set(rows.map(({ line }) => line));
    for (const { line, code } of found.odd) {
      demand(lines.has(line), () => `line ${line} is not in the file`);
      saysWhatIsWrong((language) => importWords[language].odd[code], text);
    }
    const written = found.members.map((one) => ({
      member: true,
      stratum: null,
      handicap: null,
      ...one,
      sessions: 0,
      last: null,
      masterpoints: ZERO,
    }));
    const again = read(writeMembersCsv(written, membersCsvWords.en, 'en'));
    demand('members' in again && again.members.length <= found.members.length, () => 'more is read than was written');
    const filled = new Set(found.members.flatMap((one) => Object.keys(one)));
    const odd = new Set(found.odd.map(({ code }) => code));
    return [...filled, ...odd].toSorted().join(' ');
  },
};
