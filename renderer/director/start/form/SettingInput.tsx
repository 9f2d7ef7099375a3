import { startWords } from '../../../../src/language/screens/start.ts';
import { useWords } from '../../../shared/language.tsx';
import type { SettingField } from './SettingLine.tsx';
import { START_FORM } from './startForm.ts';
import type { StartSettings } from './useStartDraft.ts';

/** The length of fields for minutes and boards. */
export const LONGEST_FIGURES = 2;
/** The length of fields for a time of day. */
export const LONGEST_TIME = 5;

/** A field of the settings that is typed. Its text is tidied when it is left. */
export function SettingInput(props: {
  readonly name: SettingField;
  readonly longest: number;
  /** Where it is called otherwise than usual. */
  readonly label?: string;
  readonly settings: StartSettings;
  readonly tidy?: (text: string) => string;
}) {
  const words = useWords(startWords);
  const { name, longest, tidy = (text: string) => text.trim() } = props;
  const { draft, wrong, change } = props.settings;
  return (
    <input
      form={START_FORM}
      aria-label={props.label ?? words.fields[name]}
      data-figures={longest <= LONGEST_FIGURES || undefined}
      data-time={longest === LONGEST_TIME || undefined}
      data-empty={draft[name] === '' || undefined}
      inputMode={longest <= LONGEST_FIGURES ? 'numeric' : undefined}
      maxLength={longest}
      value={draft[name]}
      aria-invalid={wrong.includes(name)}
      aria-describedby={`problem-${name}`}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={(event) => change({ [name]: tidy(event.target.value) })}
    />
  );
}
