import { paperSetWords } from '../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import type { PrintState } from '../session/pdf/usePrinting.ts';

/** How far printing has come; what there is to print while nothing is being printed. */
export function PrintStatus({ state, idle }: { readonly state: PrintState; readonly idle: string }) {
  const words = useWords(paperScreenWords);
  const set = useWords(paperSetWords);
  switch (state.kind) {
    case 'idle':
      return idle;
    case 'preparing': {
      const { title, document, documents, page, pages } = state.progress;
      if (documents > 1) return set.preparing(title, document, documents, page, pages);
      return page === null ? words.drawing : words.preparing(page, pages);
    }
    case 'nothing':
      return set.nothingAtAll;
    case 'partly':
      return set.printedWithout(state.failed);
    case 'refused':
      return set.refused(state.printer);
    case 'failed':
      return words.notPrinted;
  }
}
