import type { ListView } from '../../../../main/club/model/files/list.ts';
import { LIST_COLUMNS, type ListColumn } from '../../../../src/format/list-file/columns.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { mappingWords } from '../../../../src/language/screens/events/mapping.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import file from '../file/EventFile.module.css';

/** The columns of a list: what each holds is chosen beside what stands in it. */
export function ListColumns(props: {
  readonly list: ListView;
  readonly onChange: (mapping: readonly ListColumn[]) => void;
}) {
  const own = useWords(listWords);
  const words = useWords(mappingWords);
  const { kind, columns, mapping, isRemembered, found } = props.list;
  const offered: readonly ListColumn[] = ['nothing', ...LIST_COLUMNS[kind]];
  const change = (at: number, column: ListColumn) => {
    // A thing is held by one column: chosen for another, it is no longer held by the first.
    const isElsewhere = (one: ListColumn) => column !== 'nothing' && one === column;
    props.onChange(mapping.map((one, index) => (index === at ? column : isElsewhere(one) ? 'nothing' : one)));
  };
  return (
    <section className={file['found']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">{found === null ? own.missing[kind] : isRemembered ? words.remembered : own.columnsHelp}</p>
      <ul className={file['columns']}>
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
                options={offered.map((column) => ({ value: column, text: own.columns[column] }))}
                onChange={(column) => change(index, column)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
