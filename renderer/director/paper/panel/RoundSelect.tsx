import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { roundsOf } from '../../session/clock.ts';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

const NOW = 'now';

/** Chooses the current ranking or the one after a round. */
export function RoundSelect({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  const { session, after, chooseRound } = choice;
  const rounds = Array.from({ length: roundsOf(session) }, (_, at) => String(at + 1));
  return (
    <div className={classes['boards']}>
      <span>{words.standing}</span>
      <Select
        label={words.standing}
        options={[
          { value: NOW, text: words.asItStands },
          ...rounds.map((value) => ({ value, text: words.afterRound(value) })),
        ]}
        value={after === null ? NOW : String(after)}
        onChange={(value) => chooseRound(value === NOW ? null : Number(value))}
      />
    </div>
  );
}
