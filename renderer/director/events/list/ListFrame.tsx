import type { ReactNode } from 'react';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useWords } from '../../../shared/language.tsx';
import { ChooseFile } from '../file/ChooseFile.tsx';
import file from '../file/EventFile.module.css';
import { FileLine } from '../file/FileLine.tsx';
import { focusFirst } from '../file/focusFirst.ts';
import type { ForeignDone, ForeignFile } from '../file/useForeignFile.ts';
import panel from '../panel/EventPanel.module.css';
import { ContentChoice } from './ContentChoice.tsx';
import { ListColumns } from './ListColumns.tsx';

/** What each panel of a list is given. */
export interface ListProps {
  readonly file: ForeignFile;
  readonly onRead: (file: File) => void;
  readonly onLeave: () => void;
}

/** What a list does when it is taken: its button, and the work; null while there is nothing to take. */
export interface ListTake {
  readonly text: string;
  /** @returns what was done, or why it was not */
  readonly work: () => Promise<ForeignDone | string>;
}

/** A line of a file that is not taken, and why. */
export interface ListLineProblem {
  readonly line: number;
  readonly sentence: string;
}

/** As many as are read without scrolling. */
const MOST_SHOWN = 8;

/** The panel of a list: the file, what it holds, what was found, its columns, and what is wrong. */
export function ListFrame(
  props: ListProps & {
    readonly take: ListTake | null;
    readonly problems: readonly ListLineProblem[];
    /** Further buttons. */
    readonly buttons?: ReactNode;
    readonly children: ReactNode;
  },
) {
  const { file: own, take, problems } = props;
  const { title, reading, cancel } = useWords(eventFileWords);
  const words = useWords(importFileWords);
  const { caps } = useWords(shellWords);
  const { view } = own;
  const isAsked = view?.csv?.content === null;
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  const submit = async () => {
    if (take && !own.isBusy) await own.take(take.work);
  };
  return (
    <PanelForm label={title} className={panel['form']} onSubmit={submit} onLeave={props.onLeave}>
      <h2>{title}</h2>
      <p className={file['name']}>
        <bdi>{own.name}</bdi>
      </p>
      {view?.csv && <ContentChoice content={view.csv.content} onChange={own.hold} />}
      {props.children}
      <p role="status">{own.isBusy && reading}</p>
      {own.problem !== null && <p role="alert">{own.problem}</p>}
      <div
        key={`${take !== null} ${isAsked}`}
        ref={isAsked ? focusChoice : focusUnlessTyping}
        className={panel['buttons']}
      >
        {take && (
          <Button primary submits shortcut={caps.enter} disabled={own.isBusy}>
            {take.text}
          </Button>
        )}
        {props.buttons}
        <ChooseFile isFirst={false} onFile={props.onRead} />
        <Button shortcut={caps.escape} onPress={props.onLeave}>
          {cancel}
        </Button>
      </div>
      {sorted.length > 0 && (
        <section className={file['found']}>
          <h3>{words.problems(sorted.length)}</h3>
          <dl className={file['odd']}>
            {sorted.slice(0, MOST_SHOWN).map(({ line, sentence }, index) => (
              <FileLine key={index} where={words.line(line)} text={sentence} />
            ))}
          </dl>
          {sorted.length > MOST_SHOWN && <p className="quiet">{words.more(sorted.length - MOST_SHOWN)}</p>}
        </section>
      )}
      {view?.list && view.list.columns.length > 0 && <ListColumns list={view.list} onChange={own.mapList} />}
    </PanelForm>
  );
}

/** Whoever types a day or maps columns keeps the place. */
function focusUnlessTyping(buttons: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, select')) focusFirst(buttons);
}

/** What the file holds is said first. */
function focusChoice(buttons: HTMLElement | null): void {
  buttons?.closest('form')?.querySelector('select')?.focus();
}
