import type { MappedColumnsView } from '../../../../main/club/model/files/exchange.ts';
import { mappingWords } from '../../../../src/language/screens/events/mapping.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';

/** The columns of a CSV: what each holds is chosen beside what stands in it. */
export function ChooseColumns<Column extends string>(props: {
  readonly columns: MappedColumnsView['columns'];
  readonly mapping: readonly (Column | 'nothing')[];
  readonly status: string;
  readonly offered: readonly { readonly value: Column | 'nothing'; readonly text: string }[];
  readonly onChange: (mapping: readonly (Column | 'nothing')[]) => void;
}) {
  const { columns, mapping, offered } = props;
  const words = useWords(mappingWords);
  const change = (at: number, column: Column | 'nothing') => {
    // A thing is held by one column: chosen for another, it is no longer held by the first.
    const isElsewhere = (one: Column | 'nothing') => column !== 'nothing' && one === column;
    props.onChange(mapping.map((one, index) => (index === at ? column : isElsewhere(one) ? 'nothing' : one)));
  };
  return (
    <section className={classes['found']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">{props.status}</p>
      <ul className={classes['columns']}>
        {columns.map(({ head, examples }, index) => {
          const name = head === '' ? words.numbered(index + 1) : head;
          return (
            <li key={index}>
              <span>
                <bdi>{name}</bdi>
                <br />
                <bdi className="quiet">{examples.join(' · ')}</bdi>
              </span>
              <Select
                label={words.holds(name)}
                value={mapping[index] ?? 'nothing'}
                options={offered}
                onChange={(column) => change(index, column)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
