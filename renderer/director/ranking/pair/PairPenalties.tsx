import { useState } from 'react';
import type { PenaltyView } from '../../../../main/club/model/scoring.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { focusMarked } from '../../session/focus.ts';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import classes from './Penalties.module.css';
import type { PlayedShare } from './pairStatus.ts';
import { PairStatusForm } from './PairStatusForm.tsx';
import type { PairFormName } from './useChosenPairCard.ts';
import { PenaltyForm, type PenaltyMatch } from './PenaltyForm.tsx';

/**
 * The penalties and bonuses of a pair with their reasons, and the open form for another one or the status of the pair.
 */
export function PairPenalties(props: {
  readonly session: SessionView;
  readonly entry: number;
  readonly unit: 'matchpoints' | 'imps';
  /** The form that is open. */
  readonly form: PairFormName | null;
  /** Opens another form; null closes it. */
  readonly onForm: (form: PairFormName | null) => void;
  /** The matches that a penalty can be in; left out where there are none. */
  readonly matches?: readonly PenaltyMatch[];
  /** What it has played, where that is not counted in boards of its own. */
  readonly played?: PlayedShare;
}) {
  const words = useWords(scoringScreenWords).penalties;
  const { session, entry, form } = props;
  const penalties = session.penalties.filter((penalty) => penalty.entry === entry);
  const close = () => {
    props.onForm(null);
    focusMarked('entry', entry);
  };
  return (
    <section className={classes['penalties']} aria-label={words.title}>
      {penalties.length > 0 && (
        <ul>
          {penalties.map((penalty) => (
            <Penalty
              key={penalty.number}
              session={session.id}
              penalty={penalty}
              match={props.matches?.find(({ id }) => id === penalty.match)?.text ?? null}
            />
          ))}
        </ul>
      )}
      {form === 'penalty' && (
        <PenaltyForm
          key={entry}
          session={session}
          entry={entry}
          unit={props.unit}
          onDone={close}
          {...(props.matches && { matches: props.matches })}
        />
      )}
      {form === 'standing' && (
        <PairStatusForm
          key={entry}
          session={session}
          entry={entry}
          onDone={close}
          {...(props.played && { played: props.played })}
        />
      )}
    </section>
  );
}

/** The keys that open the forms. */
export function PenaltyKeys({ onForm }: { readonly onForm: (form: PairFormName) => void }) {
  const words = useWords(scoringScreenWords).penalties;
  const standing = useWords(withdrawalWords);
  const { keys } = useWords(shellWords);
  return (
    <PanelKeys label={keys}>
      <KeyAction keys={['B']} onPress={() => onForm('penalty')}>
        {words.title}
      </KeyAction>
      <KeyAction keys={['W']} onPress={() => onForm('standing')}>
        {standing.title}
      </KeyAction>
    </PanelKeys>
  );
}

function Penalty(props: {
  readonly session: number;
  readonly penalty: PenaltyView;
  /** The match it is in, as the form names it; null for none. */
  readonly match: string | null;
}) {
  const { session, penalty, match } = props;
  const words = useWords(scoringScreenWords).penalties;
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const takeBack = async () => {
    const answer = await api.takePenaltyBack(session, penalty.number).catch(() => null);
    setFailed(answer === null || (isProblemAnswer(answer) && answer.code !== 'unknownPenalty'));
  };
  return (
    <li>
      <span>{penaltyText(penalty, language)}</span>
      <button type="button" onClick={() => void takeBack()}>
        {words.takeBack}
      </button>
      <span className={classes['reason']}>
        {match !== null && `${match}. `}
        {penalty.reason}
      </span>
      {failed && <span role="alert">{words.failed}</span>}
    </li>
  );
}
