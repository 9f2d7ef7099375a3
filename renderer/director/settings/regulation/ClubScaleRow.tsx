import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import type { ClubVictoryPointRow, ClubVictoryPointTable } from '../../../../src/scoring/victory-points/club.ts';
import { useWords } from '../../../shared/language.tsx';
import { withWinner } from './clubScale.ts';
import { NumberField } from './NumberField.tsx';
import type { RuleProps } from './ruleControls.tsx';

/** A row of the club's scale: up to which margin it is, and what both sides get. */
export function ClubScaleRow(props: {
  readonly table: ClubVictoryPointTable;
  readonly row: ClubVictoryPointRow;
  /** From 1. */
  readonly place: { readonly table: number; readonly row: number };
  readonly onChange: (row: ClubVictoryPointRow) => void;
  /** Null for the drawn match. */
  readonly onRemove: (() => void) | null;
  readonly onWrong: RuleProps['onWrong'];
}) {
  const words = useWords(regulationRuleWords).rules.ownScale;
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

/** Keeps a third decimal, so that it is named as a problem instead of being rounded away. */
function hundredths(points: number): number {
  return Math.round(points * 1_000) / 10;
}
