import { describe, expect, test } from 'vitest';
import { addMember, changeMember, tellApart } from '../../../../main/club/members/changing.ts';
import { readEvenings } from '../../../../main/club/members/evenings.ts';
import { listMembers, readMember } from '../../../../main/club/members/list.ts';
import { mergeMembers, previewMerge } from '../../../../main/club/members/merging.ts';
import { redoMembers, undoMembers } from '../../../../main/club/members/undo.ts';
import { publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { sectionOf, testClub, uncached, unwrap } from '../../support.ts';
import { details, evening, hazels, idOf, member } from './members-club.ts';

const ffb = (number: string) => [{ federation: 'FFB', number }];
const namesIn = (view: { readonly members: readonly { readonly name: string }[] }) =>
  view.members.map(({ name }) => name);

describe('the list', () => {
  test('has members and whoever sits somewhere, with how often, when last and with whom', () => {
    const { club } = hazels();
    member(club, 'Zoé Yew', { stratum: 1, handicap: -350, numbers: [{ federation: 'ffb', number: '1 882 306' }] });
    const { members, counts, total, federations } = listMembers(club);
    expect(namesIn({ members })).toEqual([
      'Anne Alder',
      'Cécile Birch',
      'Ines Hazel',
      'Inès Hazel',
      'Hugo Hornbeam',
      'Marc Linden',
      'Zoé Yew',
    ]);
    expect(counts).toEqual({ members: 1, guests: 6, twins: 1 });
    expect({ total, federations }).toEqual({ total: 7, federations: ['FFB'] });
    expect(members[0]).toMatchObject({ sessions: 2, last: '2026-11-10', mostlyWith: 'Cécile Birch', member: false });
    expect(members[6]).toMatchObject({
      member: true,
      stratum: 1,
      handicap: -350,
      numbers: [{ federation: 'FFB', number: '1882306' }],
      sessions: 0,
      last: null,
      mostlyWith: null,
    });
  });

  test('is found by letters of any part of a name, accents or not, and by a number', () => {
    const { club } = hazels();
    member(club, 'Zoé Yew', { numbers: [{ federation: 'FFB', number: '1882306' }] });
    const found = (find: string) => namesIn(listMembers(club, { find }));
    expect(found('ha')).toEqual(['Ines Hazel', 'Inès Hazel']);
    expect(found('ÎN ha')).toEqual(['Ines Hazel', 'Inès Hazel']);
    expect(found('ce')).toEqual(['Cécile Birch']);
    expect(found('1 88')).toEqual(['Zoé Yew']);
    expect(found('xx')).toEqual([]);
  });
});

describe('a member', () => {
  test('is added, changed with the name before known, and each is undone', () => {
    const club = testClub();
    const id = member(club, 'Anne Alder', { handicap: 250 });
    unwrap(changeMember(club, id, details('Anne Alder-Birch', { numbers: [{ federation: '', number: '20417' }] })));
    expect(unwrap(readMember(club, id))).toMatchObject({
      name: 'Anne Alder-Birch',
      handicap: null,
      numbers: [{ federation: 'club', number: '20417' }],
      history: [{ until: '2026-11-24T19:30:00.000Z', name: 'Anne Alder', handicap: 250, numbers: [] }],
    });
    expect(listMembers(club)).toMatchObject({ canUndo: true, canRedo: false });
    unwrap(undoMembers(club));
    expect(listMembers(club).members).toMatchObject([{ name: 'Anne Alder', handicap: 250, numbers: [] }]);
    unwrap(undoMembers(club));
    expect(listMembers(club)).toMatchObject({ members: [], canUndo: false, canRedo: true });
    unwrap(redoMembers(club));
    unwrap(redoMembers(club));
    expect(listMembers(club).members).toMatchObject([{ name: 'Anne Alder-Birch', numbers: [{ number: '20417' }] }]);
    expect(unwrap(redoMembers(club))).toEqual({ done: false, players: 0 });
  });

  test('is not undone by a change of the settings in between', () => {
    const club = testClub();
    member(club, 'Anne Alder');
    unwrap(changeSettings(club, { language: 'fr' }));
    expect(unwrap(undoMembers(club))).toEqual({ done: true, players: 1 });
  });

  test('of a name that is known is asked about, and then is another one for good', () => {
    const { club } = hazels();
    expect(addMember(club, details('ines HAZEL'))).toMatchObject({ code: 'memberKnown', isMember: false });
    expect(addMember(club, { ...details('Anne Alder'), another: true })).toMatchObject({ changed: true });
    const both = listMembers(club, { find: 'anne' }).members;
    expect(namesIn({ members: both })).toEqual(['Anne Alder', 'Anne Alder']);
    expect(both.map(({ twin }) => twin)).toEqual([null, null]);
  });

  test('can’t have a number of somebody else, who is named, nor two of a federation, nor no name', () => {
    const club = testClub();
    const anne = member(club, 'Anne Alder', { numbers: ffb('1 882 306') });
    expect(addMember(club, details('Ben Birch', { numbers: ffb('1882306') }))).toMatchObject({
      code: 'numberTaken',
      name: 'Anne Alder',
      member: anne,
    });
    expect(addMember(club, details('Ben Birch', { numbers: [...ffb('1'), ...ffb('2')] }))).toMatchObject({
      code: 'numberTwice',
    });
    expect(addMember(club, details(' \u200b '))).toMatchObject({ code: 'memberWithoutName' });
    expect(changeMember(club, 99, details('x'))).toMatchObject({ code: 'unknownMember' });
    expect(changeMember(club, anne, details('Ann'), details('Anna'))).toMatchObject({ code: 'memberMovedOn' });
    expect(listMembers(club).total).toBe(1);
  });

  test('renamed has the new name in every event, read anew or not', () => {
    const { club, ines } = hazels();
    const [session] = unwrap(readEvenings(club, ines)).evenings.map((one) => one.session);
    const seen = () => sectionOf(club, session ?? 0).entries[0]?.players;
    expect(seen()).toEqual(['Inès Hazel', 'Hugo Hornbeam']);
    unwrap(changeMember(club, ines, details('Inès Noisette', { member: false })));
    expect(seen()).toEqual(['Inès Noisette', 'Hugo Hornbeam']);
    expect(sectionOf(uncached(club), session ?? 0).entries[0]?.players).toEqual(['Inès Noisette', 'Hugo Hornbeam']);
    unwrap(undoMembers(club));
    expect(seen()).toEqual(['Inès Hazel', 'Hugo Hornbeam']);
  });
});

describe('one person entered twice', () => {
  test('is pointed at, and is two once somebody says so', () => {
    const { club, ines, without } = hazels();
    const twinOf = (id: number) => listMembers(club).members.find((one) => one.id === id)?.twin;
    expect(twinOf(without)).toEqual({ id: ines, name: 'Inès Hazel', reason: 'accents' });
    expect(twinOf(ines)).toBeNull();
    unwrap(tellApart(club, ines, without));
    expect(twinOf(without)).toBeNull();
    unwrap(undoMembers(club));
    expect(twinOf(without)).not.toBeNull();
  });

  test('is made one, with what each has, everywhere; and two again', () => {
    const { club, ines, without } = hazels();
    const number = { federation: 'FFB', number: '7' };
    unwrap(changeMember(club, without, details('Ines Hazel', { stratum: 2, numbers: [number] })));
    expect(unwrap(previewMerge(club, { keep: ines, other: without }))).toMatchObject({
      joined: { name: 'Inès Hazel', member: true, stratum: 2, numbers: [number], sessions: 2 },
      met: null,
    });
    unwrap(mergeMembers(club, { keep: ines, other: without }));
    const one = unwrap(readMember(club, ines));
    expect(one).toMatchObject({ sessions: 2, stratum: 2, numbers: [number], joined: ['Ines Hazel'], member: true });
    expect(one.partners).toEqual([
      { name: 'Marc Linden', sessions: 1 },
      { name: 'Hugo Hornbeam', sessions: 1 },
    ]);
    expect(unwrap(readMember(club, without)).id).toBe(ines);
    const evenings = unwrap(readEvenings(club, ines)).evenings;
    expect(evenings.map(({ date, partner, place }) => ({ date, partner, place }))).toEqual([
      { date: '2026-11-10', partner: 'Marc Linden', place: expect.any(Number) as number },
      { date: '2026-11-03', partner: 'Hugo Hornbeam', place: expect.any(Number) as number },
    ]);
    expect(sectionOf(club, evenings[0]?.session ?? 0).entries[0]?.players).toEqual(['Marc Linden', 'Inès Hazel']);
    unwrap(undoMembers(club));
    expect(unwrap(readMember(club, ines))).toMatchObject({ sessions: 1, numbers: [], joined: [] });
    expect(unwrap(readMember(club, without))).toMatchObject({ sessions: 1, numbers: [number], stratum: 2 });
  });

  test('of three, all go to the one that stays', () => {
    const { club, ines, without } = hazels();
    const third = member(club, 'I. Hazel');
    unwrap(mergeMembers(club, { keep: without, other: third }));
    unwrap(mergeMembers(club, { keep: ines, other: without }));
    expect(unwrap(readMember(club, ines)).joined.toSorted()).toEqual(['I. Hazel', 'Ines Hazel']);
    unwrap(undoMembers(club));
    expect(unwrap(readMember(club, without)).joined).toEqual(['I. Hazel']);
    expect(unwrap(readMember(club, third)).id).toBe(without);
  });

  test('is refused where both sat at one time, and where both are to sit', () => {
    const { club, ines } = hazels();
    const hugo = idOf(club, 'Hugo Hornbeam');
    const anne = idOf(club, 'Anne Alder');
    expect(mergeMembers(club, { keep: ines, other: anne })).toMatchObject({ code: 'membersMet', date: '2026-11-03' });
    expect(mergeMembers(club, { keep: ines, other: hugo })).toMatchObject({ code: 'membersMet' });
    expect(mergeMembers(club, { keep: ines, other: ines })).toMatchObject({ code: 'sameMember' });
    evening(club, '2026-12-01', [['Marc Linden', 'Inès Hazel']], 0);
    const marc = idOf(club, 'Marc Linden');
    expect(mergeMembers(club, { keep: ines, other: marc })).toMatchObject({ code: 'membersMet', date: '2026-12-01' });
  });

  test('then seated by the name that stays is in one pair only', () => {
    const { club, ines, without } = hazels();
    unwrap(mergeMembers(club, { keep: ines, other: without }));
    const session = evening(club, '2026-12-01', [], 0);
    const [one, two] = sectionOf(club, session).entries;
    unwrap(writeNames(club, session, [{ entry: one?.id ?? 0, players: ['Inès Hazel', 'Marc Linden'] }]));
    unwrap(writeNames(club, session, [{ entry: two?.id ?? 0, players: ['Inès Hazel', 'Hugo Hornbeam'] }]));
    expect(listMembers(club, { find: 'hazel' }).total).toBe(2);
  });
});

describe('masterpoints', () => {
  test('are kept a player with the publication, and go with it', () => {
    const { club, ines } = hazels();
    const [latest] = unwrap(readEvenings(club, idOf(club, 'Anne Alder'))).evenings;
    const session = latest?.session ?? 0;
    const masterpoints = { scheme: 'club', table: 'tables,1,2,3\n1+,0.30,0.20,0.10\n' } as const;
    unwrap(changeTerms(club, session, { masterpoints, entries: [] }));
    unwrap(publish(club, session));
    const pointsOf = (name: string) => unwrap(readMember(club, idOf(club, name))).masterpoints;
    const all = ['Anne Alder', 'Cécile Birch', 'Marc Linden', 'Ines Hazel'].map((name) => pointsOf(name)[0]?.amount);
    expect(all[0]).toBe(all[1]);
    expect(all[2]).toBe(all[3]);
    expect(all).not.toContain(undefined);
    expect(unwrap(readEvenings(club, idOf(club, 'Anne Alder'))).evenings[0]?.masterpoints).toBe(all[0]);
    expect(pointsOf('Inès Hazel')).toEqual([]);
    unwrap(mergeMembers(club, { keep: ines, other: idOf(club, 'Ines Hazel') }));
    expect(pointsOf('Inès Hazel')[0]?.amount).toBe(all[3]);
    unwrap(withdrawPublication(club, session));
    expect(pointsOf('Anne Alder')).toEqual([]);
    unwrap(undoChange(club, session));
    expect(pointsOf('Anne Alder')[0]?.amount).toBe(all[0]);
  });

  test('are also a substitute’s who sat in half of the rounds, and no longer of who sat in fewer', () => {
    const { club } = hazels();
    const session = evening(club, '2026-12-01', [['Anne Alder', 'Cécile Birch']]);
    const [pair] = sectionOf(club, session).entries;
    const masterpoints = { scheme: 'club', table: 'tables,1,2,3\n1+,0.30,0.30,0.30\n' } as const;
    unwrap(changeTerms(club, session, { masterpoints, entries: [] }));
    // Two of three rounds.
    const asked = { entry: pair?.id ?? 0, fromRound: 2, players: ['Ida Ivy', ''] } as const;
    unwrap(replacePlayers(club, session, asked));
    unwrap(publish(club, session));
    const points = (name: string) =>
      unwrap(readMember(club, idOf(club, name))).masterpoints.map(({ amount }) => amount);
    expect(points('Ida Ivy')).toEqual(['3/10']);
    expect(points('Cécile Birch')).toEqual(['3/10']);
    expect(points('Anne Alder')).toEqual([]);
  });
});
