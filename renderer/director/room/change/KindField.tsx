import { changeWords } from '../../../../src/language/screens/change.ts';
import { useWords } from '../../../shared/language.tsx';
import textField from '../../../shared/controls/TextField.module.css';
import classes from './Change.module.css';
import type { ChangeKinds, ScheduleChangeKind } from './draft.ts';

/** Chooses what happened; where only one change is possible, names it. */
export function KindField(props: {
  readonly groups: readonly ChangeKinds[];
  readonly kind: ScheduleChangeKind;
  readonly onChoose: (kind: ScheduleChangeKind) => void;
}) {
  const words = useWords(changeWords);
  const { groups, kind } = props;
  if (groups.flatMap(({ kinds }) => kinds).length === 1)
    return <h3 className={classes['only']}>{words.kinds[kind]}</h3>;
  return (
    <label className={classes['field']}>
      <span>{words.what}</span>
      <select
        className={textField['field']}
        value={kind}
        onChange={(event) => props.onChoose(event.target.value as ScheduleChangeKind)}
      >
        {groups.map(({ group, kinds }) => (
          <optgroup key={group} label={words.groups[group]}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
