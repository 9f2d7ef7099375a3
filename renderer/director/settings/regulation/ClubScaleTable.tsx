import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import type { ClubVictoryPointTable } from '../../../../src/scoring/victory-points/club.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { withOneMoreRow, withoutRow, withRow } from './clubScale.ts';
import { ClubScaleRow } from './ClubScaleRow.tsx';
import { NumberField } from './NumberField.tsx';
import type { RuleProps } from './ruleControls.tsx';
import classes from '../Settings.module.css';

/** One table of the club's scale: the numbers of boards it is for, and its rows. */
export function ClubScaleTable(props: {
  /** From 1. */
  readonly number: number;
  readonly table: ClubVictoryPointTable;
  readonly onChange: (table: ClubVictoryPointTable) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
  readonly onWrong: RuleProps['onWrong'];
}) {
  const words = useWords(regulationRuleWords).rules.ownScale;
  const { number, table, onChange, onWrong } = props;
  const { rows } = table;
  return (
    <div className={classes['scale']} role="group" aria-label={words.table(number)}>
      <div className={classes['options']}>
        <NumberField
          label={words.least(number)}
          value={table.least}
          onChange={(least) => onChange({ ...table, least })}
          onWrong={onWrong}
        />
        {words.to}
        <NumberField
          label={words.most(number)}
          value={table.most}
          onChange={(most) => onChange({ ...table, most })}
          onWrong={onWrong}
        />
        {words.boards}
        {props.onRemove && <Button onPress={props.onRemove}>{words.removeTable}</Button>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.upTo}</th>
            <th scope="col">{words.winner}</th>
            <th scope="col">{words.loser}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ClubScaleRow
              key={`${rows.length} ${index}`}
              table={table}
              row={row}
              place={{ table: number, row: index + 1 }}
              onChange={(changed) => onChange(withRow(table, index, changed))}
              onRemove={index > 0 ? () => onChange(withoutRow(table, index)) : null}
              onWrong={onWrong}
            />
          ))}
        </tbody>
      </table>
      <Button onPress={() => onChange(withOneMoreRow(table))}>{words.addRow}</Button>
    </div>
  );
}
