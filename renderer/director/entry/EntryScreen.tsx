import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import type { SessionView, StandingsView } from '../../../main/club/model.ts';
import { parseShorthand } from '../../../src/bridge/shorthand.ts';
import { entryWords } from '../../../src/language/screens/entry.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useSettings } from '../queries.ts';
import { Screen, useSessionFrame } from '../shell/Screen.tsx';
import { BoardEntry, type AcrossBoards } from './BoardEntry.tsx';
import { boardsOf, nextOpenBoard } from './boards.ts';
import { deskOf } from './desk.ts';
import { linesOf, resultsBySlot } from './lines.ts';
import type { Sheet } from './sheet.ts';

/** Entry from travellers: one board at a time, one line a table, at typing speed. */
export function EntryScreen(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  /** Null for the first board that lacks results. */
  readonly board: number | null;
}) {
  const { session, standings, board } = props;
  const language = useLanguage();
  const withoutLastNought = useSettings().data?.withoutLastNought ?? false;
  const client = useQueryClient();
  const desk = useMemo(() => deskOf(session.id, client), [session.id, client]);
  const results = useMemo(() => resultsBySlot(session.results), [session.results]);
  const boards = useMemo(() => boardsOf(session.sections, results), [session.sections, results]);
  const lines = useMemo(() => linesOf(session.sections, board ?? 0), [session.sections, board]);
  const sheet = useMemo(
    (): Sheet => ({
      board: board ?? 0,
      lines,
      sections: session.sections,
      results,
      standings,
      manner: { language, withoutLastNought },
      scoring: session.scoring,
    }),
    [board, lines, session.sections, session.scoring, results, standings, language, withoutLastNought],
  );
  const [across, setAcross] = useState<AcrossBoards>({ history: false, said: '' });
  const changeAcross = useCallback((change: Partial<AcrossBoards>) => {
    setAcross((now) => {
      const next = { ...now, ...change };
      return next.history === now.history && next.said === now.said ? now : next;
    });
  }, []);

  useEffect(() => {
    // The list of scores that exist is made once; better now than when the first figure is typed.
    parseShorthand('4', { board: 1, language, withoutLastNought });
  }, [language, withoutLastNought]);

  if (boards.length === 0) return <NoBoards session={session} />;
  if (!boards.some((progress) => progress.board === board)) {
    return <Redirect to={`/sessions/${session.id}/entry/${nextOpenBoard(boards, 0) ?? boards[0]?.board}`} replace />;
  }
  return (
    <BoardEntry
      key={`${session.id}.${sheet.board}`}
      session={session}
      sheet={sheet}
      boards={boards}
      desk={desk}
      across={across}
      onAcross={changeAcross}
    />
  );
}

function NoBoards({ session }: { readonly session: SessionView }) {
  const words = useWords(entryWords);
  return (
    <Screen {...useSessionFrame(session)} keys={[]}>
      <p className="quiet">{words.noBoards}</p>
    </Screen>
  );
}
