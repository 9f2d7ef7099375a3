import { useRef } from 'react';
import type { SeasonView } from '../../../../main/club/model/season.ts';
import { printingWords } from '../../../../src/language/paper/printing.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { MOD, useShortcuts } from '../../../shared/shortcuts.ts';
import { useSettings } from '../../api/queries.ts';
import { FileLink } from '../../session/FileLink.tsx';
import { PrintSheet } from '../../session/pdf/PrintSheet.tsx';
import { usePrintFile } from '../../session/pdf/usePrintFile.ts';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import type { SeasonPaperChoice } from '../useSeasonPaper.ts';
import classes from './Panel.module.css';
import { usePanelRows } from './usePanelRows.ts';

/** The documents of the ranking that is shown: the chosen one is previewed, and printed or saved as a PDF. */
export function PaperPanel(props: {
  readonly view: SeasonView;
  readonly paper: SeasonPaperChoice;
  readonly csv: string;
}) {
  const { offered, chosen, choose } = props.paper;
  const words = useWords(seasonPaperWords);
  const season = useWords(seasonWords);
  const printing = useWords(printingWords);
  const { keys } = useWords(shellWords);
  const settings = useSettings().data;
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { state, print } = usePrintFile(sheet);
  usePanelRows(list);
  const printChosen = () => print(chosen.path);
  useShortcuts({ 'mod+p': printChosen });
  return (
    <section className={classes['papers']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.how}</p>
      <ul ref={list}>
        {offered.map((one) => (
          <li key={one.path}>
            <button
              type="button"
              aria-pressed={one.path === chosen.path}
              onFocus={() => choose(one.path)}
              onClick={() => choose(one.path)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                print(one.path);
              }}
            >
              {one.name}
            </button>
            {one.about !== '' && <p className="quiet">{one.about}</p>}
            <p>
              <FileLink path={one.path} text={printing.pdf} />
            </p>
          </li>
        ))}
      </ul>
      <PanelKeys label={keys}>
        <KeyAction keys={[MOD, 'P']} onPress={printChosen}>
          {printing.print}
        </KeyAction>
      </PanelKeys>
      <p role="status">{state !== null && printing[state]}</p>
      <p className={classes['links']}>
        <FileLink path={props.csv} text={season.csv} />
      </p>
      {settings && <PrintSheet ref={sheet} paper={settings.paper} />}
    </section>
  );
}
