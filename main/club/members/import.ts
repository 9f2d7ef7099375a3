import { hasHeads, type MemberColumn } from '../../../src/format/members/columns.ts';
import { readMembers, type ReadMember } from '../../../src/format/members/read.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import { saysLinesRead } from '../lines-read.ts';
import type { MemberFileView, MemberPlan, OddImport } from '../model/members/import.ts';
import { searchName } from '../players/search-name.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { changeSettings, readSettings } from '../settings.ts';
import { withShape } from '../with-shape.ts';
import { detailsOf, stateFrom, write } from './changing.ts';
import { readMemberFile, type MemberFile } from './file.ts';
import { readRoster, type RosterEntry } from './roster.ts';
import { normalizeDetails, type MemberDetails } from './values.ts';

/** How many members a file made and changed. */
export interface ImportAnswer {
  readonly added: number;
  readonly changed: number;
  /** The shape of the file, under which its mapping is remembered. */
  readonly shape: string;
}

const EXAMPLES = 4;
const MOST_EXAMPLES = 8;
const MOST_ODD = 100;
/** After so many members it is said how many are written. */
const SLICE = 2000;

/**
 * Reads a file of members and says what taking it over would do. Nothing is written.
 * @param mapping what its columns hold; left out, what was chosen for a file of this shape before, or else what its
 * heads say
 */
export function previewImport(
  club: Club,
  bytes: Uint8Array,
  mapping?: readonly MemberColumn[],
): MemberFileView | ClubProblem {
  const file = readMemberFile(bytes);
  if (isProblem(file)) return file;
  const { rows, guess, shape, encoding } = file;
  const remembered = readSettings(club).memberColumns[shape];
  const columns = mapping ?? remembered ?? guess;
  const headed = hasHeads(rows);
  const body = headed ? rows.slice(1) : rows;
  return {
    encoding,
    hasHeads: headed,
    lines: body.length,
    columns: guess.map((_, index) => ({
      head: headed ? (rows[0]?.cells[index] ?? '') : '',
      examples: body.flatMap(({ cells }) => cells[index] || []).slice(0, EXAMPLES),
    })),
    mapping: columns,
    isRemembered: mapping === undefined && remembered !== undefined,
    plan: planView(planImport(club, file, columns)),
  };
}

/** Takes a file of members over, whole and in one change. */
export function importMembers(
  club: Club,
  bytes: Uint8Array,
  mapping: readonly MemberColumn[],
): ImportAnswer | ClubProblem {
  const file = readMemberFile(bytes);
  if (isProblem(file)) return file;
  const { shape } = file;
  const answerOf = (change: number) => ({ added: 0, changed: club.store.members.before(change).length, shape });
  const done = changeClub(club, { kind: 'members', answerOf }, ({ add }): ImportAnswer | ClubProblem => {
    const { lines } = planImport(club, file, mapping);
    if (!mapping.some(({ is }) => is === 'name' || is === 'last' || is === 'first')) {
      return { kind: 'problem', code: 'memberFileNameless' };
    }
    if (lines.length === 0) return { added: 0, changed: 0, shape };
    const { members } = club.store;
    const change = add();
    // Numbers that change hands are free before anybody gets one.
    for (const { player } of lines) if (player !== null) members.freeNumbers(change, player.id);
    for (const [done, { player, details }] of lines.entries()) {
      if (done > 0 && done % SLICE === 0) club.updates.broadcast({ kind: 'writing', done, of: lines.length });
      if (player) write(club, change, player.id, details);
      else members.add(change, stateFrom(details));
    }
    return {
      added: lines.filter(({ player }) => player === null).length,
      changed: lines.filter(({ player }) => player !== null).length,
      shape,
    };
  });
  if (!isProblem(done)) remember(club, shape, mapping);
  return done;
}

/** Remembers what the columns of a file hold, for the next file of its shape. */
function remember(club: Club, shape: string, mapping: readonly MemberColumn[]): void {
  const { memberColumns } = readSettings(club);
  const all = withShape(memberColumns, shape, mapping);
  if (all !== memberColumns) changeSettings(club, { memberColumns: all });
}

/** A line that makes a member, or changes one. */
interface PlannedLine {
  readonly line: number;
  readonly player: RosterEntry | null;
  readonly details: MemberDetails;
}

interface Plan {
  readonly lines: readonly PlannedLine[];
  readonly same: number;
  readonly odd: readonly OddImport[];
}

/**
 * What each line of a file is for the club: the player with one of its numbers; else the only one of its name who has
 * no other number of the same federation; else somebody new. Where several bear the name, nobody is changed.
 */
function planImport(club: Club, { rows }: MemberFile, columns: readonly MemberColumn[]): Plan {
  const { entries } = readRoster(club);
  const byNumber = new Map(
    entries.flatMap((entry) => entry.numbers.map((one) => [`${one.federation} ${one.number}`, entry] as const)),
  );
  const byName = Map.groupBy(entries, (entry) => entry.searchName);
  const { members, odd: read } = readMembers(rows, columns, saysLinesRead(club));
  const odd: OddImport[] = [...read];
  const lines: PlannedLine[] = [];
  const taken = new Set<number>();
  let same = 0;
  for (const one of members) {
    const tidied = normalizeDetails(newDetails(one));
    if (tidied.name === '') {
      odd.push({ line: one.line, code: 'noName', text: '' });
      continue;
    }
    const owners = [
      ...new Set(tidied.numbers.flatMap(({ federation, number }) => byNumber.get(`${federation} ${number}`) ?? [])),
    ];
    const namesakes = (byName.get(searchName(tidied.name)) ?? []).filter((entry) => !contradicts(entry, tidied));
    const [owner] = owners;
    if (owners.length > 1 || (owner && taken.has(owner.id))) {
      odd.push({ line: one.line, code: 'numberTaken', text: owner?.name ?? '' });
      continue;
    }
    if (!owner && namesakes.length > 1) {
      odd.push({ line: one.line, code: 'ambiguous', text: one.name });
      continue;
    }
    const player = owner ?? namesakes.find(({ id }) => !taken.has(id)) ?? null;
    if (!player && !tidied.member) {
      odd.push({ line: one.line, code: 'notMember', text: one.name });
      continue;
    }
    const details = player ? changedDetails(player, one, tidied) : tidied;
    if (player) taken.add(player.id);
    if (player && JSON.stringify(normalizeDetails(detailsOf(player))) === JSON.stringify(details)) same += 1;
    else lines.push({ line: one.line, player, details });
  }
  return { lines, same, odd: odd.toSorted((a, b) => a.line - b.line) };
}

function newDetails({ name, numbers, member = true, stratum = null, handicap = null }: ReadMember): MemberDetails {
  return { name, member, stratum, handicap, numbers };
}

/** A player with what the file has of it; what the file has no column for, and an empty cell, leave it as it is. */
function changedDetails(player: RosterEntry, read: ReadMember, { name, numbers }: MemberDetails): MemberDetails {
  const now = detailsOf(player);
  const given = new Set(numbers.map(({ federation }) => federation));
  return normalizeDetails({
    name,
    member: read.member ?? true,
    stratum: read.stratum ?? now.stratum,
    handicap: read.handicap ?? now.handicap,
    numbers: [...now.numbers.filter(({ federation }) => !given.has(federation)), ...numbers],
  });
}

/** Whether a player has another number of a federation than a line of the file: somebody else of the same name. */
function contradicts({ numbers }: RosterEntry, details: MemberDetails): boolean {
  return details.numbers.some(({ federation, number }) =>
    numbers.some((own) => own.federation === federation && own.number !== number),
  );
}

function planView({ lines, same, odd }: Plan): MemberPlan {
  return {
    added: lines.filter(({ player }) => player === null).length,
    changed: lines.filter(({ player }) => player !== null).length,
    same,
    examples: lines
      .slice(0, MOST_EXAMPLES)
      .map(({ line, player, details }) => ({ line, name: details.name, was: player?.name ?? null })),
    odd: odd.slice(0, MOST_ODD),
    oddLines: new Set(odd.map(({ line }) => line)).size,
  };
}
