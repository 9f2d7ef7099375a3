import { isSwissField } from '../../../../src/movement/swiss/spec.ts';
import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../../shared/controls/RadioRow.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { termsOfEntry } from '../../session/terms.ts';
import { PreviewedMoves } from '../../session/preview/PreviewedMoves.tsx';
import classes from './Penalties.module.css';
import { useChangePreview } from '../../session/preview/useChangePreview.ts';
import {
  boardsPlayed,
  pairStatus,
  PAIR_STATUSES,
  STATUSES_OF_PLAYERS,
  termsForStatus,
  withdrawalSentence,
  type PlayedShare,
} from './pairStatus.ts';

/**
 * The form that says whether a pair is ranked, a guest, or withdrawn, with a preview. Enter saves it, Escape closes it.
 */
export function PairStatusForm(props: {
  readonly session: SessionView;
  readonly entry: number;
  /** What it has played of what it was to play; boards of its own where it is left out. */
  readonly played?: PlayedShare;
  readonly onDone: () => void;
}) {
  const { session, entry } = props;
  const words = useWords(withdrawalWords);
  const ranks = useRanks();
  const isSwiss = session.sections.some(({ spec }) => isSwissField(spec));
  const { changedMeanwhile } = useWords(shellWords);
  const now = termsOfEntry(session.terms, entry);
  const [how, choose] = useState(() => pairStatus(now));
  const [problem, setProblem] = useState<string | null>(null);
  // What the form showed when it was opened, or when it was refused.
  const [before, setBefore] = useState(now);
  const change = { entries: [termsForStatus(now, how)] };
  const isNew = how !== pairStatus(now);
  const preview = useChangePreview('terms', session, isNew ? change : null, api.previewTerms);
  const played = props.played ?? boardsPlayed(session, entry);

  const save = async () => {
    const answer = isNew
      ? await api.changeTerms(session.id, { ...change, before: [before] }).catch(() => null)
      : { change: session.change };
    if (answer === null || isProblemAnswer(answer)) {
      const isMoved = answer !== null && answer.code === 'changedMeanwhile';
      setBefore(now);
      return setProblem(isMoved ? changedMeanwhile : words.failed);
    }
    props.onDone();
  };
  return (
    <PanelForm className={classes['form']} label={words.title} onSubmit={save} onLeave={props.onDone}>
      <RadioRow
        name="how"
        label={words.title}
        className={classes['statuses']}
        choices={ranks === 'player' && !isSwiss ? STATUSES_OF_PLAYERS : PAIR_STATUSES}
        words={words.how}
        chosen={how}
        onChoose={choose}
      />
      {how === 'withdrawn' && !(isSwiss && ranks === 'player') && (
        <p className={classes['outcome']}>
          {withdrawalSentence(words, played, isSwiss)} <small>{words.source}</small>
        </p>
      )}
      {preview && preview.moves.length === 0 && <p className="quiet">{words.nobodyMoves}</p>}
      {preview && <PreviewedMoves preview={preview} own={[entry]} session={session} scoring={session.scoring} />}
      <FormFoot problem={problem} submit={words.save} leave={words.cancel} onLeave={props.onDone} />
    </PanelForm>
  );
}
