import type { SectionView } from '../../../../main/club/model/session.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { changeWords, type ChangeField } from '../../../../src/language/screens/change.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import textField from '../../../shared/controls/TextField.module.css';
import classes from './Change.module.css';
import { changeFields, parseFigure, type ChangeDraft, type ScheduleChangeKind } from './draft.ts';
import { setsOf } from './facts.ts';

/** The fields of the chosen kind of change. */
export function ChangeFields(props: {
  readonly kind: ScheduleChangeKind;
  readonly ranks: EventRanks;
  readonly draft: ChangeDraft;
  readonly section: SectionView;
  readonly onType: (draft: ChangeDraft) => void;
}) {
  const { draft, onType } = props;
  const words = useWords(changeWords);
  const { line } = useWords(roomWords);
  const isMissing = (name: Exclude<ChangeField, 'line'>) => parseFigure(draft[name]) === null || undefined;
  const field = (name: ChangeField) => {
    switch (name) {
      case 'pairs':
        return (
          <Choice
            key={name}
            label={words.fields.pairs}
            options={(['1', '2'] as const).map((value) => ({ value, text: words.latePairs[value] }))}
            value={draft.pairs}
            onChoose={(pairs) => onType({ ...draft, pairs })}
          />
        );
      case 'line':
        return (
          <Choice
            key={name}
            label={words.fields.line}
            options={SIDES.toReversed().map((side) => ({ value: side, text: line[side] }))}
            value={draft.line}
            onChoose={(side) => onType({ ...draft, line: side })}
          />
        );
      case 'firstBoard':
        return (
          <label key={name} className={classes['field']}>
            <span>{words.fields.firstBoard}</span>
            <select
              className={textField['field']}
              value={draft.firstBoard}
              data-missing={isMissing(name)}
              onChange={(event) => onType({ ...draft, firstBoard: event.target.value })}
            >
              <option value="">{words.choose}</option>
              {setsOf(props.section).map((boards) => (
                <option key={boards[0]} value={boards[0]}>
                  {boardsText(boards)}
                </option>
              ))}
            </select>
          </label>
        );
      case 'from':
      case 'pair':
      case 'rounds':
      case 'boards':
      case 'boardsEach':
      case 'round':
      case 'table':
      case 'otherTable':
        return (
          <label key={name} className={classes['field']}>
            <span>{words.fields[name]}</span>
            <TextField
              inputMode="numeric"
              maxLength={3}
              value={draft[name]}
              data-missing={isMissing(name)}
              onChange={(event) => onType({ ...draft, [name]: event.target.value })}
            />
          </label>
        );
    }
  };
  return (
    <div className={classes['fields']}>{changeFields(props.ranks, props.kind, props.section.spec).map(field)}</div>
  );
}

/** A choice of two, side by side. */
function Choice<Value extends string>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: string;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={classes['choice']}>
      <legend>{props.label}</legend>
      {props.options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.label}
            checked={value === props.value}
            onChange={() => props.onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
