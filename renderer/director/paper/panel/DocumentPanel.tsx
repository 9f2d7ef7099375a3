import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import type { PaperChoice } from '../usePaperChoice.ts';
import { DocumentList } from './DocumentList.tsx';
import { OptionFields } from './OptionFields.tsx';
import { CopiesField } from './CopiesField.tsx';
import { PaperForm } from './PaperForm.tsx';
import { PaperTabs } from './PaperTabs.tsx';
import { SiteLinks } from './SiteLinks.tsx';
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
      <PaperTabs session={choice.session.id} current="one" />
      <div className={classes['lists']}>
        <DocumentList choice={choice} />
        <SiteLinks session={choice.session.id} language={choice.language} />
        <SpreadsheetLinks session={choice.session} language={choice.language} />
      </div>
      <div className={classes['options']}>
        <OptionFields choice={choice} />
        <PaperForm form={choice} />
      </div>
      <div className={classes['actions']}>
        <Button primary onPress={props.onPrint}>
          {words.print}
        </Button>
        <Button onPress={props.onSave}>{words.download}</Button>
        {choice.document && <CopiesField key={choice.document.name} document={choice.document.name} />}
      </div>
    </div>
  );
}
