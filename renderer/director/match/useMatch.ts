import { useMemo, useState } from 'react';
import type { MatchesView, MatchScoreView } from '../../../main/club/model/matches.ts';
import type { EntryView, MatchView, SessionView } from '../../../main/club/model/session.ts';
import { matchTables } from '../session/teams/matchTables.ts';
import { teamNameText } from '../session/teams/teamName.ts';
import { placeInPlay } from '../session/clock.ts';
import { forTeams, ROOMS, type Room } from '../../../src/scoring/teams/team.ts';
import { useLanguage } from '../../shared/language.tsx';
import { resultsBySlot } from '../session/results.ts';
import { useExplainedMatch } from '../session/teams/useExplainedTeam.ts';
import { partsOfMatch } from './matchRows.ts';

export interface MatchProps {
  readonly session: SessionView;
  readonly matches: MatchesView;
  readonly match: MatchView;
  readonly score: MatchScoreView;
  /** The change that the score is of. */
  readonly change: number;
}

/** What the panel can have open for the match. */
export type MatchFormName = 'given' | 'line-up';

export type MatchScreenState = ReturnType<typeof useMatch>;

/** What the screen of a match shows: its teams, its parts with their boards, and the chosen board. */
export function useMatch({ session, matches, match, score, change }: MatchProps) {
  const language = useLanguage();
  const results = resultsBySlot(session.results);
  const parts = useMemo(() => partsOfMatch(session, match, score, results), [session, match, score, results]);
  const teams = useMemo(() => {
    const entries = new Map(
      session.sections.flatMap((one) => one.entries.map((entry): [number, EntryView] => [entry.id, entry])),
    );
    return forTeams((team) => entries.get(match[team] ?? 0) ?? null);
  }, [session.sections, match]);
  const names = forTeams((team) => (teams[team] ? teamNameText(teams[team], language) : ''));
  const rows = parts.flatMap((part) => part.rows);
  const roundReached = Math.max(
    placeInPlay(session.clock),
    ...rows.flatMap(({ rooms }) => ROOMS.map((room) => (rooms[room].result ? (rooms[room].slot?.round ?? 0) : 0))),
  );
  const [wanted, choose] = useState<number | null>(null);
  const chosen =
    rows.find(({ board }) => board.board === wanted) ??
    rows.find(({ board }) => board.state.kind === 'missing') ??
    rows[0] ??
    null;
  const explained = useExplainedMatch(session.id, match.id, change);
  const [form, openForm] = useState<MatchFormName | null>(null);
  const played = session.matches.filter(({ away }) => away !== null);
  const at = played.findIndex(({ id }) => id === match.id);
  return {
    session,
    matches,
    match,
    score,
    parts,
    teams,
    names,
    tables: matchTables(
      session.sections.find(({ cells }) => cells.some((cell) => cell.match?.id === match.id)),
      match,
    ),
    rows,
    /** Where its boards are played: in both rooms, or at the one table of two pairs. */
    rooms: (session.ranks === 'team' ? ROOMS : ['open']) as readonly Room[],
    change,
    /** The round that the match, or the room, has come to. */
    roundReached,
    chosen,
    choose,
    explained,
    form,
    openForm,
    /** The matches before and after, which have a first and a last. */
    before: played[at - 1]?.id ?? null,
    after: played[at + 1]?.id ?? null,
  };
}
