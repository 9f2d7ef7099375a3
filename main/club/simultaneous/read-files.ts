import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { readClubNamesCsv, type ClubNamesCsv } from '../../../src/format/entries/club-names.ts';
import { decodeText } from '../../../src/format/decode-text.ts';
import { readCsv } from '../../../src/format/csv.ts';
import type { Club } from '../club.ts';
import type { ClubFileInput } from '../model/simultaneous/files.ts';
import { normalizeName } from '../players/search-name.ts';
import { nameAndEnding, type FaultyFile, type OfferedClub } from './offered.ts';
import { readOfferedEvent } from './offered-event.ts';
import { readOfferedTable, withPairNames, withPairNumbers } from './offered-table.ts';

/** What some files have: the clubs of those that can be added, and what is wrong with the others. */
export interface ReadFiles {
  readonly offered: readonly OfferedClub[];
  readonly faults: readonly FaultyFile[];
}

/**
 * Reads files of other clubs: events saved by Etui, tables of results with the columns of `etui score`, the hands of a
 * table in a file of its name that ends in .pbn, names of the pairs of tables. Whatever they are, there is an answer.
 */
export function readSentFiles(club: Club, files: readonly ClubFileInput[], undertricks: UndertrickScale): ReadFiles {
  const named = files.map((file) => ({ file, ...nameAndEnding(file.name) }));
  const hands = named.filter(({ ending }) => ending === 'pbn');
  const names = named.filter(({ file, ending }) => isTable(ending) && isOfNames(file));
  const results = named.filter((one) => one.ending !== 'pbn' && !names.includes(one));
  const bases = new Set(results.flatMap(({ base, ending }) => (isTable(ending) ? [base.toLowerCase()] : [])));
  const alone = hands.filter(({ base }) => !bases.has(base.toLowerCase()));
  const read = results.map(({ file, base, ending }): OfferedClub | FaultyFile => {
    const own = isTable(ending)
      ? readOfferedTable(file, {
          undertricks,
          deals: hands.find((one) => one.base.toLowerCase() === base.toLowerCase())?.file ?? null,
        })
      : readOfferedEvent(club, file, undertricks);
    return 'fault' in own ? own : called(own, file.club);
  });
  const faults = [
    ...read.filter((one): one is FaultyFile => 'fault' in one),
    ...alone.map(({ file }): FaultyFile => ({ file: file.name, fault: { code: 'dealsAlone' } })),
  ];
  return namesIn(
    read.filter((one): one is OfferedClub => !('fault' in one)),
    names.map(({ file }) => ({ file: file.name, csv: readClubNamesCsv(decodeText(file.bytes).text) })),
    faults,
  );
}

function isTable(ending: string): boolean {
  return ending === 'csv' || ending === 'txt' || ending === 'tsv';
}

/** Whether a table names pairs: its first line names no board. */
function isOfNames({ bytes }: ClubFileInput): boolean {
  const rows = readCsv(decodeText(bytes).text);
  if ('code' in rows) return false;
  const heads = (rows[0]?.cells ?? []).map((cell) => cell.toLowerCase());
  return heads.includes('club') && heads.includes('name') && !heads.includes('board');
}

/** A club under the name that the director gave it, or the name of its file as a name is stored. */
function called(offered: OfferedClub, club = offered.club): OfferedClub {
  return { ...offered, club: normalizeName(club).slice(0, LONGEST_CLUB) };
}

const LONGEST_CLUB = 60;

function namesIn(
  offered: readonly OfferedClub[],
  files: readonly { readonly file: string; readonly csv: ClubNamesCsv }[],
  faults: readonly FaultyFile[],
): ReadFiles {
  let clubs = offered;
  const wrong: FaultyFile[] = [];
  for (const { file, csv } of files) {
    const done =
      csv.kind === 'problems'
        ? csv.problems
        : withPairNames(
            clubs.filter(({ gid }) => gid === null),
            csv.rows,
          );
    const problems = done.filter((one) => 'code' in one);
    if (problems.length > 0) {
      wrong.push({ file, fault: { code: 'names', problems } });
      continue;
    }
    const tables = new Map(done.flatMap((one) => ('code' in one ? [] : [[one.file, one] as const])));
    clubs = clubs.map((one) => tables.get(one.file) ?? one);
  }
  const numbered = clubs.map((one) => (one.gid === null ? withPairNumbers(one) : one));
  return { offered: numbered, faults: [...faults, ...wrong] };
}
