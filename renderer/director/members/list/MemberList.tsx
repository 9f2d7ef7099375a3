import type { RefObject } from 'react';
import type { MemberView } from '../../../../main/club/model/members/members.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { useRowKeys } from '../../shell/list/useRowKeys.ts';
import classes from '../Members.module.css';
import { MemberRow } from './MemberRow.tsx';

/** The members, a row each: arrows move between them, Enter opens one. */
export function MemberList(props: {
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly members: readonly MemberView[];
  readonly current: number | null;
  readonly onChoose: (member: number) => void;
  readonly onOpen: (member: number) => void;
  readonly onForget: () => void;
  /** Shows further members; null where there are none. */
  readonly onMore: (() => void) | null;
}) {
  const words = useWords(membersWords);
  const { rows, members, onMore } = props;
  const keys = useRowKeys(rows, { onDelete: props.onForget, onPastEnd: onMore });
  return (
    <>
      <table className={classes['members']}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.federations}</th>
            <th scope="col">{words.stratum}</th>
            <th scope="col">{words.handicap}</th>
            <th scope="col">{words.sessions}</th>
            <th scope="col">{words.last}</th>
            <th scope="col">{words.mostlyWith}</th>
          </tr>
        </thead>
        <tbody ref={rows} {...keys}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isCurrent={props.current === member.id}
              onChoose={() => props.onChoose(member.id)}
              onOpen={() => props.onOpen(member.id)}
            />
          ))}
        </tbody>
      </table>
      {onMore && (
        <p className={classes['more']}>
          <Button onPress={onMore}>{words.more}</Button>
        </p>
      )}
    </>
  );
}
