import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DrawnBy, DrawnMatchView, DrawView, RoundDraw } from '../../../main/club/model/draws.ts';
import type { EntryView, SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { pairKey } from '../../../src/draw/history.ts';
import type { DrawWish } from '../../../src/draw/wish.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { useLanguage } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { decimalsOf } from '../session/teams/figures.ts';
import { nameOfTeam } from '../session/teams/nameOfTeam.ts';

/** What the director wants of the draw, not yet kept: the draw is shown as it would be. */
export interface DrawDraft {
  readonly drawnBy: DrawnBy;
  readonly wishes: readonly DrawWish[];
}

/** What the panel asks for: the other of two, or a table. */
export type DrawQuestion = 'exchange' | 'forbid' | 'force' | 'place';

export type ShownDraw = NonNullable<ReturnType<typeof useDraw>>;

/** The draw of a round, what is chosen in it, and what is wanted of it. Null until it is there. */
export function useDraw(session: SessionView, standings: StandingsView, round: number) {
  const language = useLanguage();
  const [draft, setDraft] = useState<DrawDraft | null>(null);
  const [chosen, choose] = useState<{ readonly match: number; readonly side: 0 | 1 }>({ match: 0, side: 0 });
  const [question, ask] = useState<DrawQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The change before a draft was kept: it is shown until the draw with it has come. */
  const [keptAfter, keepAfter] = useState<number | null>(null);
  const key = queryKeys.draw(session.id, round, session.change);
  const { data: kept, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: () => api.draw(session.id, round),
    placeholderData: keepPreviousData,
  });
  const { data: preview } = useQuery({
    queryKey: [...key, draft],
    queryFn: () => (draft ? api.previewDraw(session.id, round, draft) : null),
    enabled: draft !== null,
  });
  if (keptAfter !== null && session.change > keptAfter && !isPlaceholderData) {
    keepAfter(null);
    setDraft(null);
  }
  const numbers = useMemo(
    () =>
      new Map(session.sections.flatMap(({ entries }) => entries.map((one): [number, EntryView] => [one.number, one]))),
    [session.sections],
  );
  const nameOf = useMemo(() => nameOfTeam(session, language), [session, language]);
  const sessionNumbers = new Map([...numbers.values()].map(({ id, number }) => [id, number]));
  if (!kept || kept.round !== round) return null;
  const view: DrawView = (draft && preview) || kept;
  const { proposed } = view;
  const proposal = proposed && 'key' in proposed ? proposed : null;
  const shown = shownDraw(view, draft !== null);
  const placeOf = new Map(view.order.map(({ number }, place) => [number, place]));
  const match = shown?.matches[Math.min(chosen.match, (shown.matches.length || 1) - 1)] ?? null;
  const totals = new Map(view.order.map(({ number, total }) => [number, readExact(total) ?? ZERO]));
  /** The teams of a match, the higher first. */
  const teamsOf = ({ home, away }: DrawnMatchView): readonly [number, number] =>
    (placeOf.get(home) ?? 0) <= (placeOf.get(away) ?? 0) ? [home, away] : [away, home];
  const teams = match ? teamsOf(match) : null;
  return {
    session,
    standings,
    round,
    view,
    draft,
    setDraft,
    isKept: keptAfter !== null,
    keepAfter,
    proposal,
    /** The matches on the screen: those announced, or the proposal. */
    shown,
    refused: proposed && 'problem' in proposed ? proposed.problem : null,
    placeOf,
    teamsOf,
    totals,
    decimals: decimalsOf([...totals.values()]),
    chosen: match && { match, team: teams?.[chosen.side] ?? match.home, teams: teams ?? [match.home, match.away] },
    chosenAt: chosen,
    choose,
    question,
    ask,
    problem,
    setProblem,
    entryOf: (number: number) => numbers.get(number) ?? null,
    numberOf: (id: number) => sessionNumbers.get(id) ?? 0,
    nameOf,
    /** Matches in which the proposal differs from what was announced, or a draft from what is kept. */
    otherwise: differences(proposal, draft ? shownDraw(kept, false) : view.announced),
  };
}

/** A draw that is announced is shown until it is drawn anew. */
function shownDraw({ announced, proposed }: DrawView, isDraft: boolean): RoundDraw | null {
  const proposal = proposed && 'key' in proposed ? proposed : null;
  return isDraft ? proposal : (announced ?? proposal);
}

function differences(now: RoundDraw | null, before: RoundDraw | null): readonly DrawnMatchView[] {
  if (!now || !before) return [];
  const known = new Set(before.matches.map(({ home, away }) => pairKey(home, away)));
  return now.matches.filter(({ home, away }) => !known.has(pairKey(home, away)));
}
