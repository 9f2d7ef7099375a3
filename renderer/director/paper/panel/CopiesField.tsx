import { useState } from 'react';
import type { DocumentName } from '../../../../main/print/registry.ts';
import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { MOST_COPIES } from '../../../../src/session/paper-sets.ts';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import classes from '../Paper.module.css';

/** How many copies of a document the club prints. The number is remembered for every event. */
export function CopiesField({ document }: { readonly document: DocumentName }) {
  const { copies, copiesOfName } = useWords(paperSetWords);
  const words = useWords(paperScreenWords);
  const { mutate: change } = useChangeSettings();
  const { paperCopies = {} } = useSettings().data ?? {};
  /** Null where what is stored is shown. */
  const [typed, type] = useState<string | null>(null);
  const isWrong = typed !== null && !isCount(typed);
  return (
    <label className={classes['copies']}>
      <span>{copies}</span>
      <TextField
        low
        type="number"
        min={1}
        max={MOST_COPIES}
        aria-label={copiesOfName(words.document[document])}
        aria-invalid={isWrong || undefined}
        value={typed ?? paperCopies[document] ?? 1}
        onChange={({ target: { value } }) => {
          type(value);
          if (isCount(value)) change({ paperCopies: { ...paperCopies, [document]: Number(value) } });
        }}
        onBlur={() => type(null)}
      />
    </label>
  );
}

function isCount(text: string): boolean {
  return /^[1-9]\d?$/.test(text) && Number(text) <= MOST_COPIES;
}
