import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { standingAwards } from '../../../../main/club/publication/awards.ts';
import { readOverallWithAwards } from '../../../../main/club/publication/overall-awards.ts';
import { publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { mitchellSpec } from '../../../builders.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../../support.ts';
import { adjust, passOut, TIMES } from '../stages/qualified.ts';

const TABLE = { scheme: 'club', table: 'tables,1,2,3\n1+,0.30,0.20,0.10\n' } as const;

test('masterpoints over the sessions of an event are the sums of those each player has of the published ones', () => {
  const club = testClub();
  const spec = mitchellSpec(3, { rounds: 3, boardsPerRound: 2 });
  const { session: first } = unwrap(createEvent(club, newEvent({ spec })));
  const names = ['Alder', 'Birch', 'Cedar', 'Doum', 'Elm', 'Fir', 'Gum', 'Holly', 'Ivy', 'Juniper', 'Kauri', 'Larch'];
  const entries = sessionOf(club, first).sections[0]?.entries ?? [];
  unwrap(
    writeNames(
      club,
      first,
      entries.map(({ id }, at) => ({ entry: id, players: [names[2 * at] ?? '', names[2 * at + 1] ?? ''] })),
    ),
  );
  const play = (session: number) => {
    passOut(club, session);
    const [one, two] = sessionOf(club, session).sections[0]?.entries ?? [];
    adjust(club, session, one?.id ?? 0, 2);
    adjust(club, session, two?.id ?? 0, 1);
    unwrap(changeTerms(club, session, { masterpoints: TABLE, entries: [] }));
  };
  play(first);
  const next = { ...TIMES, spec, way: { kind: 'sum' } } as const;
  const { session: second } = unwrap(createFurtherSession(club, first, next));
  play(second);
  const ofFirstLine = () =>
    unwrap(readOverallWithAwards(club, second)).rankings[0]?.rows.map(({ masterpoints }) => masterpoints);
  expect(ofFirstLine()).toEqual([undefined, undefined, undefined]);
  unwrap(publish(club, first));
  expect(ofFirstLine()).toEqual([['3/10'], ['1/5'], ['1/10']]);
  unwrap(publish(club, second));
  expect(ofFirstLine()).toEqual([['3/5'], ['2/5'], ['1/5']]);
  expect(standingAwards(club)).toHaveLength(24);
  // A later session counts in no ranking before it.
  expect(unwrap(readOverallWithAwards(club, first)).rankings[0]?.rows[0]?.masterpoints).toEqual(['3/10']);
  unwrap(withdrawPublication(club, second));
  expect(ofFirstLine()).toEqual([['3/10'], ['1/5'], ['1/10']]);
});
