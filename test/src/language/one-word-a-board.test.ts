import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOM = path.join(import.meta.dirname, '../../../src/language');
/** A rubber and minibridge are dealt by hand: there is a deal and no board. */
const WITHOUT_BOARDS = [
  'commands/rubber.ts',
  'files/rubber.ts',
  'commands/minibridge.ts',
  'sheet/line.ts',
  'sheet/standing.ts',
  'sheet/words.ts',
];
/** The four hands of a board are its deal: « feuille de donnes », files of deals. */
const OF_HANDS = [
  'commands/files/convert.ts',
  'files/deals.ts',
  'files/deals-of-file.ts',
  'files/board-faults.ts',
  'files/deal-faults.ts',
  'files/bws.ts',
  'files/csv-event.ts',
  'files/formats/dealing-machine.ts',
  'files/formats/lin.ts',
  'files/formats/pbn.ts',
  'files/oddities.ts',
  'screens/events/event-file.ts',
  'screens/events/export.ts',
  'screens/events/import.ts',
  'paper/hands.ts',
];
/** The name of the scoring method, and what leads to the hands from another screen or names their file. */
const OTHER_WORDS = /Donne par donne|(?:hands|deals): 'Donnes\b|dealsFile: '.*'/gi;
/** The noun; the verb (« donne un classement ») is another word. */
const DEAL = /\b(?:une|la|cette|chaque|par|les|des|leurs|ses|toutes les) donnes?\b|\bDonnes\b/;

test('a board is « étui » in French, and nothing else', () => {
  const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !WITHOUT_BOARDS.includes(file) && !OF_HANDS.includes(file))
    .flatMap((file) =>
      readFileSync(path.join(ROOM, file), 'utf8')
        .split('\n')
        .filter((line) => DEAL.test(line.replaceAll(OTHER_WORDS, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
