import { useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import { PrintSheet } from '../../session/pdf/PrintSheet.tsx';
import { usePrinting } from '../../session/pdf/usePrinting.ts';
import { useSaveFile } from '../../session/useSaveFile.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import classes from '../Paper.module.css';
import { PrintStatus } from '../PrintStatus.tsx';
import type { PaperUse, SetPaper } from './papers.ts';
import { SetPanel } from './SetPanel.tsx';
import { ShownPaper, type ShownPages } from './ShownPaper.tsx';
import { usePapers } from './usePapers.ts';

/** All papers before play, or after it: their pages as they will be printed, then printing or saving in one go. */
export function SetScreen({
  session,
  standings,
  use,
}: {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly use: PaperUse;
}) {
  const words = useWords(paperScreenWords);
  const set = useWords(paperSetWords);
  const { caps, fileNotSaved } = useWords(shellWords);
  const frame = useSessionFrame(session);
  const papers = usePapers(session, use);
  const { chosen } = papers;
  const [shown, setShown] = useState<Readonly<Record<string, ShownPages>>>({});
  const sheet = useRef<HTMLDivElement>(null);
  const printing = usePrinting(sheet, chosen.map(({ document: { name } }) => name).join());
  const saving = useSaveFile();
  const isPrinting = printing.state.kind === 'preparing';
  const titleOf = ({ document }: SetPaper) => words.document[document.name];
  const print = () => {
    if (isPrinting || chosen.length === 0) return;
    printing.print(
      chosen.map((paper) => ({
        title: titleOf(paper),
        copies: paper.copies,
        path: papers.pathOf(paper),
      })),
    );
  };
  const known = chosen.flatMap((paper) => {
    const one = shown[paper.document.name];
    return one?.path === papers.pathOf(paper) ? [{ paper, pages: one.pages }] : [];
  });
  const failed = known.flatMap(({ paper, pages }) => (pages === null ? [paper] : []));
  // One that can't be made would keep the others from the file.
  const saved = chosen.filter((paper) => !failed.includes(paper));
  const pages = known.reduce((total, one) => total + (one.pages ?? 0), 0);
  const sheets = known.reduce((total, one) => total + (one.pages ?? 0) * one.paper.copies, 0);
  const save = () => {
    if (saved.length > 0) saving.save(papers.pathOfAll(saved));
  };
  return (
    <Screen
      {...frame}
      keys={[
        { keys: [caps.pageUp, caps.pageDown], does: words.keyScroll },
        { keys: [MOD, 'P'], does: set.keyPrint, onPress: print },
        { keys: [MOD, 'S'], does: set.keySave, onPress: save },
        ...(isPrinting ? [{ keys: [caps.escape], does: words.keyStop, onPress: printing.stop }] : []),
      ]}
      shortcuts={{ 'mod+p': print, 'mod+s': save, escape: printing.stop }}
      panel={<SetPanel papers={papers} onPrint={print} onSave={save} onStop={isPrinting ? printing.stop : null} />}
    >
      <div className={classes['desk']}>
        <header className={classes['state']}>
          <h1>{set.title[use]}</h1>
          <p role="status">
            <PrintStatus
              state={printing.state}
              idle={
                chosen.length === 0
                  ? set.noneChosen
                  : known.length < chosen.length
                    ? set.making(known.length, chosen.length)
                    : saved.length === 0
                      ? words.failed
                      : [
                          ...(failed.length > 0 ? [set.without(failed.map(titleOf))] : []),
                          set.pages(saved.length, pages, sheets),
                        ].join(' ')
              }
            />
          </p>
          {saving.failed && <p role="alert">{fileNotSaved}</p>}
        </header>
        {chosen.map((paper) => (
          <ShownPaper
            key={paper.document.name}
            paper={paper}
            path={papers.pathOf(paper)}
            size={papers.paper}
            change={standings.change}
            onPages={(next) =>
              setShown((before) =>
                isSame(before[paper.document.name], next) ? before : { ...before, [paper.document.name]: next },
              )
            }
          />
        ))}
      </div>
      <PrintSheet ref={sheet} paper={papers.paper} />
    </Screen>
  );
}

function isSame(before: ShownPages | undefined, { path, pages }: ShownPages): boolean {
  return before?.path === path && before.pages === pages;
}
