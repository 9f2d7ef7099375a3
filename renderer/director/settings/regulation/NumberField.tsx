import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MINUS } from '../../../../src/language/numbers.ts';
import { regulationRuleWords } from '../../../../src/language/regulation/rules.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Settings.module.css';

/** A number of a rule, typed with a point or a comma. What is no number is marked and doesn't change the rule. */
export function NumberField<Value extends number | null>(props: {
  readonly label: string;
  readonly value: Value;
  /** Whether the field may be empty, which is null. */
  readonly optional?: boolean;
  /** What is wrong with the value. */
  readonly problem?: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onWrong: (label: string, wrong: boolean) => void;
}) {
  const words = useWords(regulationRuleWords);
  const language = useLanguage();
  const note = useId();
  const [typed, type] = useState<string | null>(null);
  const shown = typed ?? (props.value === null ? '' : written(props.value, language));
  // a field that is removed no longer keeps the regulation from being saved
  const gone = useEffectEvent(() => props.onWrong(props.label, false));
  useEffect(() => () => gone(), []);
  const isWrong = typed !== null && readNumber(typed, props.optional ?? false) === undefined;
  const problem = isWrong ? words.club.number : props.problem;
  return (
    <span className={classes['number']}>
      <TextField
        low
        aria-label={props.label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : note}
        inputMode="decimal"
        maxLength={7}
        autoComplete="off"
        value={shown}
        onChange={(event) => {
          const value = readNumber(event.target.value, props.optional ?? false);
          type(event.target.value);
          props.onWrong(props.label, value === undefined);
          if (value !== undefined) props.onChange(value as Value);
        }}
        onBlur={() => !isWrong && type(null)}
      />
      {problem !== undefined && (
        <span id={note} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

function written(value: number, language: string): string {
  return String(value)
    .replace('.', language === 'fr' ? ',' : '.')
    .replace('-', MINUS);
}

/** Undefined for what is no number. */
function readNumber(text: string, optional: boolean): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace(MINUS, '-');
  if (plain === '') return optional ? null : undefined;
  return /^-?\d{1,4}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}
