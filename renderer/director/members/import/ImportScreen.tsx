import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { importWords } from '../../../../src/language/screens/members/import.ts';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ClubTitle, useClubTabs } from '../../shell/club.tsx';
import { useProgress } from '../../api/progress/useProgress.ts';
import { useWaitingFile } from '../../shell/files/waitingFile.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import classes from './Import.module.css';
import { PlanPanel } from './PlanPanel.tsx';
import { useImport } from './useImport.ts';

/** Members from a CSV file: its columns are said on screen, and what it does is shown before anything is written. */
export function ImportScreen() {
  const words = useWords(importWords);
  const { said, title } = useWords(membersWords);
  const { caps } = useWords(shellWords);
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.querySelector('button')?.focus(), []);
  const importing = useImport(({ added, changed }) =>
    go('/members', { state: { said: said.imported(added, changed) } }),
  );
  const { view, problem, isBusy, isTaking } = importing;
  const progress = useProgress(isBusy);
  useWaitingFile('members', (left) => void importing.read(left));
  const choose = () => file.current?.click();
  const leave = () => (isBusy || isTaking ? importing.stop() : go('/members'));
  return (
    <Screen
      name={words.title}
      title={<ClubTitle />}
      tabs={useClubTabs()}
      back={{ href: '/members', name: title }}
      keys={[
        { keys: ['O'], does: words.keyFile, onPress: choose },
        ...(importing.canImport ? [{ keys: [caps.enter], does: words.keyImport, onPress: importing.take }] : []),
        { keys: [caps.escape], does: isTaking ? words.stopTaking : isBusy ? words.stop : words.back, onPress: leave },
      ]}
      shortcuts={{ o: choose, escape: leave, ...(importing.canImport && { enter: importing.take }) }}
      panel={
        view && (
          <PlanPanel
            view={view}
            canImport={importing.canImport}
            isBusy={importing.isTaking}
            onImport={importing.take}
          />
        )
      }
    >
      <div ref={head} className={classes['head']}>
        <h1>{words.title}</h1>
        <p className="quiet">{words.help}</p>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          className="visually-hidden"
          aria-label={words.choose}
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void importing.read(chosen).finally(() => (target.value = ''));
          }}
        />
        <p className={classes['file']}>
          <Button primary={!view} shortcut="O" onPress={choose}>
            {view ? words.another : words.choose}
          </Button>
          {importing.name && <span>{importing.name}</span>}
          {view && <span className="quiet">{words.read(view.lines, words.encodings[view.encoding])}</span>}
        </p>
        <p role="status">
          {isBusy && (progress ? words.progress[progress.kind](progress.done, progress.of) : words.reading)}
        </p>
        {problem && <p role="alert">{problem}</p>}
        {view?.isRemembered && <p className="quiet">{words.remembered}</p>}
      </div>
      {view && <ColumnTable columns={view.columns} mapping={view.mapping} onChange={importing.map} />}
    </Screen>
  );
}
