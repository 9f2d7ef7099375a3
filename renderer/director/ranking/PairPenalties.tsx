import { useState } from 'react';
import type { PenaltyView, SessionView } from '../../../main/club/model.ts';
import { penaltyText } from '../../../src/language/penalty.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { KeyAction } from '../../shared/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api, isProblem } from '../api.ts';
import classes from './Penalties.module.css';
import { PenaltyForm } from './PenaltyForm.tsx';

/** What the director took from a pair's total or gave to it, each with its reason; and a way to give another. */
export function PairPenalties(props: {
  readonly session: SessionView;
  readonly entry: number;
  readonly unit: 'matchpoints' | 'imps';
  readonly penalties: readonly PenaltyView[];
  readonly giving: boolean;
  readonly onGive: () => void;
  readonly onDone: () => void;
}) {
  const words = useWords(scoringScreenWords).penalties;
  const { session, entry, penalties, giving } = props;
  return (
    <section className={classes['penalties']} aria-label={words.title}>
      {penalties.length > 0 && (
        <ul>
          {penalties.map((penalty) => (
            <Penalty key={penalty.number} session={session.id} penalty={penalty} />
          ))}
        </ul>
      )}
      {giving ? (
        <PenaltyForm key={entry} session={session} entry={entry} unit={props.unit} onDone={props.onDone} />
      ) : (
        <KeyAction keys={['B']} onPress={props.onGive}>
          {words.title}
        </KeyAction>
      )}
    </section>
  );
}

function Penalty({ session, penalty }: { readonly session: number; readonly penalty: PenaltyView }) {
  const words = useWords(scoringScreenWords).penalties;
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const takeBack = async () => {
    const answer = await api.takePenaltyBack(session, penalty.number).catch(() => null);
    setFailed(answer === null || (isProblem(answer) && answer.code !== 'unknownPenalty'));
  };
  return (
    <li>
      <span>{penaltyText(penalty, language)}</span>
      <button type="button" onClick={() => void takeBack()}>
        {words.takeBack}
      </button>
      <span className={classes['reason']}>{penalty.reason}</span>
      {failed && <span role="alert">{words.failed}</span>}
    </li>
  );
}
