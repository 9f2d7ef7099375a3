import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { announcedRounds } from '../../../../src/session/rounds/announced.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';

const LAST = 'last';

/** Chooses a round that is announced. */
export function DrawnRoundSelect({ choice }: { readonly choice: PaperChoice }) {
  const words = useWords(paperScreenWords);
  const { session, drawn, chooseDrawn } = choice;
  return (
    <div className={classes['boards']}>
      <span>{words.round}</span>
      <Select
        label={words.round}
        options={[
          { value: LAST, text: words.lastAnnounced },
          ...announcedRounds(session).map((round) => ({ value: String(round), text: words.ofRound(round) })),
        ]}
        value={drawn === null ? LAST : String(drawn)}
        onChange={(value) => chooseDrawn(value === LAST ? null : Number(value))}
      />
    </div>
  );
}
