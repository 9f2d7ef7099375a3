import type { ReactNode } from 'react';
import type { DocumentOption } from '../../../../main/print/options.ts';
import type { PaperChoice } from '../usePaperChoice.ts';
import { BlankChoice } from './BlankChoice.tsx';
import { BoardsField } from './BoardsField.tsx';
import { DrawnRoundSelect } from './DrawnRoundSelect.tsx';
import { MatchSelect } from './MatchSelect.tsx';
import { PairSelect } from './PairSelect.tsx';
import { RoundSelect } from './RoundSelect.tsx';

interface OptionProps {
  readonly choice: PaperChoice;
}

/** The field of each option, in order of display. */
const FIELDS: Readonly<Record<DocumentOption, (props: OptionProps) => ReactNode>> = {
  entry: PairSelect,
  after: RoundSelect,
  boards: BoardsField,
  match: MatchSelect,
  round: DrawnRoundSelect,
  blank: BlankChoice,
};
const OPTIONS = Object.keys(FIELDS) as readonly DocumentOption[];

/** The options of the chosen document. */
export function OptionFields({ choice }: OptionProps) {
  return OPTIONS.filter((option) => choice.document?.options.includes(option)).map((option) => {
    const Field = FIELDS[option];
    return <Field key={option} choice={choice} />;
  });
}
