import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from 'wouter';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import type { Language } from '../../../src/language.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { useChangeSettings, useSettings } from '../api/queries.ts';
import { roundsOf } from '../session/clock.ts';
import { Screen } from '../shell/Screen.tsx';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import {
  askedDocument,
  askedEntry,
  askedRound,
  DOCUMENTS,
  documentPath,
  readBoards,
  type DocumentKind,
} from './documents.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import classes from './Paper.module.css';
import { closePdf, openPdf } from './pdf/pdf.ts';
import { Preview } from './pdf/Preview.tsx';
import { usePrinting } from './pdf/usePrinting.ts';

/** Everything that goes on paper: seen first, page by page, then printed or saved. */
export function PaperScreen({
  session,
  standings,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
}) {
  const words = useWords(paperScreenWords);
  const { caps } = useWords(shellWords);
  const frame = useSessionFrame(session);
  const { mutate: changeSettings } = useChangeSettings();
  const paper = useSettings().data?.paper ?? 'A4';
  const ownLanguage = useLanguage();
  const [otherLanguage, setLanguage] = useState<Language | null>(null);
  const language = otherLanguage ?? ownLanguage;
  const search = useSearch();
  const [kind, setKind] = useState<DocumentKind>(
    () => askedDocument(search) ?? (session.results.length > 0 ? 'ranking' : 'travellers'),
  );
  const [entry, setEntry] = useState(() => askedEntry(search) ?? firstPair(session));
  const rounds = roundsOf(session);
  const [after, setAfter] = useState(() => knownRound(askedRound(search), rounds));
  const boardCount = Math.max(...session.sections.map((section) => section.boards));
  const [typed, setTyped] = useState('');
  /** The boards of the last text that made sense. */
  const [boards, setBoards] = useState('');
  const boardsWrong = readBoards(typed, boardCount) === null;
  const path = documentPath(session.id, kind, { language, paper, boards, entry, after });
  const { data: pdf, isError, isFetching } = usePdf(path, standings.change);
  const sheet = useRef<HTMLDivElement>(null);
  const printing = usePrinting(sheet);

  const isPrinting = printing.state.kind === 'preparing';
  const ready = pdf && !isFetching && !isPrinting;
  const print = () => ready && printing.print(pdf);
  // The file does not need the preview, so it need not wait for it.
  const save = () => download(path);
  const step = (by: number) => {
    const next = DOCUMENTS[DOCUMENTS.indexOf(kind) + by];
    if (next) setKind(next);
  };
  const typeBoards = (text: string) => {
    setTyped(text);
    setBoards((now) => readBoards(text, boardCount) ?? now);
  };
  const state = () => {
    if (isFetching) return words.drawing;
    if (isError || !pdf) return words.failed;
    switch (printing.state.kind) {
      case 'idle':
        return words.pages(pdf.numPages);
      case 'preparing':
        return words.preparing(printing.state.page, pdf.numPages);
      case 'failed':
        return words.notPrinted;
    }
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
        arrowup: () => step(-1),
        arrowdown: () => step(1),
        'mod+p': print,
        'mod+s': save,
        escape: printing.stop,
      }}
      panel={
        <DocumentPanel
          session={session.id}
          kind={kind}
          sections={session.sections}
          entry={entry}
          onEntry={setEntry}
          rounds={rounds}
          after={after}
          onAfter={setAfter}
          onKind={setKind}
          paper={paper}
          onPaper={(next) => changeSettings({ paper: next })}
          language={language}
          onLanguage={setLanguage}
          boardsTyped={typed}
          onBoards={typeBoards}
          boardCount={boardCount}
          boardsWrong={boardsWrong}
          onPrint={print}
          onSave={save}
        />
      }
    >
      <div className={classes['desk']}>
        <header className={classes['state']}>
          <h1>{words.document[kind]}</h1>
          <p role="status">{state()}</p>
        </header>
        {pdf && <Preview key={pdf.fingerprints[0] ?? path} pdf={pdf} paper={paper} />}
      </div>
      {createPortal(<div ref={sheet} className={classes['sheet']} data-paper={paper} />, document.body)}
    </Screen>
  );
}

/** A round that the session has; null as the ranking stands. */
function knownRound(asked: number | null, rounds: number): number | null {
  return asked !== null && asked <= rounds ? asked : null;
}

/** The first pair there is. */
function firstPair({ sections }: SessionView): number | null {
  return sections.flatMap(({ entries }) => entries).find(({ phantom }) => !phantom)?.id ?? null;
}

/** The document at a path, made again when the session has changed. The old pages stay until the new are here. */
function usePdf(path: string, change: number) {
  const query = useQuery({
    queryKey: ['paper', path, change],
    queryFn: ({ signal }) => openPdf(path, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => (data ? () => closePdf(data) : undefined), [data]);
  return query;
}

/** Saves what a path answers under the name it comes with; the desktop shell asks where. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
