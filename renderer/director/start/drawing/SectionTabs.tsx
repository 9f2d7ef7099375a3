import { startWords } from '../../../../src/language/screens/start.ts';
import { sectionLetter } from '../../../../src/movement/sections/letter.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from './Drawing.module.css';

/** The tabs that choose which of several sections is drawn; none where there is one, or where it can't be chosen. */
export function SectionTabs(props: {
  readonly sections: number;
  /** The section drawn, from 0. */
  readonly section: number;
  readonly onSection: ((section: number) => void) | undefined;
}) {
  const words = useWords(startWords);
  const { sections, section, onSection } = props;
  if (!onSection || sections < 2) return null;
  const letters = Array.from({ length: sections }, (_, place) => sectionLetter(place));
  return (
    <div className={classes['sections']}>
      <TabRow
        label={words.drawnSection}
        tabs={letters.map((letter) => ({ name: letter, text: words.section(letter) }))}
        current={sectionLetter(section)}
        onGo={(letter) => onSection(letters.indexOf(letter))}
      />
    </div>
  );
}
