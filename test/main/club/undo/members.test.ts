/** Every step of the members is taken back, one by one, and taken again. */
import { expect, test } from 'vitest';
import { addMember, changeMember, tellApart } from '../../../../main/club/members/changing.ts';
import { readEvenings } from '../../../../main/club/members/evenings.ts';
import { importMembers, previewImport } from '../../../../main/club/members/import.ts';
import { listMembers, readMember } from '../../../../main/club/members/list.ts';
import { mergeMembers } from '../../../../main/club/members/merging.ts';
import { readRoster } from '../../../../main/club/members/roster.ts';
import { redoMembers, undoMembers } from '../../../../main/club/members/undo.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { sessionOf, unwrap } from '../../support.ts';
import { details, hazels, idOf, member } from '../members/members-club.ts';
import { stepsTakenBack } from './take-back.ts';

test('members added, renamed, told apart, made one, and taken from a file', () => {
  const { club, ines, without } = hazels();
  const file = new TextEncoder().encode('nom;FFB;handicap\nZoé Yew-Ash;5;2,5\nHugo Hornbeam;6;\nIda Ivy;7;\n');
  const { mapping } = unwrap(previewImport(club, file));
  const number = { federation: 'FFB', number: '5' };
  const sessions = listEvents(club, {}).events.map(({ session }) => session);
  const look = () => {
    // Who was added and taken back again is nobody's player, and stays without being shown.
    const ids = readRoster(club).entries.map(({ id }) => id);
    return {
      list: listMembers(club),
      // Its history grows with whatever stood for a while, what was taken back too.
      members: ids.map((id) => {
        const { history: _history, ...page } = unwrap(readMember(club, id));
        return [page, readEvenings(club, id)];
      }),
      seats: sessions.map((id) => sessionOf(club, id).sections.map(({ entries }) => entries)),
    };
  };
  expect(
    stepsTakenBack({ look, undo: () => unwrap(undoMembers(club)), redo: () => unwrap(redoMembers(club)) }, [
      ['one added', () => member(club, 'Zoé Yew', { handicap: 100, numbers: [number] })],
      [
        'renamed',
        () => unwrap(changeMember(club, idOf(club, 'Zoé Yew'), details('Zoé Yew-Ash', { numbers: [number] }))),
      ],
      [
        'a player who becomes a member',
        () => unwrap(changeMember(club, without, details('Ines Hazel', { stratum: 2 }))),
      ],
      ['another of the same name', () => unwrap(addMember(club, { ...details('Anne Alder'), another: true }))],
      ['two told apart', () => unwrap(tellApart(club, ines, without))],
      ['two made one', () => unwrap(mergeMembers(club, { keep: ines, other: without }))],
      ['the one renamed', () => unwrap(changeMember(club, ines, details('Inès Hazel-Oak', { handicap: 250 })))],
      ['a file', () => unwrap(importMembers(club, file, mapping))],
      ['no member any more', () => unwrap(changeMember(club, ines, details('Inès Hazel-Oak', { member: false })))],
    ]),
  ).toBe(9);
});
