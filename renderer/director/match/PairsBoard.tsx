import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import type { Slot } from '../../../src/session/slot.ts';
import { useWords } from '../../shared/language.tsx';
import { DerivationSteps } from '../session/explain/DerivationSteps.tsx';
import { useExplainedResult } from '../session/explain/useExplained.ts';
import classes from './Match.module.css';
import type { MatchScreenState } from './useMatch.ts';

/** The chosen board of a match of pairs: what the comparison with all tables gives both. */
export function PairsBoard({ state }: { readonly state: MatchScreenState }) {
  const words = useWords(matchScreenWords);
  const { chosen, names } = state;
  const slot = chosen?.rooms.open.result ? chosen.rooms.open.slot : null;
  if (!chosen || !slot) return null;
  return (
    <section className={classes['block']} aria-live="polite">
      <div className={classes['panelHead']}>
        <h2>{words.board(chosen.shown)}</h2>
      </div>
      <Explained state={state} slot={slot} side="NS" name={names.home} />
      <Explained state={state} slot={slot} side="EW" name={names.away} />
    </section>
  );
}

function Explained(props: {
  readonly state: MatchScreenState;
  readonly slot: Slot;
  readonly side: 'NS' | 'EW';
  readonly name: string;
}) {
  const { session, change } = props.state;
  const explained = useExplainedResult(session.id, { slot: props.slot, side: props.side }, change);
  return (
    <>
      <p className={classes['sentence']}>
        <bdi>{props.name}</bdi>
      </p>
      <DerivationSteps explained={explained} decimals={session.scoring.regulation.shown} />
    </>
  );
}
