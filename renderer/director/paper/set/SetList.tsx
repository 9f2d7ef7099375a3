import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Paper.module.css';
import { CopiesField } from '../panel/CopiesField.tsx';
import type { Papers } from './usePapers.ts';

/** The documents of the papers, each with a tick and its number of copies. */
export function SetList({ papers }: { readonly papers: Papers }) {
  const words = useWords(paperScreenWords);
  return (
    <ul className={classes['set']}>
      {papers.all.map(({ document: { name }, isChosen }) => (
        <li key={name}>
          <label>
            <input type="checkbox" checked={isChosen} onChange={({ target }) => papers.tick(name, target.checked)} />
            <strong>{words.document[name]}</strong>
            <span>{words.about[name]}</span>
          </label>
          {isChosen && <CopiesField document={name} />}
        </li>
      ))}
    </ul>
  );
}
