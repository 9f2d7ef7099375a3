import { expect, test } from 'vitest';
import { changeLogo, readLogo } from '../../../main/club/logo/logo.ts';
import { addMember } from '../../../main/club/members/changing.ts';
import { changeSettings, readSettings } from '../../../main/club/settings.ts';
import { stepSettings } from '../../../main/club/settings-undo.ts';
import { isProblem } from '../../../main/club/problem.ts';
import { drawnLogo } from '../../logos.ts';
import { details } from './members/members-club.ts';
import { testClub, unwrap } from '../support.ts';

const LOGO = drawnLogo('image/png');

test('each change of the settings is taken back as it was, newest first, and done again', () => {
  const club = testClub();
  const before = readSettings(club);
  unwrap(changeSettings(club, { clubName: 'Riverside', paper: 'Letter' }));
  unwrap(changeSettings(club, { paper: 'A4' }));
  // What else the club does is passed over.
  unwrap(addMember(club, details('Anne Alder')));
  expect(unwrap(stepSettings(club, 'undo'))).toMatchObject({ undone: ['paper'], settings: { paper: 'Letter' } });
  expect(unwrap(stepSettings(club, 'undo'))).toEqual({ undone: ['clubName', 'paper'], settings: before });
  expect(unwrap(stepSettings(club, 'undo'))).toEqual({ undone: [], settings: before });
  expect(unwrap(stepSettings(club, 'redo'))).toMatchObject({ settings: { clubName: 'Riverside', paper: 'Letter' } });
  unwrap(changeSettings(club, { theme: 'dark' }));
  expect(unwrap(stepSettings(club, 'redo'))).toMatchObject({ undone: [] });
});

test('the logo comes back, and goes again', async () => {
  const club = testClub();
  const changed = await changeLogo(club, LOGO);
  expect(isProblem(changed)).toBe(false);
  await changeLogo(club, null);
  expect(unwrap(stepSettings(club, 'undo')).undone).toEqual(['logo']);
  expect(readLogo(club)?.picture).toEqual(LOGO);
  unwrap(stepSettings(club, 'undo'));
  expect(readLogo(club)).toBeNull();
  unwrap(stepSettings(club, 'redo'));
  expect(readLogo(club)?.picture).toEqual(LOGO);
});
