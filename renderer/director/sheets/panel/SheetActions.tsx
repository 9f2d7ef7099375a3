import { printingWords } from '../../../../src/language/paper/printing.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { FileLink } from '../../session/FileLink.tsx';
import type { SheetActionsState } from '../useSheetActions.ts';
import classes from './Panel.module.css';

/** What can be done with a sheet: its names, leaving the rubber, a new sheet for the same players, paper. */
export function SheetActions({ sheet, actions }: { readonly sheet: number; readonly actions: SheetActionsState }) {
  const words = useWords(sheetWords);
  const printing = useWords(printingWords);
  const language = useLanguage();
  const { leave, goOn } = actions;
  return (
    <div className={classes['actions']}>
      <Button shortcut="F2" onPress={actions.editNames}>
        {words.names}
      </Button>
      {leave && (
        <Button shortcut="F4" onPress={leave}>
          {capitalized(words.keyLeave)}
        </Button>
      )}
      {goOn && (
        <Button shortcut="F4" onPress={goOn}>
          {capitalized(words.keyGoOn)}
        </Button>
      )}
      <Button shortcut="F8" onPress={actions.again}>
        {capitalized(words.keyAgain)}
      </Button>
      <Button shortcut={`${MOD} P`} onPress={actions.print}>
        {printing.print}
      </Button>
      <p>
        <FileLink path={actions.pdfPath} text={printing.pdf} />
      </p>
      <p>
        <FileLink path={`/api/sheets/${sheet}/export/sheet.csv?language=${language}`} text={words.csv} />
      </p>
      {actions.printState !== null && <p role="status">{printing[actions.printState]}</p>}
    </div>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
