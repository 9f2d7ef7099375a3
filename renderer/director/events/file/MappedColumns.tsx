import type { MappedColumnsView } from '../../../../main/club/model/files/exchange.ts';
import { isWholeMapping, MAPPED_COLUMNS, type MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import { mappingWords } from '../../../../src/language/screens/events/mapping.ts';
import { useWords } from '../../../shared/language.tsx';
import { ChooseColumns } from './ChooseColumns.tsx';

/** The columns of a CSV of results whose heads aren't known. */
export function MappedColumns(props: {
  readonly mapped: MappedColumnsView;
  readonly onChange: (mapping: readonly MappedColumn[]) => void;
}) {
  const words = useWords(mappingWords);
  const { columns, mapping, isRemembered } = props.mapped;
  return (
    <ChooseColumns
      columns={columns}
      mapping={mapping}
      status={isWholeMapping(mapping) ? (isRemembered ? words.remembered : words.help) : words.missing}
      offered={MAPPED_COLUMNS.map((column) => ({ value: column, text: words.columns[column] }))}
      onChange={props.onChange}
    />
  );
}
