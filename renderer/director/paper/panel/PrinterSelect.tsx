import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useWords } from '../../../shared/language.tsx';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import { usePrinters } from '../../session/pdf/useSendToPrinter.ts';
import classes from '../Paper.module.css';

const ASK = '';

/** The printer that pages go to without a dialog. A browser has none to choose from: its dialog asks each time. */
export function PrinterSelect() {
  const words = useWords(paperSetWords);
  const printers = usePrinters();
  const { mutate: change } = useChangeSettings();
  const chosen = useSettings().data?.printer ?? ASK;
  if (printers.length === 0) return null;
  const isKnown = printers.some(({ name }) => name === chosen);
  return (
    <div className={classes['boards']}>
      <span>{words.printer}</span>
      <Select
        label={words.printer}
        options={[
          { value: ASK, text: words.askEachTime },
          ...printers.map(({ name, shown }) => ({ value: name, text: shown })),
        ]}
        value={isKnown ? chosen : ASK}
        onChange={(printer) => change({ printer })}
      />
    </div>
  );
}
