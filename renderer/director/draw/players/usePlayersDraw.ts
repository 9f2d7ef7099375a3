import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayersRound } from '../../../../main/club/model/draws.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api, isProblemAnswer } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { nameOfTeam } from '../../session/teams/nameOfTeam.ts';

export type ShownPlayersDraw = NonNullable<ReturnType<typeof usePlayersDraw>>;

/** The draw of a round of players, and the table that is chosen in it. Null until it is there. */
export function usePlayersDraw(session: SessionView, round: number) {
  const language = useLanguage();
  const words = useWords(drawWords);
  const [at, choose] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: view } = useQuery({
    queryKey: [...queryKeys.draw(session.id, round, session.change), 'players'],
    queryFn: () => api.playersDraw(session.id, round),
    placeholderData: keepPreviousData,
  });
  if (!view || view.round !== round) return null;
  const shown: PlayersRound | null = view.announced ?? view.proposed;
  const settle = async (asked: Promise<unknown>) => {
    const answer = await asked.catch(() => null);
    if (answer !== null && !isProblemAnswer(answer)) return setProblem(null);
    const code = answer?.code as keyof typeof words.problems | undefined;
    setProblem((code && words.problems[code]) ?? words.refused);
  };
  const isChanged =
    view.announced !== null && view.proposed !== null && seatsOf(view.announced) !== seatsOf(view.proposed);
  return {
    session,
    round,
    view,
    shown,
    chosen: shown?.tables[Math.min(at, shown.tables.length - 1)] ?? null,
    at,
    choose,
    problem,
    /** Whether results have come since that would draw it otherwise. */
    isChanged,
    nameOf: nameOfTeam(session, language),
    announce: () => {
      const { proposed } = view;
      if (proposed && (view.announced === null || isChanged)) {
        void settle(api.announcePlayers(session.id, round, proposed.key));
      }
    },
    wish: (out: readonly number[]) => void settle(api.choosePlayersOut(session.id, round, out)),
  };
}

function seatsOf({ tables, out }: PlayersRound): string {
  const sides = tables.map(({ ns, ew }) => [ns, ew].map((pair) => pair.toSorted((a, b) => a - b).join('+')).join('-'));
  return [...sides, out.toSorted((a, b) => a - b).join('+')].join(' ');
}
