import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import { PaperForm } from '../panel/PaperForm.tsx';
import { PaperTabs } from '../panel/PaperTabs.tsx';
import { SetList } from './SetList.tsx';
import type { Papers } from './usePapers.ts';

/** Ticks the documents and their copies, chooses paper and language; prints, stops or saves them all. */
export function SetPanel(props: {
  readonly papers: Papers;
  readonly onPrint: () => void;
  readonly onSave: () => void;
  /** Null while nothing is being printed. */
  readonly onStop: (() => void) | null;
}) {
  const words = useWords(paperScreenWords);
  const set = useWords(paperSetWords);
  const { papers } = props;
  const isNone = papers.chosen.length === 0;
  return (
    <div className={classes['panel']}>
      <PaperTabs session={papers.session.id} current={papers.use} />
      <div className={classes['lists']}>
        <SetList papers={papers} />
      </div>
      <div className={classes['options']}>
        <PaperForm form={papers} />
      </div>
      <div className={classes['actions']}>
        {props.onStop ? (
          <Button primary onPress={props.onStop}>
            {set.stop}
          </Button>
        ) : (
          <Button primary disabled={isNone} onPress={props.onPrint}>
            {set.printAll}
          </Button>
        )}
        <Button disabled={isNone} onPress={props.onSave}>
          {words.download}
        </Button>
      </div>
    </div>
  );
}
