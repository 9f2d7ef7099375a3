import { useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { penaltyWords } from '../../../../src/language/ranking/penalty.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { stagePenaltyUnits, unitsInMatch } from '../../../../src/scoring/ranked-matches/penalty-units.ts';
import { PENALTY_UNITS_OF } from '../../../../src/scoring/session-scoring.ts';
import type { PenaltyUnit } from '../../../../src/scoring/standing/penalty.ts';
import { useWords } from '../../../shared/language.tsx';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { RadioRow } from '../../../shared/controls/RadioRow.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { readPenaltyAmount } from './penaltyAmount.ts';
import { PreviewedMoves } from '../../session/preview/PreviewedMoves.tsx';
import classes from './Penalties.module.css';
import { useChangePreview } from '../../session/preview/useChangePreview.ts';

const LONGEST_REASON = 200;
/** The usual penalty: ten percent of a top; at IMPs as much as an average minus costs; a victory point of teams. */
const USUAL_AMOUNT = { matchpoints: '10', imps: '3', teams: '1' } as const;
const KINDS = ['penalty', 'bonus'] as const;

type Problem = 'amount' | 'reason' | 'refused';

/** A match that a penalty can be in. */
export interface PenaltyMatch {
  readonly id: number;
  readonly text: string;
}

/** The form for a penalty or bonus: which of the two, how much, and why. Enter saves it, Escape closes it. */
export function PenaltyForm(props: {
  readonly session: SessionView;
  readonly entry: number;
  readonly unit: 'matchpoints' | 'imps';
  /** The matches that it can be in; left out where there are none. */
  readonly matches?: readonly PenaltyMatch[];
  readonly onDone: () => void;
}) {
  const words = useWords(scoringScreenWords).penalties;
  const { kind: kinds, unit: unitNames } = useWords(penaltyWords);
  const { matches } = props.session.scoring;
  const [match, setMatch] = useState('');
  const ofMatches = matches && (match === '' ? stagePenaltyUnits(matches) : unitsInMatch(matches));
  const units: readonly PenaltyUnit[] = ofMatches ?? PENALTY_UNITS_OF[props.unit];
  const [kind, setKind] = useState<(typeof KINDS)[number]>('penalty');
  const [amount, setAmount] = useState<string>(USUAL_AMOUNT[matches ? 'teams' : props.unit]);
  const [wantedUnit, setUnit] = useState<PenaltyUnit>(units[0] ?? 'matchpoints');
  const unit = units.includes(wantedUnit) ? wantedUnit : (units[0] ?? 'matchpoints');
  const where = match === '' ? {} : { match: Number(match) };
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const read = readPenaltyAmount(amount);
  const penalty = read === null ? null : { entry: props.entry, ...where, kind, amount: read, unit, reason: '' };
  const preview = useChangePreview('penalty', props.session, penalty, api.previewPenalty);

  const give = async () => {
    if (read === null) return setProblem('amount');
    if (reason.trim() === '') return setProblem('reason');
    const given = { entry: props.entry, ...where, kind, amount: read, unit, reason };
    const answer = await api.addPenalty(props.session.id, given).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) return setProblem('refused');
    props.onDone();
  };
  return (
    <PanelForm className={classes['form']} label={words.title} onSubmit={give} onLeave={props.onDone}>
      <RadioRow
        name="kind"
        label={words.title}
        className={classes['kinds']}
        choices={KINDS}
        words={kinds}
        chosen={kind}
        onChoose={setKind}
      />
      <div className={classes['amount']}>
        <TextField
          low
          aria-label={words.amount}
          aria-invalid={problem === 'amount'}
          inputMode="decimal"
          maxLength={7}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        {units.length > 1 ? (
          <Select
            label={words.unitLabel}
            options={units.map((value) => ({ value, text: unitNames[value] }))}
            value={unit}
            onChange={setUnit}
          />
        ) : (
          <span>{unitNames[unit]}</span>
        )}
      </div>
      {props.matches && props.matches.length > 0 && (
        <Select
          label={words.match}
          options={[
            { value: '', text: words.wholeEvent },
            ...props.matches.map(({ id, text }) => ({ value: String(id), text })),
          ]}
          value={match}
          onChange={setMatch}
        />
      )}
      <label className={classes['reasonField']}>
        <span>{words.reason}</span>
        <TextField
          low
          aria-invalid={problem === 'reason'}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {preview && (
        <PreviewedMoves preview={preview} own={[props.entry]} session={props.session} scoring={props.session.scoring} />
      )}
      <FormFoot
        problem={problem && words.problems[problem]}
        submit={words.give}
        leave={words.cancel}
        onLeave={props.onDone}
      />
    </PanelForm>
  );
}
