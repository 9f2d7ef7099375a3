import { useRef } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { useSaveFile } from '../session/useSaveFile.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import { DocumentPanel } from './panel/DocumentPanel.tsx';
import classes from './Paper.module.css';
import { Preview } from './Preview.tsx';
import { PrintSheet } from '../session/pdf/PrintSheet.tsx';
import { usePdf } from '../session/pdf/usePdf.ts';
import { usePrinting, type PrintState } from '../session/pdf/usePrinting.ts';
import { usePaperChoice } from './usePaperChoice.ts';

/** The documents: a preview page by page, then printing or saving. */
export function PaperScreen({
  session,
  standings,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
}) {
  const words = useWords(paperScreenWords);
  const { caps, fileNotSaved } = useWords(shellWords);
  const frame = useSessionFrame(session);
  const choice = usePaperChoice(session);
  const { path, document: chosen } = choice;
  const { data: opened, isError, isFetching } = usePdf(path, standings.change);
  const pdf = opened?.pdf;
  const unprinted = opened?.unprinted;
  const sheet = useRef<HTMLDivElement>(null);
  const printing = usePrinting(sheet);
  const saving = useSaveFile();

  const isPrinting = printing.state.kind === 'preparing';
  const print = () => {
    if (pdf && !isFetching && !isPrinting) printing.print(pdf);
  };
  // Saving needs no preview, so it doesn't wait for one.
  const save = () => {
    if (path !== null) saving.save(path);
  };
  return (
    <Screen
      {...frame}
      keys={[
        { keys: ['↑', '↓'], does: words.keyDocument },
        { keys: [caps.pageUp, caps.pageDown], does: words.keyScroll },
        { keys: [MOD, 'P'], does: words.keyPrint, onPress: print },
        { keys: [MOD, 'S'], does: words.keySave, onPress: save },
        ...(isPrinting ? [{ keys: [caps.escape], does: words.keyStop, onPress: printing.stop }] : []),
      ]}
      shortcuts={{
        arrowup: () => choice.step(-1),
        arrowdown: () => choice.step(1),
        'mod+p': print,
        'mod+s': save,
        escape: printing.stop,
      }}
      panel={<DocumentPanel choice={choice} onPrint={print} onSave={save} />}
    >
      <div className={classes['desk']}>
        <header className={classes['state']}>
          <h1>{chosen && words.document[chosen.name]}</h1>
          <p role="status">
            {isFetching || path === null ? (
              words.drawing
            ) : isError || !pdf ? (
              words.failed
            ) : (
              <PrintStatus state={printing.state} pages={pdf.numPages} />
            )}
          </p>
          {saving.failed && <p role="alert">{fileNotSaved}</p>}
        </header>
        {unprinted && (
          <p role="alert" className={classes['unprinted']}>
            {words.unprinted(unprinted.names, unprinted.more)}
          </p>
        )}
        {pdf && <Preview key={pdf.fingerprints[0] ?? path} pdf={pdf} paper={choice.paper} />}
      </div>
      <PrintSheet ref={sheet} paper={choice.paper} />
    </Screen>
  );
}

/** How many pages there are, or how far printing has come. */
function PrintStatus({ state, pages }: { readonly state: PrintState; readonly pages: number }) {
  const words = useWords(paperScreenWords);
  switch (state.kind) {
    case 'idle':
      return words.pages(pages);
    case 'preparing':
      return words.preparing(state.page, pages);
    case 'failed':
      return words.notPrinted;
  }
}
