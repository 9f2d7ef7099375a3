import { Redirect, useLocation } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { isDrawnInPlay } from '../../../src/movement/event-movement.ts';
import { roundToDrawNext } from '../session/teams/roundToDraw.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { drawPath } from '../session/teams/drawPath.ts';
import { Screen } from '../shell/Screen.tsx';
import { PlayersDrawScreen } from './players/PlayersDrawScreen.tsx';
import { DrawHead } from './DrawHead.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { DrawWorkArea } from './DrawWorkArea.tsx';
import { useDraw, type ShownDraw } from './useDraw.ts';
import { useDrawKeys } from './drawKeys.ts';

interface DrawScreenProps {
  readonly session: SessionView;
  readonly standings: StandingsView;
  /** The round asked for; null for the next that is drawn. */
  readonly address: string | null;
}

/** The draw of a round: the standing it goes by, who meets whom and why, and what could still change it. */
export function DrawScreen({ session, standings, address }: DrawScreenProps) {
  const [section] = session.sections;
  if (!section || !isDrawnInPlay(section.spec)) return <Redirect to={`/sessions/${session.id}/room`} replace />;
  const asked = Number(address);
  const round = asked >= 1 && asked <= section.rounds ? asked : roundToDrawNext(section);
  if (session.ranks === 'player') return <PlayersDrawScreen key={round} session={session} round={round} />;
  return <RoundToDraw key={round} session={session} standings={standings} round={round} />;
}

function RoundToDraw(props: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly round: number;
}) {
  const { session, standings, round } = props;
  const [, go] = useLocation();
  const state = useDraw(session, standings, round);
  const goToRound = (to: number) => go(drawPath(session.id, to));
  if (!state) return <EmptyDraw session={session} />;
  return <LoadedDraw state={state} onRound={goToRound} />;
}

function EmptyDraw({ session }: { readonly session: SessionView }) {
  const frame = useSessionFrame(session);
  return (
    <Screen {...frame} keys={frame.sharedKeys}>
      {null}
    </Screen>
  );
}

function LoadedDraw({ state, onRound }: { readonly state: ShownDraw; readonly onRound: (round: number) => void }) {
  const frame = useSessionFrame(state.session, () => state.setDraft(null));
  const { keys, shortcuts, actions } = useDrawKeys(state, frame.sharedKeys, onRound);
  return (
    <Screen {...frame} keys={keys} shortcuts={shortcuts} panel={<DrawPanel state={state} actions={actions} />}>
      <DrawHead state={state} onRound={onRound} />
      <DrawWorkArea state={state} />
    </Screen>
  );
}
