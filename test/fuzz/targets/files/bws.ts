import { parseBws } from '../../../../src/format/bws/parse.ts';
import { readBwsResults } from '../../../../src/format/bws/read-received.ts';
import { fileFaultSentence } from '../../../../src/language/files/formats.ts';
import { bwsFile, clubEvening, received } from '../../../src/format/bws/made.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

const SETS = /(?:p(\d{1,3})\+)?(\d{1,7})=(\d{1,3})/g;

let [made, evening]: (Uint8Array | null)[] = [null, null];

/** A small file with something in every table that is read. */
function smallFile(): Uint8Array {
  const hands = { NorthSpades: 'AKQJT98765432', EastHearts: 'AKQJT98765432' };
  const HandRecord = [
    { Section: 1, Board: 1, ...hands, SouthDiamonds: 'AKQJT98765432', WestClubs: 'AKQJT98765432' },
    { Section: 1, Board: 2, NorthSpades: 'AA' },
  ];
  return bwsFile({
    Session: [{ ID: 1, Name: 'Tuesday', Date: 46_350 }],
    RoundData: [{ Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 2 }],
    ReceivedData: Array.from({ length: 60 }, (_, index) => received(index + 1, { Board: index + 1 })),
    PlayerNumbers: ['N', 'E', 'S', 'W'].map((Direction) => ({ Section: 1, Table: 1, Direction, Number: '7' })),
    PlayerNames: [{ ID: 7, Name: 'Zoë', strID: '7' }],
    HandRecord,
    HandEvaluation: [{ Section: 1, Board: 1, NorthSpades: 13 }],
  });
}

/**
 * The bytes that a text describes: `40=7` sets a byte of a small file in Jet 4, `p9+40=7` one of its tenth page, `cut
 * 900` ends it; with `jet3` the file is an evening of a real server. Any other text is itself.
 */
export function bytesOf(text: string): Uint8Array {
  const isSet = text.search(SETS) >= 0;
  const [, end] = /cut (\d{1,7})/.exec(text) ?? [];
  if (!isSet && end === undefined) return Buffer.from(text);
  const isThird = text.includes('jet3');
  made ??= smallFile();
  const bytes = changed(isThird ? (evening ??= clubEvening()) : made, text, isThird ? 2048 : 4096);
  return bytes.subarray(0, end === undefined ? bytes.length : Number(end));
}

/** A copy of the bytes with those that a text names set. */
function changed(whole: Uint8Array, text: string, pageSize: number): Uint8Array {
  const bytes = Uint8Array.from(whole);
  for (const [, page, at, value] of text.matchAll(SETS)) {
    const start = Number(page ?? 0) * pageSize;
    bytes[(start + Number(at)) % bytes.length] = Number(value) % 256;
  }
  return bytes;
}

/** Characters of an input that make a row of each table. */
const CHARACTERS_A_ROW = 60;

function placeOf(row: number) {
  return { Section: 1 + (row % 900), Table: row % 30_000, Round: 1 + (row % 7) };
}

/** A file that is as tall as a text is long, with as many sections, tables and players as it has rows. */
function tallFile(text: string): Uint8Array {
  const rows = Array.from({ length: Math.ceil(text.length / CHARACTERS_A_ROW) }, (_, index) => index + 1);
  const whole = bwsFile({
    Section: rows.map((row) => ({ ID: 1 + (row % 900), Letter: 'A', Session: row % 50, MissingPair: row % 9 })),
    RoundData: rows.map((row) => ({
      ...placeOf(row),
      NSPair: row % 30_000,
      EWPair: row % 9,
      LowBoard: 1,
      HighBoard: 3,
    })),
    ReceivedData: rows.map((row) =>
      received(row, { ...placeOf(row), PairNS: 1 + (row % 30_000), PairEW: 1 + (row % 9) }),
    ),
    PlayerNumbers: rows.map((row) => ({ ...placeOf(row), Direction: 'NESW'.charAt(row % 4), Number: String(row) })),
    PlayerNames: rows.map((row) => ({ ID: row, Name: `Ana ${row}`, strID: String(row) })),
  });
  return changed(whole, text.slice(0, 700), 4096);
}

/** The file of a Bridgemate server, changed or cut anywhere: what can be read is whole, and the rest is named. */
export const bwsTarget: FuzzTarget = {
  name: 'bws',
  format: 'bws',
  words: [
    'jet3',
    'cut 4096',
    'cut 50000',
    '20=2',
    '62=0',
    'p2+45=255',
    'p2+8=0',
    'p1+12=255',
    'p6+0=1',
    'p7+0=2',
    'p8+0=4',
    'p9+12=255',
    'p10+14=255',
    'p11+15=64',
    'p12+15=128',
    'p3+4=3',
    '=255',
    '=0',
  ],
  longest: 700,
  tries: 300,
  linear: (text) => parseBws(tallFile(text)),
  check(text) {
    const bytes = bytesOf(text);
    readBwsResults(bytes);
    const { events, problems, version } = parseBws(bytes);
    for (const problem of problems) {
      demand(Number.isInteger(problem.line) && problem.line >= 1, () => `a problem at ${problem.line}`);
      demand(problem.text.length <= 200, () => 'a problem quotes too much');
      saysWhatIsWrong((language) => fileFaultSentence('bws', problem, language), `${problem.text} undefined`);
    }
    demand(events.length > 0 || problems.length > 0, () => 'neither an event nor a problem');
    for (const { ranks, results, entries, deals, schedule = [] } of events) {
      const lines = new Set(results.map(({ section, round, table, board }) => `${section} ${round} ${table} ${board}`));
      demand(lines.size === results.length, () => 'a line has two results');
      const isPlace = (place: number | null) => place === null || entries[place] !== undefined;
      const all = [...results, ...schedule].map(({ seats }) => seats);
      demand(
        all.every((seats) => Object.values(seats ?? {}).every(isPlace)),
        () => 'somebody sits who does not play',
      );
      demand(ranks === 'player' || results.every(({ seats }) => seats !== null), () => 'a result of nobody');
      demand(
        deals.every(({ board }) => board >= 1 && board <= 999),
        () => 'a deal of no board',
      );
    }
    return `${version} ${[...new Set(problems.map(({ code, text: where }) => `${code} ${code === 'damagedRows' ? where : ''}`))].toSorted().join(',')}`;
  },
};
