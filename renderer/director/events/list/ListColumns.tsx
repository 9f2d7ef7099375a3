import type { ListView } from '../../../../main/club/model/files/list.ts';
import { LIST_COLUMNS, type ListColumn } from '../../../../src/format/list-file/columns.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { mappingWords } from '../../../../src/language/screens/events/mapping.ts';
import { useWords } from '../../../shared/language.tsx';
import { ChooseColumns } from '../file/ChooseColumns.tsx';

/** The columns of a list. */
export function ListColumns(props: {
  readonly list: ListView;
  readonly onChange: (mapping: readonly ListColumn[]) => void;
}) {
  const own = useWords(listWords);
  const { remembered } = useWords(mappingWords);
  const { kind, columns, mapping, isRemembered, found } = props.list;
  const offered: readonly ListColumn[] = ['nothing', ...LIST_COLUMNS[kind]];
  return (
    <ChooseColumns
      columns={columns}
      mapping={mapping}
      status={found === null ? own.missing[kind] : isRemembered ? remembered : own.columnsHelp}
      offered={offered.map((column) => ({ value: column, text: own.columns[column] }))}
      onChange={props.onChange}
    />
  );
}
