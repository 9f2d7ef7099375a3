import { LANGUAGES } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { Choice } from '../../../shared/controls/Choice.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';
import { DocumentList } from './DocumentList.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SpreadsheetLinks } from './SpreadsheetLinks.tsx';

/** Chooses the document, its options, paper and language; prints or saves it. */
export function DocumentPanel(props: {
  readonly choice: PaperChoice;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}) {
  const words = useWords(paperScreenWords);
  const { choice } = props;
  return (
    <div className={classes['panel']}>
      <div className={classes['lists']}>
        <h2>{words.documents}</h2>
        <DocumentList choice={choice} />
        <SpreadsheetLinks session={choice.session} language={choice.language} />
      </div>
      <div className={classes['options']}>
        <OptionFields choice={choice} />
        <Choice
          label={words.paper}
          options={(['A4', 'Letter'] as const).map((value) => ({ value, text: value }))}
          value={choice.paper}
          onChange={choice.choosePaper}
        />
        <Choice
          label={words.language}
          options={LANGUAGES.map((value) => ({ value, text: words.languages[value] }))}
          value={choice.language}
          onChange={choice.chooseLanguage}
        />
      </div>
      <div className={classes['actions']}>
        <Button primary onPress={props.onPrint}>
          {words.print}
        </Button>
        <Button onPress={props.onSave}>{words.download}</Button>
      </div>
    </div>
  );
}
