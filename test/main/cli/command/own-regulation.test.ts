import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { temporaryFolder, testClub, unwrap } from '../../support.ts';

const OWN = {
  ...REGULATIONS.ebu,
  code: 'Riverside',
  matchpoints: '1-1/2-0',
  victoryPoints: 'club',
  ownScale: {
    takes: 'imps',
    sum: 200,
    tables: [
      {
        least: 1,
        most: 32,
        rows: [
          { upTo: 0, winner: 100, loser: 100 },
          { upTo: 12, winner: 150, loser: 50 },
          { upTo: null, winner: 200, loser: 0 },
        ],
      },
    ],
  },
} as const;

/** A club's file, and beside it a match of one board, 10 IMPs, and a board of two results. */
function folder() {
  const at = temporaryFolder();
  const files = { club: join(at, 'club.sqlite'), match: join(at, 'match.csv'), results: join(at, 'results.csv') };
  writeFileSync(files.match, 'board,room,score\n1,open,620\n1,closed,170\n');
  writeFileSync(files.results, 'board,ns,ew,score\n1,1,11,420\n1,2,12,-50\n');
  return { ...files, club: files.club, opened: testClub(undefined, files.club) };
}

test('the club’s own regulation is read from its file, with its scale and its points', async () => {
  const { club, match, results, opened } = folder();
  unwrap(changeSettings(opened, { ownRegulation: { preset: 'ebu', regulation: OWN } }));
  const scored = await run(['match', match, '--regulation', club, '--json']);
  expect(JSON.parse(scored.out)).toMatchObject({ scale: 'club', home: { result: 1.5 }, away: { result: 0.5 } });
  const board = await run(['score', results, '--regulation', club, '--json']);
  expect(JSON.parse(board.out)).toMatchObject({
    regulation: 'Riverside',
    boards: [{ results: [{ nsPoints: 1 }, {}] }],
  });
  const older = await run(['score', results, '--regulation', club, '--undertricks', 'before-1987']);
  expect(older.exit).toBe(0);
});

test('a file without one, and what is no club’s file, are named', async () => {
  const { club, match, results } = folder();
  const none = await run(['match', match, '--regulation', club]);
  expect([none.exit, none.messages[0]]).toEqual([
    2,
    `${club} has no regulation of the club’s own. Make one under Settings, or name another.`,
  ]);
  const missing = await run(['score', results, '--regulation', `${club}.sqlite`]);
  expect([missing.exit, missing.messages[0]]).toEqual([2, expect.stringMatching(/cannot be opened/)]);
  const other = join(temporaryFolder(), 'other.sqlite');
  writeFileSync(other, 'no database at all, and long enough to be looked at as one: '.repeat(20));
  const wrong = await run(['score', results, '--regulation', other, '--language', 'fr']);
  expect(wrong.messages[0]).toContain('n’est pas le fichier d’un club');
});
