import type { Seat, Side } from '../../src/bridge/seat.ts';
import { SEATS_OF, SIDES } from '../../src/bridge/seat.ts';
import { matchPaperWords } from '../../src/language/paper/matches.ts';
import type { Language } from '../../src/language.ts';
import { nameParts } from '../../src/names/parts.ts';
import { entriesRankedBy } from '../../src/session/partnerships.ts';
import { playersByPlace } from '../../src/session/substitutes.ts';
import type { CellView, EntryView } from '../club/model/session.ts';
import type { PrintJob } from './job.ts';
import { teamOf } from './matches.ts';
import { joinNames } from './press/fit.ts';
import { pairLabel, playersOfEntry, printedSections, type PrintedSection } from './sections.ts';

/** Where somebody sits in the first round. */
export interface FirstSeat {
  readonly table: number;
  readonly side: Side;
  /** Where every seat is somebody's own, as in an individual. */
  readonly seat: Seat | null;
  readonly sitsOut: boolean;
}

/** A player with the number of whoever is ranked. Nobody's name is known where it is empty. */
export interface PrintedPlayer {
  readonly name: string;
  /** The number of the pair, the player or the team. */
  readonly label: string;
  readonly section: PrintedSection;
  /** The team that the pair is added up for; null where there are no such teams. */
  readonly team: string | null;
  /** The name of the team that is ranked itself; null where none is, or it has no name. */
  readonly ownTeam: string | null;
  /** Null for who has no table in the first round. */
  readonly seat: FirstSeat | null;
  /** Whether somebody was not there when the first round was drawn. */
  readonly comesLater: boolean;
}

/** What the team is called that a pair is added up for: its name, or its number in words. Null where there is none. */
export function addedUpTeam({ session, language }: PrintJob, pair: number): string | null {
  const found = session.teams.find(({ pairs }) => pairs.includes(pair));
  return found ? found.team.name || matchPaperWords[language].team(found.label) : null;
}

/** The name of a team, or the players of a pair. */
export function rankedName(everybody: ReadonlyMap<number, EntryView>, entry: number, language: Language): string {
  const own = everybody.get(entry);
  if (!own) return '';
  return own.team ? teamOf({ everybody }, entry, language).name : joinNames(playersByPlace(own));
}

function ownTeam({ entries }: PrintedSection, entry: number): string | null {
  return entries.get(entry)?.team?.name || null;
}

/** Everybody who plays: first those who sit in the first round by table, then the others. */
export function printedPlayers(job: PrintJob): readonly PrintedPlayer[] {
  return printedSections(job).flatMap((section) => {
    const seated = section.view.cells
      .filter(({ round }) => round === 1)
      .toSorted((a, b) => a.table - b.table)
      .flatMap((cell) => SIDES.flatMap((side) => playersAt(job, section, cell, side)));
    return [...seated, ...othersOf(job, section, seated)];
  });
}

function playersAt(job: PrintJob, section: PrintedSection, cell: CellView, side: Side): PrintedPlayer[] {
  const sitter = side === 'NS' ? cell.ns : cell.ew;
  if (cell.absent.includes(sitter) || section.entries.get(sitter)?.phantom === true) return [];
  const { ranks } = job.session;
  const ranked = entriesRankedBy(section.view, sitter);
  const found = section.entries.get(sitter);
  return (found?.players ?? ['', '']).flatMap((_, place) => {
    const own = ranked[ranks === 'player' ? place : 0];
    if (own === undefined || (ranks === 'player' && section.entries.get(own)?.phantom === true)) return [];
    const name =
      ranks === 'player' ? playersOfEntry(section, own, 1)[0] : seatedNames(section, sitter)[place === 0 ? 0 : 1];
    const seat = ranks === 'player' ? SEATS_OF[side][place === 0 ? 0 : 1] : null;
    const at = { table: cell.table, side, seat, sitsOut: cell.sitOut };
    return [
      {
        name: name.trim(),
        label: pairLabel(section, own),
        section,
        team: addedUpTeam(job, own),
        ownTeam: ownTeam(section, own),
        seat: at,
        comesLater: false,
      },
    ];
  });
}

/** The players of a pair, or of the pair of a team, in the first round. */
function seatedNames(section: PrintedSection, sitter: number): readonly [string, string] {
  const pair = section.view.partnerships.find(({ id }) => id === sitter);
  return pair ? pair.players : playersOfEntry(section, sitter, 1);
}

/** Who has no table in the first round: players and pairs that sit out, the others of a team. */
function othersOf(job: PrintJob, section: PrintedSection, seated: readonly PrintedPlayer[]): PrintedPlayer[] {
  const { session } = job;
  const { entries, gone, sittingOut } = section.view;
  const drawnOut = sittingOut?.find(({ round }) => round === 1);
  const isTeam = session.ranks === 'team';
  const sitting = Map.groupBy(seated, ({ label }) => label);
  return entries.flatMap(({ id, phantom, team, label }) => {
    const own = sitting.get(label);
    if (phantom || gone.includes(id) || (own && !isTeam)) return [];
    const known = new Set(own?.map(({ name }) => name));
    const names = isTeam ? rosterOf(team?.players ?? [], own) : playersOfEntry(section, id, 1);
    return (session.ranks === 'player' ? names.slice(0, 1) : names)
      .filter((name) => !known.has(name))
      .map((name) => ({
        name,
        label,
        section,
        team: addedUpTeam(job, id),
        ownTeam: ownTeam(section, id),
        seat: null,
        comesLater: drawnOut !== undefined && !drawnOut.entries.includes(id),
      }));
  });
}

/** The players of a team; where none is known and nobody sits yet, as many as play at its two tables. */
function rosterOf(players: readonly string[], seated: readonly PrintedPlayer[] | undefined): readonly string[] {
  return players.length > 0 || seated ? players : ['', '', '', ''];
}

/** Players in order of surname, then of first name; those without a name last, in order of number. */
export function inOrderOfName(players: readonly PrintedPlayer[], language: Language): readonly PrintedPlayer[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keys = new Map(players.map((player) => [player, keyOf(player.name)]));
  return players.toSorted((a, b) => {
    const [one, other] = [keys.get(a), keys.get(b)];
    if (!one || !other) return Number(a.name === '') - Number(b.name === '') || compare(a.label, b.label);
    return compare(one.surname, other.surname) || compare(one.first, other.first) || compare(a.label, b.label);
  });
}

function keyOf(name: string): { readonly surname: string; readonly first: string } | null {
  if (name === '') return null;
  const { first, surname } = nameParts(name);
  return { surname, first: first.join(' ') };
}
