import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import type { ChangedNames, NamedEntry } from '../api/requests/names.ts';
import { ownWrite } from '../api/ownWrites.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { isPossiblePair, playersOf, withNames } from './named.ts';

/** Names with those that were shown when they were begun, where that is not now. */
export interface TypedNames extends NamedEntry {
  readonly before?: NamedEntry['players'];
}

/** Names that were not saved, since somebody else changed those of the pair meanwhile. */
export interface RefusedNames {
  readonly entry: number;
  readonly mine: NamedEntry['players'];
  readonly theirs: NamedEntry['players'];
}

/** The session with the names on screen, and how they are saved. */
export interface Names {
  /** Including names that are not saved yet. */
  readonly session: SessionView;
  readonly change: (named: readonly TypedNames[]) => void;
  /** Whether names could not be saved. They are sent again with the next ones, or by `retry`. */
  readonly failed: boolean;
  /** Whether that is because somebody else changed them meanwhile. */
  readonly moved: boolean;
  /** Which they are, once what stands now is known here. */
  readonly refused: readonly RefusedNames[];
  readonly retry: () => void;
  /** Leaves what stands now, and forgets what is not saved. */
  readonly giveUp: () => void;
}

/**
 * Saves names as they change, one request after the other, so that the last change wins. A pair with the same name
 * twice is saved only once one of the two is changed.
 */
export function useNames(session: SessionView): Names {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly NamedEntry[]>([]);
  /** The names that were shown when each pair's were changed here. */
  const seen = useRef<Map<number, NamedEntry['players']>>(new Map());
  const [asked, setAsked] = useState<readonly ChangedNames[]>([]);
  const { mutate, isError, error, reset } = useMutation({
    scope: { id: `names of ${session.id}` },
    mutationFn: async (named: readonly NamedEntry[]) => {
      const changed = named.map((one) => ({ ...one, before: seen.current.get(one.entry) ?? one.players }));
      const answer = await ownWrite(() => api.changeNames(session.id, changed));
      if (!isProblemAnswer(answer)) return;
      if (answer.code === 'changedMeanwhile') setAsked(changed);
      throw new Error(answer.code);
    },
    onSuccess: (_, named) => {
      client.setQueryData<SessionView>(queryKeys.session(session.id), (now) => now && withNames(now, named));
      for (const { entry, players } of named) seen.current.set(entry, players);
      setWaiting((now) => now.filter((one) => !named.includes(one)));
    },
  });
  const players = playersOf(session);
  const refused = asked.flatMap(({ entry, before, players: mine }): readonly RefusedNames[] => {
    const theirs = players.get(entry);
    return theirs && !isSamePair(theirs, before) && !isSamePair(theirs, mine) ? [{ entry, mine, theirs }] : [];
  });
  const change = (named: readonly TypedNames[]) => {
    for (const { entry, before } of named) {
      const isWaiting = waiting.some((one) => one.entry === entry);
      const shown = before ?? players.get(entry);
      if (!isWaiting && shown) seen.current.set(entry, shown);
    }
    const replaced = new Set(named.map(({ entry }) => entry));
    const all = [
      ...waiting.filter(({ entry }) => !replaced.has(entry)),
      ...named.map((one) => withPicked(one, waiting)),
    ];
    setWaiting(all);
    const possible = all.filter((pair) => isPossiblePair(pair, players.get(pair.entry)));
    if (possible.length > 0) mutate(possible);
  };
  return {
    session: withNames(session, waiting),
    change,
    failed: isError,
    moved: error?.message === 'changedMeanwhile',
    refused,
    retry: () => {
      // What stands now was shown: saved again, it is meant.
      for (const { entry, theirs } of refused) seen.current.set(entry, theirs);
      change([]);
    },
    giveUp: () => {
      const entries = new Set(refused.map(({ entry }) => entry));
      setWaiting((now) => now.filter(({ entry }) => !entries.has(entry)));
      reset();
    },
  };
}

function isSamePair(a: NamedEntry['players'], b: NamedEntry['players']): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Names that keep a player who was chosen for the pair before, while they are not saved. */
function withPicked<Named extends NamedEntry>(named: Named, waiting: readonly NamedEntry[]): Named {
  const before = waiting.find(({ entry }) => entry === named.entry);
  if (!before?.picked) return named;
  const keep = (place: 0 | 1) =>
    named.picked?.[place] ?? (before.players[place] === named.players[place] ? (before.picked?.[place] ?? null) : null);
  return { ...named, picked: [keep(0), keep(1)] };
}
