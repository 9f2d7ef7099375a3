import { useLocation } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { knockoutSentence } from '../../../src/language/draw/knockout.ts';
import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { knockoutDays } from '../../../src/session/rounds/knockout-days.ts';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { BracketDrawing } from '../session/bracket/BracketDrawing.tsx';
import { matchPath } from '../session/teams/matchPath.ts';
import { useAsked } from '../session/useAsked.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Notice } from '../shell/Notice.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './BracketScreen.module.css';
import { useBracketActions } from './bracketActions.ts';
import { useBracketKeys } from './bracketKeys.ts';
import { BracketPanel } from './BracketPanel.tsx';
import { useBracket } from './useBracket.ts';

/** The bracket of a knockout, the chosen match worked out, the places so far, and the round to be announced. */
export function BracketScreen({
  session,
  standings,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
}) {
  const state = useBracket(session, standings);
  const actions = useBracketActions(state);
  const words = useWords(bracketWords);
  const language = useLanguage();
  const frame = useSessionFrame(session);
  const keys = useBracketKeys(state, actions, frame.sharedKeys);
  const [, go] = useLocation();
  useAsked({ do: (form) => state.openForm(form === 'seeds' ? 'seeds' : 'opponents') });
  const { knockout, chosen } = state;
  if (state.isError) return <Notice of="noSession" />;
  return (
    <Screen
      {...frame}
      {...keys}
      panel={knockout && <BracketPanel state={state} actions={actions} knockout={knockout} />}
    >
      <div className={classes['tabs']}>
        <TabRow
          label={words.views}
          tabs={[
            { name: 'bracket', text: words.tab },
            { name: 'matches', text: words.matches },
            { name: 'places', text: words.places },
          ]}
          current="bracket"
          onGo={(view) => {
            if (view === 'matches') go(matchPath(session.id));
            if (view === 'places') go(`/sessions/${session.id}/ranking`);
          }}
        />
      </div>
      {knockout && (
        <>
          <h1 className={classes['head']}>{knockoutSentence(knockout, language)}</h1>
          <BracketDrawing
            knockout={knockout}
            title={words.drawing(session.eventName)}
            nameOf={state.nameOf}
            days={knockoutDays(session, knockout.nodes)}
            chosen={chosen?.id ?? null}
            onChoose={state.choose}
          />
        </>
      )}
    </Screen>
  );
}
