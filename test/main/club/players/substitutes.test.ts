import { describe, expect, test } from 'vitest';
import { carryNames } from '../../../../main/club/players/carried-names.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { howellSpec } from '../../../builders.ts';
import { clubWithEvent, newEvent, sectionOf, sessionOf, unwrap } from '../../support.ts';

function namedPair() {
  const { club, session } = clubWithEvent();
  const [first, second] = sectionOf(club, session).entries;
  if (!first || !second) throw new Error('no pairs');
  unwrap(
    writeNames(club, session, [
      { entry: first.id, players: ['Ann Alder', 'Ben Birch'] },
      { entry: second.id, players: ['Eve Elm', 'Fay Fir'] },
    ]),
  );
  const pair = () => sectionOf(club, session).entries[0];
  const replace = (fromRound: number, one: string, other: string) =>
    replacePlayers(club, session, { entry: first.id, fromRound, players: [one, other] });
  return { club, session, entry: first.id, pair, replace };
}

describe('a player replaced', () => {
  test('plays from the round on, and both names stay', () => {
    const { pair, replace } = namedPair();
    unwrap(replace(2, '', ' Carl  Cole '));
    expect(pair()).toMatchObject({
      players: ['Ann Alder', 'Ben Birch'],
      substitutes: [{ place: 2, name: 'Carl Cole', fromRound: 2, toRound: 3 }],
    });
    unwrap(replace(3, '', 'Ben Birch'));
    expect(pair()?.substitutes).toEqual([
      { place: 2, name: 'Carl Cole', fromRound: 2, toRound: 2 },
      { place: 2, name: 'Ben Birch', fromRound: 3, toRound: 3 },
    ]);
  });

  test('is undone and done again, and a name corrected later keeps the substitute', () => {
    const { club, session, entry, pair, replace } = namedPair();
    unwrap(replace(2, 'Carl Cole', ''));
    const substitutes = pair()?.substitutes;
    unwrap(undoChange(club, session));
    expect(pair()?.substitutes).toBeUndefined();
    unwrap(redoChange(club, session));
    expect(pair()?.substitutes).toEqual(substitutes);
    unwrap(writeNames(club, session, [{ entry, players: ['Anne Alder', 'Ben Birch'] }]));
    expect(pair()).toMatchObject({ players: ['Anne Alder', 'Ben Birch'], substitutes });
    unwrap(undoChange(club, session));
    expect(pair()).toMatchObject({ players: ['Ann Alder', 'Ben Birch'], substitutes });
  });

  test('is taken out by the name of who sat before, and the same again changes nothing', () => {
    const { club, session, pair, replace } = namedPair();
    unwrap(replace(2, '', 'Carl Cole'));
    const { change } = sessionOf(club, session);
    unwrap(replace(2, '', 'Carl Cole'));
    expect(sessionOf(club, session).change).toBe(change);
    unwrap(replace(2, 'Ann Alder', 'Ben Birch'));
    expect(pair()?.substitutes).toBeUndefined();
  });

  test('leaves ranking and results as they are', () => {
    const { club, session, replace } = namedPair();
    const { fields } = unwrap(readStandings(club, session));
    unwrap(replace(2, '', 'Carl Cole'));
    expect(unwrap(readStandings(club, session)).fields).toBe(fields);
  });

  test('may be somebody of another pair, is found by a search, and is no member', () => {
    const { club, pair, replace } = namedPair();
    unwrap(replace(2, 'Eve Elm', ''));
    unwrap(replace(3, 'Quentin Quince', ''));
    expect(pair()?.substitutes?.map(({ name }) => name)).toEqual(['Eve Elm', 'Quentin Quince']);
    expect(findPlayers(club, 'qu')).toMatchObject([{ name: 'Quentin Quince' }]);
    expect(findPlayers(club, 'eve')).toHaveLength(1);
  });

  test('is refused where it cannot be', () => {
    const { club, session, replace } = namedPair();
    expect(replace(1, 'Carl Cole', '')).toMatchObject({ code: 'unknownRound', rounds: 3 });
    expect(replace(4, 'Carl Cole', '')).toMatchObject({ code: 'unknownRound', rounds: 3 });
    expect(replace(2, 'Ben Birch', '')).toMatchObject({ code: 'playerTwice' });
    const asked = { entry: 99, fromRound: 2, players: ['Carl Cole', ''] as const };
    expect(replacePlayers(club, session, asked)).toMatchObject({ code: 'unknownEntry' });
  });
});

describe('names carried from another event', () => {
  test('are the same players, together, and can be undone', () => {
    const { club, entry } = namedPair();
    const { session } = unwrap(createEvent(club, newEvent({ spec: howellSpec(3) })));
    const entries = () => sectionOf(club, session).entries;
    const to = entries()[3]?.id ?? 0;
    const before = findPlayers(club, 'a');
    unwrap(carryNames(club, session, [{ from: entry, entry: to }]));
    expect(entries()[3]?.players).toEqual(['Ann Alder', 'Ben Birch']);
    expect(findPlayers(club, 'a')).toEqual(before);
    unwrap(undoChange(club, session));
    expect(entries()[3]?.players).toEqual(['', '']);
  });

  test('are refused, all of them, where a player would sit twice', () => {
    const { club, session, entry } = namedPair();
    const [, second, third, fourth] = sectionOf(club, session).entries;
    const pairs = [
      { from: second?.id ?? 0, entry: fourth?.id ?? 0 },
      { from: entry, entry: third?.id ?? 0 },
    ];
    expect(carryNames(club, session, pairs)).toMatchObject({ code: 'playerTwice' });
    expect(sectionOf(club, session).entries[2]?.players).toEqual(['', '']);
    const swapped = [
      { from: second?.id ?? 0, entry },
      { from: entry, entry: second?.id ?? 0 },
    ];
    unwrap(carryNames(club, session, swapped));
    expect(
      sectionOf(club, session)
        .entries.map(({ players }) => players[0])
        .slice(0, 2),
    ).toEqual(['Eve Elm', 'Ann Alder']);
    expect(carryNames(club, session, [{ from: 99, entry }])).toMatchObject({ code: 'unknownEntry' });
  });
});
