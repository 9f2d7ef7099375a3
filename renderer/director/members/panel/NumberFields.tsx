import { useId } from 'react';
import type { MemberNumber } from '../../../../main/club/model/members/members.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { OWN_FEDERATION } from '../../../../src/format/members/columns.ts';
import classes from './Panel.module.css';

/** The numbers of a member: the club's own, those of federations, and an empty line for another. */
export function NumberFields(props: {
  readonly numbers: readonly MemberNumber[];
  readonly federations: readonly string[];
  readonly onChange: (numbers: readonly MemberNumber[]) => void;
}) {
  const words = useWords(membersWords);
  const listId = useId();
  const { onChange } = props;
  const isOpen = props.numbers.at(-1)?.number !== '' || props.numbers.length === 1;
  const rows = isOpen ? [...props.numbers, { federation: '', number: '' }] : props.numbers;
  const change = (at: number, changed: Partial<MemberNumber>) => {
    const all = rows.map((row, index) => (index === at ? { ...row, ...changed } : row));
    onChange(all.filter(({ federation, number }, index) => index === 0 || federation !== '' || number !== ''));
  };
  return (
    <div className={classes['numbers']}>
      {rows.map(({ federation, number }, index) =>
        index === 0 ? (
          <label key={OWN_FEDERATION} className={classes['field']}>
            <span>{words.ownNumber}</span>
            <TextField value={number} maxLength={30} onChange={({ target }) => change(0, { number: target.value })} />
          </label>
        ) : (
          <div key={index} className={classes['two']}>
            <label className={classes['field']}>
              <span>{words.federation}</span>
              <TextField
                value={federation}
                maxLength={30}
                list={listId}
                aria-label={words.anotherNumber}
                onChange={({ target }) => change(index, { federation: target.value })}
              />
            </label>
            <label className={classes['field']}>
              <span>{words.number}</span>
              <TextField
                value={number}
                maxLength={30}
                aria-label={federation === '' ? words.newNumber : words.numberOf(federation)}
                onChange={({ target }) => change(index, { number: target.value })}
              />
            </label>
          </div>
        ),
      )}
      <datalist id={listId}>
        {props.federations
          .filter((federation) => federation !== OWN_FEDERATION)
          .map((federation) => (
            <option key={federation} value={federation}>
              {federation}
            </option>
          ))}
      </datalist>
    </div>
  );
}
