import { useEffect, useRef, useState } from 'react';
import type { MemberView } from '../../../../main/club/model/members/members.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { stratumLetter, MOST_STRATA } from '../../../../src/scoring/standing/strata.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { membersApi } from '../../api/members.ts';
import { draftOf, readMemberDraft, typedDetails, type MemberDraft } from './memberDraft.ts';
import type { OnMemberDone } from '../membersTask.ts';
import { NumberFields } from './NumberFields.tsx';
import { memberProblem, type ShownProblem } from './memberProblem.ts';
import classes from './Panel.module.css';

const STRATA = ['', ...Array.from({ length: MOST_STRATA }, (_, index) => String(index))];

/** The form of a member: a new one, or the one that is chosen. */
export function MemberForm(props: {
  /** Null for a new one. */
  readonly member: MemberView | null;
  readonly federations: readonly string[];
  /** Opens the form of another. */
  readonly open: (member: number) => void;
  readonly onDone: OnMemberDone;
}) {
  const { member, onDone } = props;
  const words = useWords(membersWords);
  const language = useLanguage();
  const [draft, setDraft] = useState<MemberDraft>(() => draftOf(member, language));
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const change = (changed: Partial<MemberDraft>) => {
    setDraft((now) => ({ ...now, ...changed }));
    setProblem(null);
  };
  const submit = async (another = false) => {
    const details = readMemberDraft(draft);
    if (details === null) return setProblem({ text: words.problems.handicap, known: null });
    const answer = await (
      member ? membersApi.change(member.id, details, typedDetails(member)) : membersApi.add({ ...details, another })
    ).catch(() => null);
    if (answer === null) return setProblem({ text: words.problems.failed, known: null });
    if (isProblemAnswer(answer)) return setProblem(memberProblem(answer, words));
    onDone((member ? words.said.saved : words.said.added)(details.name.trim()), answer.member);
  };
  const title = member ? words.editMember : words.newMember;
  return (
    <PanelForm label={title} className={classes['form']} onSubmit={() => submit()} onLeave={() => onDone(null)}>
      <h2>{title}</h2>
      <label className={classes['field']}>
        <span>{words.name}</span>
        <TextField
          ref={field}
          dir="auto"
          value={draft.name}
          maxLength={100}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label className={classes['check']}>
        <input type="checkbox" checked={draft.member} onChange={({ target }) => change({ member: target.checked })} />
        {words.memberOfClub}
      </label>
      <NumberFields
        numbers={draft.numbers}
        federations={props.federations}
        onChange={(numbers) => change({ numbers })}
      />
      <div className={classes['two']}>
        <label className={classes['field']}>
          <span>{words.stratum}</span>
          <Select
            label={words.stratum}
            value={draft.stratum}
            options={STRATA.map((value) => ({ value, text: value === '' ? '–' : stratumLetter(Number(value)) }))}
            onChange={(stratum) => change({ stratum })}
          />
        </label>
        <label className={classes['field']}>
          <span>{words.handicapPercent}</span>
          <TextField
            inputMode="decimal"
            value={draft.handicap}
            maxLength={10}
            onChange={({ target }) => change({ handicap: target.value })}
          />
        </label>
      </div>
      {problem?.known && (
        <p className={classes['cures']}>
          <Button onPress={() => void submit(true)}>{words.addAnyway}</Button>
          <Button onPress={() => props.open(problem.known ?? 0)}>{words.openKnown}</Button>
        </p>
      )}
      <FormFoot
        problem={problem?.text ?? null}
        submit={member ? words.save : words.add}
        leave={words.cancel}
        onLeave={() => onDone(null)}
      />
    </PanelForm>
  );
}
