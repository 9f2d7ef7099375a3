import { useEffect, useRef, useState } from 'react';
import type { MemberView } from '../../../../main/club/model/members/members.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { otherNumbers, ownNumber } from '../memberNumbers.ts';
import { useMembers } from '../useMembers.ts';
import classes from './Panel.module.css';

const LETTERS_TO_FIND = 2;

/** Who a member is the same person as: the one Etui takes it for, or another, found by two letters. */
export function useMergeChoice(of: MemberView) {
  const [text, type] = useState(of.twin?.name ?? '');
  const [chosen, choose] = useState<number | null>(of.twin?.id ?? null);
  const find = text.trim();
  const isEnough = find.length >= LETTERS_TO_FIND;
  const { data } = useMembers(find, isEnough);
  const found = isEnough ? (data?.pages[0]?.members ?? []).filter(({ id }) => id !== of.id) : [];
  const other = found.find(({ id }) => id === chosen) ?? found[0] ?? null;
  return { text, type, found, other: other?.id ?? null, choose };
}

/** The field for the other entry, and a list where several are found. */
export function MergeChoice({ text, type, found, other, choose }: ReturnType<typeof useMergeChoice>) {
  const words = useWords(membersWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <>
      <label className={classes['field']}>
        <span>{words.mergeChoose}</span>
        <TextField
          ref={field}
          dir="auto"
          value={text}
          maxLength={100}
          placeholder={words.mergeHint}
          aria-label={`${words.mergeChoose}: ${words.mergeHint}`}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {found.length > 1 && (
        <Select
          label={words.mergeChoose}
          value={String(other)}
          options={found.map((one) => ({ value: String(one.id), text: described(one) }))}
          onChange={(id) => choose(Number(id))}
        />
      )}
    </>
  );
}

/** A member with what tells it from another of its name. */
function described(member: MemberView): string {
  const own = ownNumber(member);
  const details = [own, ...otherNumbers(member), member.mostlyWith ?? ''].filter((text) => text !== '');
  return details.length > 0 ? `${member.name} (${details.join(', ')})` : member.name;
}
