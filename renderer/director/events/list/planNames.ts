import type { SessionView } from '../../../../main/club/model/session.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import type { ListedEntry } from '../../../../src/format/list-file/entries.ts';
import type { NamedEntry } from '../../api/requests/names.ts';
import { assignPairs } from '../../session/naming/assignPairs.ts';
import { assignTeams } from '../../session/naming/assignTeams.ts';
import { namedTeams } from '../../session/naming/teamNames.ts';

/** Why a line names nobody of the event. */
export type LineLeftOut =
  | { readonly line: number; readonly code: 'noSuch' | 'noRoom' | 'twice'; readonly text: string }
  | { readonly line: number; readonly code: 'whichSection'; readonly numbers: readonly string[] }
  | { readonly line: number; readonly code: 'tooMany'; readonly most: number };

/** What the names of a file would do to an event. */
export interface NamesPlan {
  /** Exactly one of them has anything. */
  readonly pairs: readonly NamedEntry[];
  readonly teams: readonly TeamNames[];
  /** Who gets which names, in the order of the file. */
  readonly shown: readonly { readonly label: string; readonly names: string }[];
  /** How many of them have other names now. */
  readonly replaced: number;
  readonly leftOut: readonly LineLeftOut[];
}

/** Finds who is meant by each line of a file of names. */
export function planNames(entries: readonly ListedEntry[], session: SessionView): NamesPlan {
  return session.ranks === 'team' || session.teams.length > 0
    ? planTeams(entries, session)
    : planPairs(entries, session);
}

function planPairs(listed: readonly ListedEntry[], session: SessionView): NamesPlan {
  const most = session.ranks === 'player' ? 1 : 2;
  const fitting = listed.filter(({ players }) => players.length > 0 && players.length <= most);
  const all = session.sections.flatMap(({ entries }) => entries);
  const hasSections = session.sections.length > 1;
  const { named, noSuchPair, whichSection, tooMany } = assignPairs(
    fitting.map(({ line, section, number, side, players: [first = '', second = ''] }) => ({
      line,
      section: hasSections ? section : null,
      number,
      side,
      players: [first, second],
    })),
    all,
  );
  const before = new Map(all.map(({ id, players }) => [id, players]));
  const firstOf = new Map(named.toReversed().map((one) => [one.entry, one.line]));
  const twice = named.filter(({ entry, line }) => firstOf.get(entry) !== line);
  const once = named.filter(({ entry, line }) => firstOf.get(entry) === line);
  return {
    pairs: once.map(({ entry, players }) => ({ entry, players })),
    teams: [],
    shown: once.map(({ label, players }) => ({ label, names: players.filter(Boolean).join(' / ') })),
    replaced: once.filter(({ entry, players }) => isOther(before.get(entry) ?? [], players)).length,
    leftOut: [
      ...listed
        .filter(({ players }) => players.length > most)
        .map(({ line }): LineLeftOut => ({ line, code: 'tooMany', most })),
      ...listed
        .filter(({ players }) => players.length === 0)
        .map(({ line, team }): LineLeftOut => ({ line, code: 'noRoom', text: team })),
      ...noSuchPair.map(({ line, pair }): LineLeftOut => ({ line, code: 'noSuch', text: pair })),
      ...whichSection.map(({ line, pairs }): LineLeftOut => ({ line, code: 'whichSection', numbers: pairs })),
      ...tooMany.map(({ line, text }): LineLeftOut => ({ line, code: 'noRoom', text })),
      ...twice.map(({ line, label }): LineLeftOut => ({ line, code: 'twice', text: label })),
    ],
  };
}

function planTeams(listed: readonly ListedEntry[], session: SessionView): NamesPlan {
  const teams = namedTeams(session);
  const { named, noSuchTeam, twice, tooMany } = assignTeams(
    listed.map(({ line, number, team, club, players }) => ({ line, number, name: team, club, players })),
    teams,
  );
  const before = new Map(teams.map(({ entry, name, players }) => [entry, [name, ...players]]));
  const codes = { noSuch: noSuchTeam, twice, noRoom: tooMany } as const;
  return {
    pairs: [],
    teams: named.map(({ label: _label, ...team }) => team),
    shown: named.map(({ label, name, players }) => ({
      label,
      names: [...(name === '' ? [] : [name]), players.filter(Boolean).join(' / ')].join(', '),
    })),
    replaced: named.filter(({ entry, name, players }) => isOther(before.get(entry) ?? [], [name, ...players])).length,
    leftOut: (['noSuch', 'twice', 'noRoom'] as const).flatMap((code) =>
      codes[code].map(({ line, number, name }): LineLeftOut => {
        return { line, code, text: code === 'noRoom' ? name : String(number ?? '') };
      }),
    ),
  };
}

/** Whether there are names already, and they are others. */
function isOther(before: readonly string[], names: readonly string[]): boolean {
  return before.some(Boolean) && before.some((name, place) => name !== (names[place] ?? ''));
}
