import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { teamWrites } from '../../session/teams/teamWrites.ts';
import { isPossibleTeam, isPossibleTwice, namedTeams, withTeams } from '../../session/naming/teamNames.ts';

type Seen = NonNullable<TeamNames['before']>;

/** The teams with the names on screen, and how they are saved. */
export interface TeamNamesOnScreen {
  /** Including names that are not saved yet. */
  readonly session: SessionView;
  /** Whether those who have one name in a team are known to be two. */
  readonly areTwo: (team: TeamNames, name: string) => boolean;
  readonly change: (named: readonly TeamNames[]) => void;
  /** Whether names could not be saved. They are sent again with the next ones, or by `retry`. */
  readonly failed: boolean;
  /** Whether that is because somebody else changed them meanwhile. */
  readonly moved: boolean;
  readonly retry: () => void;
  /** Leaves what stands now, and forgets what is not saved. */
  readonly giveUp: () => void;
}

/**
 * Saves the names of teams as they change, one request after the other, so that the last change wins. A team with a
 * player twice is saved only once one of the two is changed, or chosen among others of the name.
 */
export function useTeamNames(session: SessionView): TeamNamesOnScreen {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly TeamNames[]>([]);
  /** The names that were shown when each team's were changed here. */
  const seen = useRef<Map<number, Seen>>(new Map());
  /** The change by which each team was saved here: until the session has it, what it shows is older. */
  const savedBy = useRef<Map<number, number>>(new Map());
  const saved = new Map(namedTeams(session).map(({ entry, name, club, players }) => [entry, { name, club, players }]));
  const { mutate, isError, error, reset } = useMutation({
    scope: teamWrites(session.id),
    mutationFn: async (named: readonly TeamNames[]) => {
      const changed = named.map((team) => {
        const before = seen.current.get(team.entry);
        return { ...team, ...(before && { before }) };
      });
      const answer = await ownWrite(() => api.changeTeams(session.id, changed));
      if (isProblemAnswer(answer)) throw new Error(answer.code);
      return answer.change;
    },
    onSuccess: (change, named) => {
      client.setQueryData<SessionView>(queryKeys.session(session.id), (now) => now && withTeams(now, named));
      for (const { entry, name, club = seen.current.get(entry)?.club, players } of named) {
        seen.current.set(entry, { name, players, ...(club !== undefined && { club }) });
        savedBy.current.set(entry, change);
      }
      setWaiting((now) => now.filter((one) => !named.includes(one)));
    },
  });
  const change = (named: readonly TeamNames[]) => {
    for (const { entry } of named) {
      const shown = saved.get(entry);
      const isOlder = session.change < (savedBy.current.get(entry) ?? 0);
      if (shown && !isOlder && !waiting.some((one) => one.entry === entry)) seen.current.set(entry, shown);
    }
    const replaced = new Set(named.map(({ entry }) => entry));
    const all = [
      ...waiting.filter(({ entry }) => !replaced.has(entry)),
      ...named.map((team) => withPicked(team, waiting)),
    ];
    setWaiting(all);
    const possible = all.filter((team) => isPossibleTeam(team, saved.get(team.entry)));
    if (possible.length > 0) mutate(possible);
  };
  return {
    session: withTeams(session, waiting),
    areTwo: ({ entry }, name) => {
      const team = waiting.find((one) => one.entry === entry);
      return team === undefined || isPossibleTwice(team, saved.get(entry), name);
    },
    change,
    failed: isError,
    moved: error?.message === 'changedMeanwhile',
    retry: () => {
      // What stands now was shown: saved again, it is meant.
      for (const { entry } of waiting) {
        const shown = saved.get(entry);
        if (shown) seen.current.set(entry, shown);
      }
      change([]);
    },
    giveUp: () => {
      setWaiting([]);
      reset();
    },
  };
}

/** A team with the players who were chosen for it before, while they are not saved and their names still stand. */
function withPicked(team: TeamNames, waiting: readonly TeamNames[]): TeamNames {
  const before = waiting.find(({ entry }) => entry === team.entry);
  const picked = team.players.map((name, place) => {
    const stays = before?.players[place] === name ? (before.picked?.[place] ?? null) : null;
    return team.picked?.[place] ?? stays;
  });
  return picked.some((player) => player !== null) ? { ...team, picked } : team;
}
