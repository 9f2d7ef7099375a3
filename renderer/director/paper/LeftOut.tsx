import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import type { OpenedPdf } from '../session/pdf/pdf.ts';
import classes from './Paper.module.css';

/** What a document lacks: letters that no font has, the logo that is damaged. */
export function LeftOut({ opened }: { readonly opened: OpenedPdf | undefined }) {
  const words = useWords(paperScreenWords);
  if (!opened) return null;
  const { unprinted, isLogoDamaged } = opened;
  const said = [
    ...(unprinted ? [words.unprinted(unprinted.names, unprinted.more)] : []),
    ...(isLogoDamaged ? [words.logoDamaged] : []),
  ];
  return said.map((sentence) => (
    <p key={sentence} role="alert" className={classes['unprinted']}>
      {sentence}
    </p>
  ));
}
