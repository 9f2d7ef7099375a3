import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { clubScaleProblemSentence } from '../../../../src/language/regulation/victory-points-problem.ts';
import {
  clubScaleProblem,
  type ClubVictoryPointRow,
  type ClubScale,
  type ClubVictoryPointTable,
} from '../../../../src/scoring/victory-points/club.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import {
  withOneMoreRow,
  withOneMoreTable,
  withoutRow,
  withRow,
  withTable,
  withTables,
  withWinner,
} from './clubScale.ts';
import { NumberField } from './NumberField.tsx';
import { RuleParts } from './rules.tsx';
import classes from '../Settings.module.css';

type OnWrong = (label: string, wrong: boolean) => void;

/** The club's own scale of victory points: for which numbers of boards, and row by row what both sides get. */
export function ClubScaleTable(props: {
  readonly scale: ClubScale;
  readonly onChange: (scale: ClubScale) => void;
  readonly onWrong: OnWrong;
}) {
  const words = useWords(scoringScreenWords).scale;
  const language = useLanguage();
  const { scale, onChange } = props;
  const problem = clubScaleProblem(scale);
  return (
    <RuleParts
      label={words.label}
      note={words.note}
      problem={problem ? clubScaleProblemSentence(problem, language) : undefined}
    >
      {scale.tables.map((table, index) => (
        // tables have no names, and keep their order
        <ScaleTable
          key={`${scale.tables.length} ${index}`}
          number={index + 1}
          table={table}
          onChange={(changed) => onChange(withTable(scale, index, changed))}
          onRemove={
            scale.tables.length > 1 ? () => onChange(withTables(scale, scale.tables.toSpliced(index, 1))) : null
          }
          onWrong={props.onWrong}
        />
      ))}
      <Button onPress={() => onChange(withOneMoreTable(scale))}>{words.addTable}</Button>
    </RuleParts>
  );
}

function ScaleTable(props: {
  /** From 1. */
  readonly number: number;
  readonly table: ClubVictoryPointTable;
  readonly onChange: (table: ClubVictoryPointTable) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
  readonly onWrong: OnWrong;
}) {
  const words = useWords(scoringScreenWords).scale;
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
            <ScaleRow
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

function ScaleRow(props: {
  readonly table: ClubVictoryPointTable;
  readonly row: ClubVictoryPointRow;
  /** From 1. */
  readonly place: { readonly table: number; readonly row: number };
  readonly onChange: (row: ClubVictoryPointRow) => void;
  /** Null for the drawn match. */
  readonly onRemove: (() => void) | null;
  readonly onWrong: OnWrong;
}) {
  const words = useWords(scoringScreenWords).scale;
  const { row, place, onChange, onWrong } = props;
  const label = (what: string): string => words.cell(what, place.table, place.row);
  return (
    <tr>
      <td>
        {row.upTo === null ? (
          words.beyond
        ) : (
          <NumberField
            label={label(words.upTo)}
            value={row.upTo}
            onChange={(upTo) => onChange({ ...row, upTo })}
            onWrong={onWrong}
          />
        )}
      </td>
      <td>
        <NumberField
          label={label(words.winner)}
          value={row.winner / 100}
          onChange={(winner) => onChange(withWinner(props.table, place.row - 1, hundredths(winner)))}
          onWrong={onWrong}
        />
      </td>
      <td>
        <NumberField
          label={label(words.loser)}
          value={row.loser / 100}
          onChange={(loser) => onChange({ ...row, loser: hundredths(loser) })}
          onWrong={onWrong}
        />
      </td>
      <td>
        {props.onRemove && (
          <button type="button" aria-label={words.removeRow(place.row)} onClick={props.onRemove}>
            ×
          </button>
        )}
      </td>
    </tr>
  );
}

/** A third decimal stays one, so that it is named and not rounded away. */
function hundredths(points: number): number {
  return Math.round(points * 1_000) / 10;
}
