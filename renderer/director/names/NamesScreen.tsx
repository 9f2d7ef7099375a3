import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { EntryTerms } from '../../../main/club/model/scoring.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import { useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { Screen } from '../shell/Screen.tsx';
import { useAsked } from '../session/useAsked.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { isSamePlayer, namesTwice, placesOf, playersOf } from './named.ts';
import { focusFirstEmpty, stepFrom } from './fields.ts';
import type { NamedEntry } from '../api/requests/names.ts';
import classes from './Names.module.css';
import { NamesGrid } from './NamesGrid.tsx';
import { PastePanel } from './paste/PastePanel.tsx';
import { MasterpointsBar } from './terms/MasterpointsBar.tsx';
import { TermsBar } from './terms/TermsBar.tsx';
import { TermsMoves } from './terms/TermsMoves.tsx';
import { NamesNotSaved } from './NamesNotSaved.tsx';
import { NamesTaskPanel } from './NamesTaskPanel.tsx';
import { useNames } from './useNames.ts';
import { useNamesTask } from './useNamesTask.ts';
import { useMemberTerms } from './terms/useMemberTerms.ts';
import { useTerms } from './terms/useTerms.ts';

/** The players: a line for each pair, or for each player of an individual. A name is saved when its field is left. */
export function NamesScreen(props: {
  readonly session: SessionView;
  /** What stands above the names. */
  readonly head?: ReactNode;
}) {
  const words = useWords(namesWords);
  const { caps } = useWords(shellWords);
  const frame = useSessionFrame(props.session);
  const [, go] = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLTextAreaElement>(null);
  const masterpoints = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState('');
  /** The names that the accepted list has replaced. */
  const [replaced, setReplaced] = useState<readonly NamedEntry[]>([]);
  const names = useNames(props.session);
  const { session, change } = names;
  const entries = session.sections.flatMap((section) => section.entries);
  const pairs = entries.filter((entry) => !entry.phantom);
  const named = pairs.filter((entry) => placesOf(session.ranks).every((place) => entry.players[place]));
  const saved = playersOf(props.session);
  const editing = useTerms(props.session);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const [typing, setTyping] = useState<EntryTerms | null>(null);
  const isRanked = props.session.results.length > 0;
  const hasTerms = areTermsOpen || editing.terms.entries.length > 0;
  const offered = useMemberTerms(props.session, editing, hasTerms);
  useEffect(() => focusFirstEmpty(grid.current), []);
  useEffect(() => {
    if (areTermsOpen) focusFirstTerm(grid.current);
  }, [areTermsOpen]);
  const openTerms = () => {
    // What the members bring is there at once, where nothing is ranked by it yet.
    if (!isRanked && !hasTerms && session.ranks !== 'team') offered.fill();
    setTermsOpen(true);
    focusFirstTerm(grid.current);
  };

  const task = useNamesTask(grid, () => focusFirstEmpty(grid.current));
  useAsked({
    do: (what) => {
      if (what === 'replace') task.replace(null);
      else if (what === 'terms') openTerms();
      else if (what === 'masterpoints') masterpoints.current?.querySelector('select')?.focus();
    },
    replace: (pair) => task.replace(Number(pair)),
  });
  const toRoom = () => go(`/sessions/${session.id}/room`);
  const take = (taken: readonly NamedEntry[], unread: string) => {
    const changed = new Set(taken.map(({ entry }) => entry));
    // The names are in the fields before the first one without a name is looked for.
    flushSync(() => {
      setReplaced(pairs.filter(({ id }) => changed.has(id)).map(({ id, players }) => ({ entry: id, players })));
      setPasted(unread);
      change(taken);
    });
    focusFirstEmpty(grid.current);
  };
  const putBack = () => {
    change(replaced);
    setReplaced([]);
  };
  return (
    <Screen
      {...frame}
      keys={[
        { keys: [caps.enter], does: words.keyNext },
        { keys: ['↑', '↓'], does: words.keyPair },
        { keys: ['↓', caps.enter], does: words.keyComplete },
        { keys: [MOD, 'L'], does: words.keyPaste, onPress: () => list.current?.focus() },
        { keys: [caps.escape], does: words.keyRoom, onPress: toRoom },
      ]}
      panelKeys={task.keys}
      shortcuts={{ ...task.shortcuts, 'mod+l': () => list.current?.focus(), escape: toRoom }}
      panel={
        <NamesTaskPanel session={props.session} task={task}>
          {isRanked && <TermsMoves session={props.session} typing={typing} />}
          <PastePanel
            field={list}
            text={pasted}
            onText={setPasted}
            entries={entries}
            onTake={take}
            taken={replaced.length}
            onPutBack={putBack}
            onLeave={() => focusFirstEmpty(grid.current)}
          />
        </NamesTaskPanel>
      }
    >
      {props.head}
      <div role="status">
        <h1 className={classes['state']}>{words.title(named.length, pairs.length)}</h1>
        {task.message}
      </div>
      <NamesNotSaved names={names} pairs={pairs} />
      <ul className={classes['problems']}>
        {namesTwice(pairs, ({ id }) => isSamePlayer(saved.get(id) ?? NOBODY)).map(({ name, pairs }) => (
          <li key={name}>{words.twice(name, pairs)}</li>
        ))}
      </ul>
      <NamesGrid
        ref={grid}
        session={session.id}
        sections={session.sections}
        onChange={(named) => change([named])}
        onStep={(fields) => stepFrom(grid.current, fields) || toRoom()}
        onPasteLines={(text) => {
          setPasted(text);
          list.current?.focus();
        }}
        terms={hasTerms ? editing.terms : null}
        onTerms={(terms) => editing.change({ entries: [terms] })}
        onTyping={setTyping}
        isRanked={isRanked}
      />
      <TermsBar
        addsUp={session.teams.length > 0}
        open={hasTerms}
        onOpen={openTerms}
        rankedBy={METHODS[session.scoring.method].rankedBy}
        editing={editing}
        offered={offered}
      />
      <MasterpointsBar ref={masterpoints} session={session} editing={editing} />
    </Screen>
  );
}

const NOBODY = ['', ''] as const;

/** Focuses the first of the columns of terms, where they are open. */
function focusFirstTerm(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLInputElement>('input[data-term]')?.focus();
}
