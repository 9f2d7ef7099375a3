import { useEffect } from 'react';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { useWords } from '../../shared/language.tsx';
import { focusFirstRow } from '../session/focus.ts';
import { useAsked } from '../session/useAsked.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import { LineUps } from './LineUps.tsx';
import classes from './Match.module.css';
import { MatchHead } from './MatchHead.tsx';
import { useMatchKeys } from './matchKeys.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { useMatch, type MatchProps } from './useMatch.ts';

/** A match: its line-ups, both rooms board by board, and in the panel where its result comes from. */
export function OneMatch(props: MatchProps) {
  const state = useMatch(props);
  const words = useWords(matchScreenWords);
  const frame = useSessionFrame(state.session);
  const keys = useMatchKeys(state, frame.sharedKeys);
  useEffect(focusFirstRow, []);
  useAsked({ do: (form) => state.openForm(form === 'line-up' ? 'line-up' : 'given') });
  const { parts, matches } = state;
  return (
    <Screen {...frame} {...keys} panel={<MatchPanel state={state} />}>
      <MatchHead state={state} />
      {parts.length === 0 ? (
        <p className={classes['note']}>{words.noBoards}</p>
      ) : (
        <>
          {state.rooms.length > 1 && <LineUps state={state} />}
          <div className={classes['parts']} data-parts={parts.length === 1 ? 'one' : 'several'}>
            {parts.map((part) => (
              <MatchSheet key={part.segment} state={state} part={part} />
            ))}
          </div>
          <p className={classes['note']}>{matches.boardFigure === 'imps' ? words.note : words.noteOfPoints}</p>
        </>
      )}
    </Screen>
  );
}
