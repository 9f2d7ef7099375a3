import type { ReactNode } from 'react';
import type { SubfieldView, FrequencyView } from '../../../../main/club/model/board.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';

/** The frequencies of a board whose results are compared separately: by form, or by side for a split score. */
export function FieldFrequencies(props: {
  readonly fields: readonly SubfieldView[];
  readonly renderTable: (frequencies: readonly FrequencyView[], name: string) => ReactNode;
}) {
  const words = useWords(rulingWords);
  return props.fields.map((field) => {
    const { form, side } = field;
    const name = side ? words.chart[side] : words.formOf(form ?? '');
    return (
      <div key={`${form} ${side}`} className={classes['field']}>
        <h3>{name}</h3>
        {props.renderTable(side === 'EW' ? field.frequencies.map(forEastWest) : field.frequencies, name)}
      </div>
    );
  });
}

/** A score with what it is worth to East-West instead of North-South. */
function forEastWest(frequency: FrequencyView): FrequencyView {
  const { nsPoints, ewPoints, nsPercentage, ewPercentage } = frequency;
  return {
    ...frequency,
    nsPoints: ewPoints,
    ewPoints: nsPoints,
    nsPercentage: ewPercentage,
    ewPercentage: nsPercentage,
  };
}
