import type { Settings } from '../../../../main/club/model/settings.ts';
import { LANGUAGES, type Language } from '../../../../src/language.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { Choice } from '../../../shared/controls/Choice.tsx';
import { useWords } from '../../../shared/language.tsx';
import { PrinterSelect } from './PrinterSelect.tsx';

interface PaperForms {
  readonly paper: Settings['paper'];
  readonly choosePaper: (paper: Settings['paper']) => void;
  readonly language: Language;
  readonly chooseLanguage: (language: Language) => void;
}

/** The paper, its language and, where the window has them, the printer. */
export function PaperForm({ form }: { readonly form: PaperForms }) {
  const words = useWords(paperScreenWords);
  return (
    <>
      <Choice
        label={words.paper}
        options={(['A4', 'Letter'] as const).map((value) => ({ value, text: value }))}
        value={form.paper}
        onChange={form.choosePaper}
      />
      <Choice
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, text: words.languages[value] }))}
        value={form.language}
        onChange={form.chooseLanguage}
      />
      <PrinterSelect />
    </>
  );
}
