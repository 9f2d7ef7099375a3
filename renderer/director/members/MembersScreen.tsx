import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { membersWords } from '../../../src/language/screens/members/members.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { saveFile } from '../api/saveFile.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { focusRow, moveRowFocus } from '../shell/list/rowFocus.ts';
import { Screen } from '../shell/Screen.tsx';
import { FindMember } from './list/FindMember.tsx';
import { MemberList } from './list/MemberList.tsx';
import classes from './Members.module.css';
import type { MembersTask } from './membersTask.ts';
import { MembersPanel } from './panel/MembersPanel.tsx';
import { useMemberActs } from './useMemberActs.ts';
import { useMemberKeys } from './useMemberKeys.ts';
import { useMembers } from './useMembers.ts';

/** The club's members and guests: one list, found by two letters, and what is known of the one that is chosen. */
export function MembersScreen() {
  const words = useWords(membersWords);
  const { events } = useWords(shellWords);
  const [, go] = useLocation();
  const [find, setFind] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const [task, begin] = useState<MembersTask>('page');
  const query = useMembers(find.trim());
  const pages = query.data?.pages ?? [];
  const members = pages.flatMap((page) => page.members);
  const [first] = pages;
  const rows = useRef<HTMLTableSectionElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const acts = useMemberActs();
  const current = members.find(({ id }) => id === chosen) ?? members[0] ?? null;
  const isEmpty = first?.total === 0 && find.trim() === '';
  const isListed = members.length > 0;
  useEffect(() => {
    if (isListed) focusRow(rows.current, 'member', null);
  }, [isListed]);
  const search = (text: string) => {
    setFind(text);
    acts.clear();
  };
  const leave = () => {
    begin('page');
    focusRow(rows.current, 'member', current?.id ?? null);
  };
  const onDone = async (message: string | null, member: number | null = null) => {
    begin('page');
    if (message !== null) await acts.said(message);
    if (member !== null) choose(member);
    focusRow(rows.current, 'member', member ?? current?.id ?? null);
  };
  const twinName = first?.twinName ?? null;
  const showTwins = twinName === null ? null : () => search(twinName);
  const onCurrent = (wanted: MembersTask) => {
    if (current) begin(wanted);
  };
  const frame = useMemberKeys({
    isListed,
    isBusy: task !== 'page',
    begin,
    onCurrent,
    find: () => field.current?.focus(),
    showTwins,
    openImport: () => go('/members/import'),
    save: () => void saveFile('/api/export/members.csv').catch(() => acts.said(words.problems.failed)),
    undo: first?.canUndo ? acts.undo : null,
    redo: first?.canRedo ? acts.redo : null,
    twin: current?.twin ?? null,
    tellApart: () => current?.twin && acts.tellApart(current.id, current.twin.id),
    leave: () => (task === 'page' ? go('/') : leave()),
  });
  const { counts } = first ?? {};
  return (
    <Screen
      name={words.title}
      title={<ClubTitle />}
      tabs={useClubTabs()}
      back={{ href: '/', name: events }}
      status={
        counts &&
        showTwins && (
          <button type="button" className={classes['twins']} onClick={showTwins}>
            {words.enteredTwice(counts.twins)}
          </button>
        )
      }
      {...frame}
      panel={
        (current || task === 'new') && (
          <MembersPanel
            task={task}
            member={current}
            federations={first?.federations ?? []}
            begin={begin}
            open={(member) => {
              choose(member);
              begin('edit');
            }}
            onDone={(message, member) => void onDone(message, member)}
            onApart={() => current?.twin && acts.tellApart(current.id, current.twin.id)}
          />
        )
      }
    >
      <div className={classes['head']}>
        <h1 className="visually-hidden">{words.title}</h1>
        {!isEmpty && (
          <FindMember ref={field} text={find} onText={search} onDown={() => void moveRowFocus(rows.current, 1)} />
        )}
        <p role="status">
          {acts.message !== ''
            ? acts.message
            : find.trim() !== '' && query.isSuccess && !query.isFetching && first && words.found(first.total)}
        </p>
        {counts && !isEmpty && <p className={classes['counts']}>{words.counted(counts.members, counts.guests)}</p>}
      </div>
      {isEmpty && (
        <div className={classes['empty']}>
          <h2>{words.emptyTitle}</h2>
          <p>{words.empty}</p>
          <Button primary shortcut="N" onPress={() => begin('new')}>
            {words.newMember}
          </Button>
        </div>
      )}
      {query.isSuccess && first?.total === 0 && find.trim() !== '' && (
        <p className={classes['none']}>
          {words.notFound(find.trim())} <Button onPress={() => setFind('')}>{words.showAll}</Button>
        </p>
      )}
      {isListed && (
        <MemberList
          rows={rows}
          members={members}
          current={current?.id ?? null}
          onChoose={choose}
          onOpen={() => onCurrent('edit')}
          onForget={() => onCurrent('forget')}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
        />
      )}
    </Screen>
  );
}
