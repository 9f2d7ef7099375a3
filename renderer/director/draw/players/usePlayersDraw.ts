import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayersChoice, PlayersDrawView, PlayersRound } from '../../../../main/club/model/draws.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { nameOfTeam } from '../../session/teams/nameOfTeam.ts';

export type ShownPlayersDraw = NonNullable<ReturnType<typeof usePlayersDraw>>;

/** The draw of a round of players, the table that is chosen in it, and what is wanted of it. Null until it is there. */
export function usePlayersDraw(session: SessionView, round: number) {
  const language = useLanguage();
  const words = useWords(drawWords);
  const [at, choose] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, ask] = useState(false);
  const [draft, setDraft] = useState<PlayersChoice | null>(null);
  /** The change before a draft was kept: it is shown until the draw with it has come. */
  const [keptAfter, keepAfter] = useState<number | null>(null);
  const key = [...queryKeys.draw(session.id, round, session.change), 'players'];
  const { data: kept, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: () => api.playersDraw(session.id, round),
    placeholderData: keepPreviousData,
  });
  const { data: preview } = useQuery({
    queryKey: [...key, draft],
    queryFn: () => (draft ? api.previewPlayers(session.id, round, draft) : null),
    enabled: draft !== null,
  });
  if (keptAfter !== null && session.change > keptAfter && !isPlaceholderData) {
    keepAfter(null);
    setDraft(null);
  }
  if (!kept || kept.round !== round) return null;
  const view: PlayersDrawView = (draft && preview) || kept;
  const proposal = proposalOf(view);
  const shown: PlayersRound | null = (draft ? null : view.announced) ?? proposal;
  const settle = async (asked: Promise<unknown>, done?: () => void) => {
    const answer = await asked.catch(() => null);
    if (answer !== null && !isProblemAnswer(answer)) {
      done?.();
      return setProblem(null);
    }
    const code = answer?.code as keyof typeof words.problems | undefined;
    setProblem((code && words.problems[code]) ?? words.refused);
  };
  const isChanged = view.announced !== null && proposal !== null && seatsOf(view.announced) !== seatsOf(proposal);
  const keep = (choice: PlayersChoice) => void settle(api.choosePlayers(session.id, round, choice));
  return {
    session,
    round,
    view,
    shown,
    proposal,
    isOpen: view.proposed !== null,
    refused: view.proposed && 'problem' in view.proposed ? view.proposed.problem : null,
    chosen: shown?.tables[Math.min(at, shown.tables.length - 1)] ?? null,
    at,
    choose,
    problem,
    /** Whether the panel asks what is wanted of two players. */
    isAsked,
    ask,
    draft,
    setDraft,
    /** Tables that are others with what is wanted and not kept. */
    otherwise: differences(proposal, kept.announced ?? proposalOf(kept)),
    /** Whether results have come since that would draw it otherwise. */
    isChanged: isChanged && draft === null,
    nameOf: nameOfTeam(session, language),
    keep,
    drop: () => {
      setDraft(null);
      ask(false);
      setProblem(null);
    },
    announce: () => {
      if (draft) {
        if (keptAfter !== null || proposal === null) return;
        void settle(api.choosePlayers(session.id, round, draft), () => keepAfter(session.change));
      } else if (proposal && (view.announced === null || isChanged)) {
        void settle(api.announcePlayers(session.id, round, proposal.key));
      }
    },
  };
}

function proposalOf({ proposed }: PlayersDrawView) {
  return proposed && 'key' in proposed ? proposed : null;
}

function tableText({ ns, ew }: PlayersRound['tables'][number]): string {
  return [ns, ew].map((pair) => pair.toSorted((a, b) => a - b).join('+')).join('-');
}

function seatsOf({ tables, out }: PlayersRound): string {
  return [...tables.map(tableText), out.toSorted((a, b) => a - b).join('+')].join(' ');
}

function differences(now: PlayersRound | null, before: PlayersRound | null): number {
  if (!now || !before) return 0;
  const known = new Set(before.tables.map(tableText));
  return now.tables.filter((table) => !known.has(tableText(table))).length;
}
