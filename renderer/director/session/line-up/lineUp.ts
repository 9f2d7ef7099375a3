import type { EntryView, MatchView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { LineUpInput } from '../../../../main/club/schedule/line-ups.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import {
  lineUpFindings,
  type LineUp,
  type LineUpFinding,
  type PlayerPair,
} from '../../../../src/scoring/teams/line-up.ts';
import {
  exchangedRooms,
  forTeams,
  northSouthIn,
  otherRoom,
  type ForTeams,
  type MatchTeam,
  type Room,
} from '../../../../src/scoring/teams/team.ts';
import { withoutNames } from '../../../../src/session/team-players.ts';

/** Who sits where in a part of a match, by names; an unknown one is empty. */
export type SeatedNames = LineUpInput['pairs'];

/** A match with its section, its teams and its parts. */
export interface MatchToSeat {
  readonly match: MatchView;
  readonly section: SectionView;
  readonly teams: ForTeams<EntryView>;
  /** Of each part, in the order of play. */
  readonly lineUps: readonly SeatedNames[];
  /** Boards of each part. */
  readonly boards: readonly number[];
}

const NOBODY = ['', ''] as const;

/** What a line-up of a match is made of; null for a bye and where there is no such match. */
export function matchToSeat({ sections, matches }: SessionView, id: number): MatchToSeat | null {
  const match = matches.find((one) => one.id === id);
  const section = sections.find(({ cells }) => cells.some((cell) => cell.match?.id === id));
  const home = section?.entries.find((entry) => entry.id === match?.home);
  const away = section?.entries.find((entry) => entry.id === match?.away);
  if (!match || !section || !home || !away) return null;
  const cells = section.cells.filter((cell) => cell.match?.id === id);
  const names = new Map(section.partnerships.map((pair) => [pair.id, pair.players]));
  const parts = numbersTo(Math.max(...cells.map((cell) => cell.match?.segment ?? 1)));
  const lineUps = parts.map((segment) => {
    const seats = cells.filter((cell) => cell.match?.segment === segment);
    return forTeams((team) => {
      const pairIn = (room: 'open' | 'closed') => {
        const cell = seats.find((one) => one.match?.room === room);
        const pair = cell && (northSouthIn(room) === team ? cell.ns : cell.ew);
        return names.get(pair ?? 0) ?? NOBODY;
      };
      return { open: pairIn('open'), closed: pairIn('closed') };
    });
  });
  const boards = parts.map(
    (segment) => new Set(cells.filter((cell) => cell.match?.segment === segment).flatMap((cell) => cell.boards)).size,
  );
  return { match, section, teams: { home, away }, lineUps, boards };
}

/** The part to seat when a round is looked at: from that round's on, the first without a result. */
export function partToSeat({ sections, results }: SessionView, match: number, round: number): number {
  const cells = sections.flatMap((section) =>
    section.cells.filter((cell) => cell.match?.id === match).map((cell) => ({ ...cell, section: section.id })),
  );
  const here = cells.find((cell) => cell.round === round)?.match?.segment ?? 1;
  const begun = new Set(
    cells
      .filter((cell) =>
        results.some(
          (result) => result.section === cell.section && result.round === cell.round && result.table === cell.table,
        ),
      )
      .map((cell) => cell.match?.segment),
  );
  const last = Math.max(1, ...cells.map((cell) => cell.match?.segment ?? 1));
  return numbersTo(last).find((segment) => segment >= here && !begun.has(segment)) ?? here;
}

/**
 * What was typed, with the names that pairs have now: a pair that was chosen by the names it had before goes by its
 * new ones.
 */
export function withNewNames(typed: SeatedNames, before: SeatedNames, now: SeatedNames): SeatedNames {
  return forTeams((team) => {
    const inRoom = (room: Room) => {
      const pair = typed[team][room];
      const seenIn = [room, otherRoom(room)].find((one) => before[team][one].join('\n') === pair.join('\n'));
      return seenIn ? now[team][seenIn] : pair;
    };
    return { open: inRoom('open'), closed: inRoom('closed') };
  });
}

/** The away pairs in each other's room. */
export function withAwayExchanged(pairs: SeatedNames): SeatedNames {
  return { ...pairs, away: exchangedRooms(pairs.away) };
}

/** The pairs that a team can send: those that have sat for it, then those whom its roster adds. */
export function pairsOfTeam({ partnerships }: SectionView, team: EntryView): readonly (readonly [string, string])[] {
  const made = partnerships.filter(({ of, players }) => of[0] === team.id && players.some(Boolean));
  const [first, second, ...later] = made.map(({ players }) => players);
  const starters = [...(first ?? []), ...(second ?? [])];
  const sinceThen = new Set(later.flat().filter((player) => !starters.includes(player)));
  const others = withoutNames(team.team?.players ?? [], [...starters, ...sinceThen]);
  const further = numbersTo(Math.floor(others.length / 2)).map((pair): readonly [string, string] => [
    others[2 * pair - 2] ?? '',
    others[2 * pair - 1] ?? '',
  ]);
  return [...made.map(({ players }) => players), ...further];
}

/** What is wrong with a part's line-up, or should be known of it, and what players are called. */
export function findingsOf(
  { lineUps, boards, teams }: MatchToSeat,
  segment: number,
  pairs: SeatedNames,
): { readonly findings: readonly LineUpFinding[]; readonly player: (player: number) => string } {
  const names: string[] = [];
  const keys: string[] = [];
  const rosters = forTeams((team) => (teams[team].team?.players ?? []).map((name) => name.toLocaleLowerCase()));
  /** Players of one name are apart where the team has both; a name of both teams is somebody of each. */
  const idOf = (team: MatchTeam, name: string, before: number): number => {
    const lower = name.toLocaleLowerCase();
    const known = rosters[team].filter((one) => one === lower).length;
    const isOwn = known > 0 && rosters[team === 'home' ? 'away' : 'home'].includes(lower);
    const key = `${isOwn ? team : ''}\n${Math.max(0, Math.min(before, known - 1))}\n${lower}`;
    const at = keys.indexOf(key);
    if (at !== -1) return at;
    names.push(name);
    return keys.push(key) - 1;
  };
  const pairsOf = (team: MatchTeam, pairs: SeatedNames[MatchTeam]): LineUp[MatchTeam] => {
    const seats = [...pairs.open, ...pairs.closed].map((name) => name.trim());
    const [one, two, three, four] = countedNames(seats).map(([name, before]) =>
      name === '' ? null : idOf(team, name, before),
    );
    return { open: pairOf(one, two), closed: pairOf(three, four) };
  };
  const asked = lineUps.map((lineUp, place) => (place === segment - 1 ? pairs : lineUp));
  const findings = lineUpFindings({
    lineUps: asked.map((lineUp): LineUp => forTeams((team) => pairsOf(team, lineUp[team]))),
    boards,
    rosters: forTeams(
      (team) => new Set(countedNames(teams[team].team?.players ?? []).map((one) => idOf(team, ...one))),
    ),
  });
  const here = findings.filter(
    (finding) => !('segment' in finding) || finding.segment === segment - 1 || finding.code === 'pairs-meet-again',
  );
  return { findings: here, player: (player) => names[player] ?? '' };
}

/** A pair of whom both players are known. */
function pairOf(first: number | null = null, second: number | null = null): PlayerPair | null {
  return first === null || second === null ? null : [first, second];
}

/** Names, each with how often it stands before. */
function countedNames(names: readonly string[]): readonly (readonly [name: string, before: number])[] {
  const lower = names.map((name) => name.toLocaleLowerCase());
  return names.map((name, at) => [name, lower.slice(0, at).filter((one) => one === lower[at]).length]);
}

/** Whether a line-up can't be at all: somebody sits twice, or for both teams. */
export function isImpossible(findings: readonly LineUpFinding[]): boolean {
  return findings.some(({ code }) => code === 'player-twice' || code === 'other-team');
}
