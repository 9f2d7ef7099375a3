import { TextField } from '../../../shared/controls/TextField.tsx';
import { SuitText } from '../../../shared/bridge/SuitText.tsx';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { WHOLE_WEIGHT, weightOfThirds } from '../../../../src/bridge/result/weight.ts';
import { weightText } from '../../../../src/language/game/weight.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Ruling.module.css';
import { isFraction, isRest, typedWeights, type TypedComponent, type TypedRuling } from './typedRuling.ts';

const LONGEST_TEXT = 60;
const LONGEST_WEIGHT = 8;

/** The fields of the chosen kind of ruling. */
export function RulingFields(props: {
  readonly typed: TypedRuling;
  /** How many tables play the board. */
  readonly tables: number;
  readonly onType: (typed: TypedRuling) => void;
}) {
  const { typed, onType } = props;
  const words = useWords(rulingWords);
  const field = (name: 'award' | 'assigned' | 'ns' | 'ew' | 'form', label: string) => (
    <Field label={label} value={typed[name]} onType={(text) => onType({ ...typed, [name]: text })} />
  );
  switch (typed.kind) {
    case 'award':
      return (
        <>
          {field('award', words.award)}
          <p className={classes['help']}>{words.awardHelp}</p>
        </>
      );
    case 'assigned':
      return (
        <>
          {field('assigned', words.assigned)}
          <p className={classes['help']}>{words.assignedHelp}</p>
        </>
      );
    case 'weighted':
      return <Components typed={typed} onType={onType} />;
    case 'split':
      return (
        <>
          {field('ns', words.ns)}
          {field('ew', words.ew)}
          <p className={classes['help']}>
            <SuitText>{words.splitHelp}</SuitText>
          </p>
        </>
      );
    case 'form':
      return (
        <>
          {field('form', words.form)}
          <p className={classes['help']}>{words.formHelp}</p>
        </>
      );
    case 'cancel':
      return <p className={classes['help']}>{words.cancelHelp}</p>;
    case 'everywhere':
      return <p className={classes['help']}>{words.everywhereHelp(props.tables)}</p>;
  }
}

function Field(props: { readonly label: string; readonly value: string; readonly onType: (text: string) => void }) {
  return (
    <label className={classes['field']}>
      <span>{props.label}</span>
      <TextField
        low
        maxLength={LONGEST_TEXT}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={props.value}
        onChange={(event) => props.onType(event.target.value)}
      />
    </label>
  );
}

/** Up to five scores with their percentages, and the sum of these. */
function Components({ typed, onType }: { readonly typed: TypedRuling; readonly onType: (typed: TypedRuling) => void }) {
  const words = useWords(rulingWords);
  const { components } = typed;
  const sum = typedWeights(typed);
  const rest = WHOLE_WEIGHT - sum;
  const language = useLanguage();
  const restText = sum > 0 && rest > 0 ? weightText(weightOfThirds(rest), language) : '';
  const change = (place: number, changes: Partial<TypedComponent>) => {
    onType({ ...typed, components: components.map((one, at) => (at === place ? { ...one, ...changes } : one)) });
  };
  // One more row than is typed.
  const begun = components.findLastIndex(({ percent, score }) => percent !== '' || score !== '');
  return (
    <div className={classes['components']}>
      {components.slice(0, Math.max(2, begun + 2)).map((component, place) => (
        <div key={place}>
          <TextField
            low
            aria-label={words.percent(place + 1)}
            maxLength={LONGEST_WEIGHT}
            placeholder={component.score === '' ? '' : restText.replace(/\s*%$/, '')}
            value={component.percent}
            onChange={(event) => change(place, { percent: event.target.value })}
          />
          <span>{isFraction(component.percent) ? '' : '%'}</span>
          <TextField
            low
            aria-label={words.component(place + 1)}
            maxLength={LONGEST_TEXT}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={component.score}
            onChange={(event) => change(place, { score: event.target.value })}
          />
        </div>
      ))}
      <p data-whole={rest === 0 || components.some(isRest) || undefined} aria-live="polite">
        {words.sum(weightText(weightOfThirds(sum), language), restText)}
      </p>
    </div>
  );
}
