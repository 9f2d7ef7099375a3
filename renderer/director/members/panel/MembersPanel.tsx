import type { MemberView } from '../../../../main/club/model/members/members.ts';
import type { MembersTask, OnMemberDone } from '../membersTask.ts';
import { useMember } from '../useMembers.ts';
import { ForgetForm } from './ForgetForm.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberPage } from './MemberPage.tsx';
import { MergeForm } from './MergeForm.tsx';

export function MembersPanel(props: {
  readonly task: MembersTask;
  readonly member: MemberView | null;
  readonly federations: readonly string[];
  readonly begin: (task: MembersTask) => void;
  /** Opens the form of a member. */
  readonly open: (member: number) => void;
  readonly onDone: OnMemberDone;
  readonly onApart: () => void;
}) {
  const { task, member, federations, onDone } = props;
  const page = useMember(member?.id ?? null).data;
  if (task === 'new') return <MemberForm member={null} federations={federations} open={props.open} onDone={onDone} />;
  if (!member) return null;
  const key = `${member.id} ${task}`;
  if (task === 'edit') {
    return <MemberForm key={key} member={member} federations={federations} open={props.open} onDone={onDone} />;
  }
  if (task === 'merge') return <MergeForm key={key} member={member} onDone={onDone} />;
  if (task === 'forget') return <ForgetForm key={key} member={member} onDone={onDone} />;
  return page ? <MemberPage member={page} onMerge={() => props.begin('merge')} onApart={props.onApart} /> : null;
}
