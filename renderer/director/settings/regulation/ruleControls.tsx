import type { ReactNode } from 'react';
import { regulationProblemSentence } from '../../../../src/language/regulation/problem.ts';
import type { RegulationProblem } from '../../../../src/scoring/regulation/problem.ts';
import type { Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage } from '../../../shared/language.tsx';
import { Choice } from '../../../shared/controls/Choice.tsx';
import classes from '../Settings.module.css';

/** The control of a rule, or of a part, with few values. */
export function RuleChoice<Value extends string>(props: {
  readonly words: {
    readonly label: string;
    readonly source: string;
    readonly choices: Readonly<Record<Value, string>>;
  };
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const { label, source, choices } = props.words;
  return (
    <Choice
      label={label}
      note={source}
      options={props.values.map((value) => ({ value, text: choices[value] }))}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

/** What the control of a rule is given. */
export interface RuleProps {
  readonly regulation: Regulation;
  readonly problems: readonly RegulationProblem[];
  readonly onChange: (part: Partial<Regulation>) => void;
  /** A field begins or ceases to hold what is no number. */
  readonly onWrong: (label: string, wrong: boolean) => void;
}

/** A row of fields that belong together, with their label, source and problem. */
export function RuleParts(props: {
  readonly label: string;
  readonly note: string | null;
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={classes['row']}>
      <legend>{props.label}</legend>
      <div className={classes['options']}>{props.children}</div>
      {props.problem !== undefined && (
        <small role="alert" className={classes['problem']}>
          {props.problem}
        </small>
      )}
      {props.note !== null && <small>{props.note}</small>}
    </fieldset>
  );
}

/** A function that finds the sentence of a problem by its code, and by its value where there is one. */
export function useRuleProblem(problems: readonly RegulationProblem[]) {
  const language = useLanguage();
  return (code: RegulationProblem['code'], value?: number | null): string | undefined => {
    const found = problems.find(
      (one) => one.code === code && (value === undefined || ('given' in one && one.given === value)),
    );
    return found && regulationProblemSentence(found, language);
  };
}
