import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberView } from '../../../../main/club/model/members/members.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { membersApi } from '../../api/members.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import type { OnMemberDone } from '../membersTask.ts';
import { MergeChoice, useMergeChoice } from './MergeChoice.tsx';
import { MergeSides } from './MergeSides.tsx';
import classes from './Panel.module.css';

/** Makes one member of two: both are shown, with what stands together, before anything is done. */
export function MergeForm({ member, onDone }: { readonly member: MemberView; readonly onDone: OnMemberDone }) {
  const words = useWords(membersWords);
  const language = useLanguage();
  const choice = useMergeChoice(member);
  const { other } = choice;
  /** Whose name stays: that of the entry with which it is the same, as a rule. */
  const [keepsOwn, keepOwn] = useState(member.twin === null);
  const [problem, setProblem] = useState<string | null>(null);
  const merge = keepsOwn ? { keep: member.id, other: other ?? 0 } : { keep: other ?? 0, other: member.id };
  const { data: preview } = useQuery({
    queryKey: [...queryKeys.members, 'merge', merge.keep, merge.other],
    queryFn: () => membersApi.previewMerge(merge),
    enabled: other !== null,
  });
  const submit = async () => {
    if (other === null) return;
    const answer = await membersApi.merge(merge).catch(() => null);
    if (answer === null) return setProblem(words.problems.failed);
    if (isProblemAnswer(answer)) return setProblem(words.problems.other);
    onDone(words.said.merged(preview?.joined.name ?? ''), answer.member);
  };
  const met = preview?.met ? words.met(preview.met.event, formatDay(preview.met.date, 'long', language)) : null;
  return (
    <PanelForm label={words.mergeTitle} className={classes['form']} onSubmit={submit} onLeave={() => onDone(null)}>
      <h2>{words.mergeTitle}</h2>
      <MergeChoice {...choice} />
      {preview && (
        <>
          <MergeSides preview={preview} keepsOwn={keepsOwn} member={member.id} onKeep={keepOwn} />
          {met === null && (
            <p>
              {words.mergeResult(words.inSessions(preview.joined.sessions))} {words.mergeUndo}
            </p>
          )}
        </>
      )}
      <FormFoot
        problem={met ?? problem}
        submit={words.merge}
        leave={words.cancel}
        disabled={!preview || met !== null}
        onLeave={() => onDone(null)}
      />
    </PanelForm>
  );
}
