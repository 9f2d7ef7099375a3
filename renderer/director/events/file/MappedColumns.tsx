import type { MappedColumnsView } from '../../../../main/club/model/files/exchange.ts';
import { isWholeMapping, MAPPED_COLUMNS, type MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import { mappingWords } from '../../../../src/language/screens/events/mapping.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';

/** The columns of a CSV of results whose heads aren't known: what each holds is chosen beside what stands in it. */
export function MappedColumns(props: {
  readonly mapped: MappedColumnsView;
  readonly onChange: (mapping: readonly MappedColumn[]) => void;
}) {
  const words = useWords(mappingWords);
  const { columns, mapping, isRemembered } = props.mapped;
  const change = (at: number, column: MappedColumn) => {
    // A thing is held by one column: chosen for another, it is no longer held by the first.
    const isElsewhere = (one: MappedColumn) => column !== 'nothing' && one === column;
    props.onChange(mapping.map((one, index) => (index === at ? column : isElsewhere(one) ? 'nothing' : one)));
  };
  return (
    <section className={classes['found']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">{isWholeMapping(mapping) ? (isRemembered ? words.remembered : words.help) : words.missing}</p>
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
                options={MAPPED_COLUMNS.map((column) => ({ value: column, text: words.columns[column] }))}
                onChange={(column) => change(index, column)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
