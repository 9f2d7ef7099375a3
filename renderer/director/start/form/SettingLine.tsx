import type { ReactNode } from 'react';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useWords } from '../../../shared/language.tsx';
import type { KnockoutPlan } from '../teams/knockoutPlan.ts';
import type { StartDraft } from './draft.ts';
import classes from '../Start.module.css';

/** A field of the settings that is typed. */
export type SettingField = Exclude<
  keyof StartDraft,
  'number' | 'legs' | 'supply' | 'form' | 'draw' | 'firstDraw' | 'seats' | keyof KnockoutPlan
>;

/** A line of the settings: its name, its value, and what is wrong or to be known of it below. */
export function SettingLine(props: {
  readonly name: string;
  readonly wrong?: SettingField | undefined;
  /** What is wrong with a value that is none of the draft's. */
  readonly problem?: string | null;
  readonly note?: string | null;
  readonly children: ReactNode;
}) {
  const words = useWords(startWords);
  return (
    <div className={classes['line']}>
      <span className={classes['lineName']}>{props.name}</span>
      <span className={classes['value']}>{props.children}</span>
      {props.wrong && (
        <p id={`problem-${props.wrong}`} role="alert">
          {words.problems[props.wrong]}
        </p>
      )}
      {props.problem && <p role="alert">{props.problem}</p>}
      {props.note && <p className="quiet">{props.note}</p>}
    </div>
  );
}
