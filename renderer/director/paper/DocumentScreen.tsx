import { useRef } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { useSettings } from '../api/queries.ts';
import { useSaveFile } from '../session/useSaveFile.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import { EventDeals } from './deals/EventDeals.tsx';
import { DocumentPanel } from './panel/DocumentPanel.tsx';
import classes from './Paper.module.css';
import { Preview } from '../session/pdf/Preview.tsx';
import { PrintSheet } from '../session/pdf/PrintSheet.tsx';
import { isTooLarge } from '../session/pdf/pdf.ts';
import { usePdf } from '../session/pdf/usePdf.ts';
import { usePrinting } from '../session/pdf/usePrinting.ts';
import { PrintStatus } from './PrintStatus.tsx';
import { LeftOut } from './LeftOut.tsx';
import { usePaperChoice } from './usePaperChoice.ts';

/** One document: a preview page by page, then printing or saving. */
export function DocumentScreen({
  session,
  standings,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
}) {
  const words = useWords(paperScreenWords);
  const { caps, fileNotSaved } = useWords(shellWords);
  const frame = useSessionFrame(session);
  const settings = useSettings().data;
  const choice = usePaperChoice(session);
  const { path, document: chosen } = choice;
  const { data: opened, error, isFetching } = usePdf(path, standings.change);
  const pdf = opened?.pdf;
  const sheet = useRef<HTMLDivElement>(null);
  const printing = usePrinting(sheet, path);
  const saving = useSaveFile();

  const isPrinting = printing.state.kind === 'preparing';
  const print = () => {
    if (path === null || !pdf || !chosen || isFetching || isPrinting) return;
    const { name } = chosen;
    printing.print([{ title: words.document[name], copies: settings?.paperCopies[name] ?? 1, path }]);
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
            {isPrinting ? (
              <PrintStatus state={printing.state} idle="" />
            ) : isFetching || path === null ? (
              words.drawing
            ) : error || !pdf ? (
              isTooLarge(error) ? (
                words.tooLarge
              ) : (
                words.failed
              )
            ) : (
              <PrintStatus state={printing.state} idle={words.pages(pdf.numPages)} />
            )}
          </p>
          {saving.failed && <p role="alert">{fileNotSaved}</p>}
        </header>
        {chosen?.name === 'hands' && <EventDeals session={session} />}
        <LeftOut opened={opened} />
        {pdf && <Preview key={pdf.fingerprints[0] ?? path} pdf={pdf} paper={choice.paper} />}
      </div>
      <PrintSheet ref={sheet} paper={choice.paper} />
    </Screen>
  );
}
