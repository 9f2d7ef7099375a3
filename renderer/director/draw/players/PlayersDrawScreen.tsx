import { useLocation } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { playersDrawWords } from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { Cells } from '../../../shared/controls/Cells.tsx';
import { useWords } from '../../../shared/language.tsx';
import { focusMarked } from '../../session/focus.ts';
import { drawPath } from '../../session/teams/drawPath.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import classes from '../Draw.module.css';
import { roundCells } from '../roundCells.ts';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PlayersTables } from './PlayersTables.tsx';
import { usePlayersDraw, type ShownPlayersDraw } from './usePlayersDraw.ts';

/** The draw of a round of a Swiss of players: the ranking it goes by, the four of each table, and why. */
export function PlayersDrawScreen(props: { readonly session: SessionView; readonly round: number }) {
  const { session, round } = props;
  const state = usePlayersDraw(session, round);
  const frame = useSessionFrame(session);
  if (state) return <LoadedDraw state={state} />;
  return (
    <Screen {...frame} keys={frame.sharedKeys}>
      {null}
    </Screen>
  );
}

function LoadedDraw({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(drawWords);
  const { enterKey } = useWords(rankingWords);
  const { session, round, view, shown } = state;
  const frame = useSessionFrame(session, state.drop);
  const own = useWords(playersDrawWords);
  const [, go] = useLocation();
  const rounds = view.states.length;
  const onRound = (to: number) => go(drawPath(session.id, Math.max(1, Math.min(rounds, to))));
  const move = (by: 1 | -1) => {
    const to = Math.max(0, Math.min((shown?.tables.length ?? 1) - 1, state.at + by));
    state.choose(to);
    focusMarked('table', to + 1);
  };
  const { isOpen, draft } = state;
  const canWish = isOpen && !state.isAsked && draft === null;
  const now = view.states[round - 1] ?? 'planned';
  return (
    <Screen
      {...frame}
      keys={[
        ...(isOpen && (draft || view.announced === null || state.isChanged)
          ? [{ keys: [enterKey], does: draft ? words.keep : words.key.announce, onPress: state.announce }]
          : []),
        ...(canWish ? [{ keys: ['N'], does: own.addWish, onPress: () => state.ask(true) }] : []),
        { keys: ['↑', '↓'], does: words.key.table },
        { keys: ['[ ]'], does: words.key.round, onPress: () => onRound(round + 1) },
        ...frame.sharedKeys,
      ]}
      shortcuts={{
        arrowup: () => move(-1),
        arrowdown: () => move(1),
        '[': () => onRound(round - 1),
        ']': () => onRound(round + 1),
        'mod+alt+[': () => onRound(round - 1),
        'mod+alt+]': () => onRound(round + 1),
        escape: state.drop,
        ...(state.isAsked ? {} : { enter: state.announce }),
        ...(canWish ? { n: () => state.ask(true) } : {}),
      }}
      panel={<PlayersPanel state={state} />}
    >
      <div className={classes['head']}>
        <h1 className="visually-hidden">{`${session.eventName}: ${words.title(round)}`}</h1>
        <div className={classes['headLine']}>
          <p>{round === 1 ? words.firstRound(rounds) : words.head[now](round, rounds)}</p>
          <Cells
            cells={roundCells(view.states, round, words)}
            label={words.rounds}
            onGo={(key) => onRound(Number(key))}
          />
        </div>
      </div>
      <PlayersTables state={state} />
    </Screen>
  );
}
