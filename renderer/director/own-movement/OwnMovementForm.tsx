import { useState } from 'react';
import { useLocation } from 'wouter';
import { ownMovementWords } from '../../../src/language/screens/own-movement.ts';
import { resizeGrid } from '../../../src/movement/own/grid.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { importForPath } from '../shell/eventTask.ts';
import { leaveFile } from '../shell/files/waitingFile.ts';
import classes from './OwnMovement.module.css';
import type { useOwnMovement } from './useOwnMovement.ts';

const MOST = { tables: 40, rounds: 60, boardsPerRound: 36, copies: 40 } as const;

/** Name and size of the grid, its import from CSV, and the stored movements. */
export function OwnMovementForm({ own }: { readonly own: ReturnType<typeof useOwnMovement> }) {
  const words = useWords(ownMovementWords);
  const { grid, read, stored } = own;
  const [location, go] = useLocation();
  const bringIn = (file: File) => {
    leaveFile(file, 'events');
    go(importForPath(location, { content: 'movement', search: '' }));
  };
  const [tables, rounds] = [grid.cells[0]?.length ?? 1, grid.cells.length];
  const named = grid.name.trim() !== '';
  return (
    <form
      className={classes['form']}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        own.store();
      }}
    >
      <h1>{words.title}</h1>
      <label className={classes['field']}>
        <span>{words.name}</span>
        <TextField
          data-text
          maxLength={100}
          value={grid.name}
          onChange={(event) => own.change({ ...grid, name: event.target.value })}
        />
      </label>
      <Count
        label={words.tables}
        value={tables}
        most={MOST.tables}
        onChange={(n) => own.change(resizeGrid(grid, rounds, n))}
      />
      <Count
        label={words.rounds}
        value={rounds}
        most={MOST.rounds}
        onChange={(n) => own.change(resizeGrid(grid, n, tables))}
      />
      <Count
        label={words.boardsPerRound}
        value={grid.boardsPerRound}
        most={MOST.boardsPerRound}
        onChange={(boardsPerRound) => own.change({ ...grid, boardsPerRound })}
      />
      <Count
        label={words.copies}
        value={grid.copies}
        most={MOST.copies}
        onChange={(copies) => own.change({ ...grid, copies })}
      />
      <Button primary submits disabled={!read.spec || !named}>
        {words.save}
      </Button>
      <p role="status" className={classes['note']} data-problem={own.failed || undefined}>
        {own.failed && words.notSaved}
        {read.spec && !named && words.noName}
      </p>
      <div className={classes['buttons']}>
        <label className={classes['file']}>
          {words.import}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) bringIn(file);
              event.target.value = '';
            }}
          />
        </label>
        <Button onPress={own.clear}>{words.newGrid}</Button>
      </div>
      {stored.length > 0 && (
        <section aria-labelledby="stored-title">
          <h2 id="stored-title">{words.saved}</h2>
          <ul className={classes['stored']}>
            {stored.map((spec) => (
              <li key={spec.name}>
                <button type="button" aria-label={words.open(spec.name)} onClick={() => own.open(spec)}>
                  {spec.name}
                </button>
                <button type="button" aria-label={words.removeOf(spec.name)} onClick={() => own.remove(spec)}>
                  {words.remove}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}

/** A field for a whole number. It takes effect on leaving or Enter, so that typing the 1 of 13 removes no tables. */
function Count(props: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, type] = useState<string | null>(null);
  const count = /^\d{1,2}$/.test((typed ?? '').trim()) ? Number(typed) : 0;
  const isCount = count >= 1 && count <= props.most;
  const take = () => {
    if (typed !== null && isCount && count !== props.value) props.onChange(count);
    type(null);
  };
  return (
    <label className={classes['field']}>
      <span>{props.label}</span>
      <TextField
        inputMode="numeric"
        maxLength={2}
        value={typed ?? String(props.value)}
        aria-invalid={typed !== null && typed !== '' && !isCount}
        onChange={(event) => type(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
    </label>
  );
}
