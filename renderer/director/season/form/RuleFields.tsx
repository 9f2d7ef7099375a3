import { seasonWords } from '../../../../src/language/season/words.ts';
import { SEASON_TIES } from '../../../../src/season/rule.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import type { RuleDraft } from './draft.ts';
import classes from './Form.module.css';
import { LabelledField } from './LabelledField.tsx';

/** The fields of one rule. */
export function RuleFields({
  rule,
  onChange,
}: {
  readonly rule: RuleDraft;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}) {
  const words = useWords(seasonWords);
  return (
    <div className={classes['fields']}>
      <Chosen label={words.by} names={words.byWhom} value={rule.by} onChange={(by) => onChange({ by })} />
      <Chosen
        label={words.worth}
        names={words.worthKind}
        value={rule.worth}
        // Masterpoints are kept a player, and added up.
        onChange={(worth) => onChange(worth === 'masterpoints' ? { worth, by: 'player', total: 'sum' } : { worth })}
      />
      {rule.worth === 'place' && (
        <LabelledField label={words.pointsOfPlaces} value={rule.points} onText={(points) => onChange({ points })} />
      )}
      <Chosen
        label={words.countingRule}
        names={words.countingKind}
        value={rule.counting}
        onChange={(counting) => onChange({ counting })}
      />
      {rule.counting === 'best' && (
        <LabelledField label={words.count} isNumber value={rule.count} onText={(count) => onChange({ count })} />
      )}
      {rule.counting === 'drop' && (
        <>
          <LabelledField label={words.dropFrom} isNumber value={rule.from} onText={(from) => onChange({ from })} />
          <LabelledField label={words.dropEvery} isNumber value={rule.every} onText={(every) => onChange({ every })} />
        </>
      )}
      <Chosen
        label={words.total}
        names={words.totalKind}
        value={rule.total}
        onChange={(total) => onChange({ total })}
      />
      <LabelledField label={words.least} isNumber value={rule.least} onText={(least) => onChange({ least })} />
      {rule.by === 'player' && (
        <LabelledField
          label={words.partners}
          isNumber
          value={rule.partners}
          onText={(partners) => onChange({ partners })}
        />
      )}
      <Chosen
        label={words.ties}
        names={words.tiesKind}
        order={SEASON_TIES}
        value={rule.ties}
        onChange={(ties) => onChange({ ties })}
      />
      <LabelledField label={words.clubs} value={rule.clubs} onText={(clubs) => onChange({ clubs })} />
    </div>
  );
}

function Chosen<Value extends string>(props: {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly order?: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const { names, order = Object.keys(names) as Value[] } = props;
  return (
    <div className={classes['field']}>
      <span aria-hidden="true">{props.label}</span>
      <Select
        label={props.label}
        options={order.map((value) => ({ value, text: names[value] }))}
        value={props.value}
        onChange={props.onChange}
      />
    </div>
  );
}
