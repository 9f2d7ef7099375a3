import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import { findCommands, type PaletteCommand } from './commands.ts';
import { Dialog } from './Dialog.tsx';
import classes from './Palette.module.css';

/** The command palette: type a name, choose with the arrows, run with Enter. */
export function CommandList(props: { readonly commands: readonly PaletteCommand[]; readonly onClose: () => void }) {
  const words = useWords(shellWords);
  const id = useId();
  const [text, type] = useState('');
  const [at, goTo] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = findCommands(props.commands, text);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    props.onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) goTo((now) => (now + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog label={words.commands} onClose={props.onClose} onKeyDown={onKeyDown}>
      <input
        className={classes['text']}
        role="combobox"
        aria-label={words.findCommand}
        aria-controls={id}
        aria-expanded="true"
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        placeholder={words.findCommand}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          goTo(0);
        }}
      />
      <div className={classes['list']} id={id} role="listbox" aria-label={words.commands} ref={list}>
        {found.map((command, place) => (
          // The field above keeps the focus and handles the keys.
          <button
            type="button"
            tabIndex={-1}
            key={command.name}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            className={classes['command']}
            onClick={() => run(command)}
          >
            <span>{command.name}</span>
            {command.keys.length > 0 && <Key>{command.keys.join(' ')}</Key>}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes['none']} role="status">
          {words.noCommand}
        </p>
      )}
    </Dialog>
  );
}
