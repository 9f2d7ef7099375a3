/** Evenings of a club whose players are known by name, for tests of its members. */
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { addMember } from '../../../../main/club/members/changing.ts';
import { readRoster } from '../../../../main/club/members/roster.ts';
import type { MemberDetails } from '../../../../main/club/members/values.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { mitchellSpec } from '../../../builders.ts';
import { handIn, newEvent, played, sectionOf, testClub, unwrap } from '../../support.ts';

export function details(name: string, changes: Partial<MemberDetails> = {}): MemberDetails {
  return { name, member: true, stratum: null, handicap: null, numbers: [], ...changes };
}

/** Adds a member. @returns the id */
export function member(club: Club, name: string, changes: Partial<MemberDetails> = {}): number {
  return unwrap(addMember(club, { ...details(name, changes), another: true })).member;
}

/** An evening of three tables with the names of its pairs, North-South first, and a result of each on board 1. */
export function evening(club: Club, date: string, pairs: readonly (readonly [string, string])[], results = 3): number {
  const { session } = unwrap(createEvent(club, newEvent({ name: `Evening of ${date}`, date, spec: mitchellSpec(3) })));
  const section = sectionOf(club, session);
  const entries = pairs.flatMap((players, index) => {
    const entry = section.entries[index]?.id;
    return entry === undefined ? [] : [{ entry, players }];
  });
  unwrap(writeNames(club, session, entries));
  const onBoard = section.cells.filter(({ boards }) => boards.includes(1)).slice(0, results);
  for (const [index, cell] of onBoard.entries()) {
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome: played(4, 10 + index) })));
  }
  return session;
}

/** Two evenings: Inès with Hugo, then with an accent less and with Marc. */
export function hazels(): { readonly club: Club; readonly ines: number; readonly without: number } {
  const club = testClub();
  evening(club, '2026-11-03', [
    ['Inès Hazel', 'Hugo Hornbeam'],
    ['Anne Alder', 'Cécile Birch'],
  ]);
  evening(club, '2026-11-10', [
    ['Marc Linden', 'Ines Hazel'],
    ['Anne Alder', 'Cécile Birch'],
  ]);
  return { club, ines: idOf(club, 'Inès Hazel'), without: idOf(club, 'Ines Hazel') };
}

export function idOf(club: Club, name: string): number {
  const found = readRoster(club).entries.filter((one) => one.name === name);
  const [entry] = found;
  if (!entry || found.length > 1) throw new Error(`${found.length} players are called ${name}`);
  return entry.id;
}
