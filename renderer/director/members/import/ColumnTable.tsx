import type { MemberFileView } from '../../../../main/club/model/members/import.ts';
import { OWN_FEDERATION, type MemberColumn } from '../../../../src/format/members/columns.ts';
import { importWords } from '../../../../src/language/screens/members/import.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './Import.module.css';

const KINDS = ['nothing', 'name', 'first', 'last', 'member', 'stratum', 'handicap'] as const;
const FEDERATIONS = ['FFB', 'FSB', 'EBU', 'ACBL', 'ABF', 'NZB', 'WBF'];

/** The columns of a file, a row each: its head, what it holds, and the first of what stands in it. */
export function ColumnTable(props: {
  readonly columns: MemberFileView['columns'];
  readonly mapping: readonly MemberColumn[];
  readonly onChange: (mapping: readonly MemberColumn[]) => void;
}) {
  const words = useWords(importWords);
  const { columns, mapping } = props;
  const change = (at: number, column: MemberColumn) => {
    // A thing is held by one column: chosen for another, it is no longer held by the first.
    const isSame = (one: MemberColumn) => column.is !== 'nothing' && valueOf(one) === valueOf(column);
    props.onChange(mapping.map((one, index) => (index === at ? column : isSame(one) ? { is: 'nothing' } : one)));
  };
  return (
    <table className={classes['columns']}>
      <thead>
        <tr>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.holds}</th>
          <th scope="col">{words.examples}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ head, examples }, index) => {
          const name = head === '' ? words.numbered(index + 1) : head;
          return (
            <tr key={index}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <ColumnChoice
                  name={name}
                  column={mapping[index] ?? { is: 'nothing' }}
                  onChange={(column) => change(index, column)}
                />
              </td>
              <td className={classes['examples']}>
                <bdi>{examples.join(' · ')}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ColumnChoice(props: {
  readonly name: string;
  readonly column: MemberColumn;
  readonly onChange: (column: MemberColumn) => void;
}) {
  const words = useWords(importWords);
  const { column, name } = props;
  const isOther = column.is === 'number' && ![OWN_FEDERATION, ...FEDERATIONS].includes(column.federation);
  const options = [
    ...KINDS.map((kind) => ({ value: kind as string, text: words.kinds[kind] })),
    { value: `number ${OWN_FEDERATION}`, text: words.ownNumber },
    ...FEDERATIONS.map((federation) => ({ value: `number ${federation}`, text: words.numberOf(federation) })),
    { value: OTHER, text: words.otherNumber },
  ];
  return (
    <div className={classes['choice']}>
      <Select
        label={words.holdsOf(name)}
        value={isOther ? OTHER : valueOf(column)}
        options={options}
        onChange={(value) => props.onChange(columnOf(value))}
      />
      {isOther && (
        <TextField
          low
          defaultValue={column.federation === UNNAMED ? '' : column.federation}
          maxLength={30}
          aria-label={words.federationOf(name)}
          ref={(field) => {
            if (column.federation === UNNAMED) field?.focus();
          }}
          onBlur={({ target }) => {
            const federation = target.value.trim().toUpperCase();
            if (federation !== '' && federation !== column.federation) props.onChange({ is: 'number', federation });
          }}
        />
      )}
    </div>
  );
}

const OTHER = 'other';
/** A federation whose name is still to be typed. */
const UNNAMED = '?';

function valueOf(column: MemberColumn): string {
  return column.is === 'number' ? `number ${column.federation}` : column.is;
}

function columnOf(value: string): MemberColumn {
  if (value === OTHER) return { is: 'number', federation: UNNAMED };
  if (value.startsWith('number ')) return { is: 'number', federation: value.slice('number '.length) };
  return { is: KINDS.find((kind) => kind === value) ?? 'nothing' };
}
