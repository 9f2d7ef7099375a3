import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundList } from '../../../../main/club/model/files/list.ts';
import { movementCsvProblemSentence } from '../../../../src/language/files/movement.ts';
import { movementProblemSentence } from '../../../../src/language/movement/problem.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { ownMovementWords } from '../../../../src/language/screens/own-movement.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import { gridOf, readGrid } from '../../../../src/movement/own/grid.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import { storeGrid } from '../../session/movement/ownMovementGrid.ts';
import file from '../file/EventFile.module.css';
import panel from '../panel/EventPanel.module.css';
import classes from './List.module.css';
import { ListFrame, type ListProps } from './ListFrame.tsx';

const MOST_NAMED = 5;
const MOST = { boardsPerRound: 36, copies: 40 } as const;

/** A movement of a file: checked as one that is typed, and kept for new events. */
export function MovementForm(props: ListProps & { readonly found: Extract<FoundList, { kind: 'movement' }> }) {
  const { found } = props;
  const words = useWords(listWords);
  const own = useWords(ownMovementWords);
  const language = useLanguage();
  const client = useQueryClient();
  const [, go] = useLocation();
  const settings = useChangeSettings();
  const stored = useSettings().data?.ownMovements ?? [];
  const [typed, type] = useState({ name: props.file.name.replace(/\.[^.]*$/, ''), boardsPerRound: '', copies: '1' });
  const boardsPerRound = typed.boardsPerRound || String(found.spec?.boardsPerRound ?? 2);
  const numbers = {
    boardsPerRound: countIn(boardsPerRound, MOST.boardsPerRound),
    copies: countIn(typed.copies, MOST.copies),
  };
  const { boardsPerRound: boards, copies } = numbers;
  const name = typed.name.trim();
  const whole = found.spec && { ...found.spec, name, boardsPerRound: boards ?? 1, copies: copies ?? 1 };
  const grid = whole && gridOf(whole);
  const read = grid && readGrid(grid);
  const spec = read?.spec ?? null;
  const canKeep = spec !== null && name !== '' && boards !== null && copies !== null;
  const keep = async (kept: OwnSpec) => {
    const after = [...stored.filter((one) => one.name !== kept.name), kept];
    const answer = await settings.mutateAsync({ ownMovements: after }).catch(() => null);
    if (answer === null) return words.failed;
    void client.invalidateQueries({ queryKey: ['movements'] });
    if (grid) storeGrid(window.localStorage, grid);
    return { kind: 'movement', name: kept.name, before: stored, after } as const;
  };
  const toGrid = () => {
    if (!grid) return;
    storeGrid(window.localStorage, grid);
    go('/new/own');
  };
  return (
    <ListFrame
      {...props}
      take={canKeep ? { text: words.keep, work: () => keep(spec) } : null}
      problems={found.problems.map((problem) => ({
        line: problem.line,
        sentence: movementCsvProblemSentence(problem, language),
      }))}
      buttons={grid && <Button onPress={toGrid}>{words.toGrid}</Button>}
    >
      {whole && (
        <>
          <p>{words.movement(whole.tables, whole.rounds, 2 * whole.tables - (whole.phantom === null ? 0 : 1))}</p>
          <label className={panel['typed']}>
            <span>{own.name}</span>
            <TextField
              value={typed.name}
              maxLength={100}
              aria-invalid={name === ''}
              onChange={({ target }) => type({ ...typed, name: target.value })}
            />
          </label>
          <div className={classes['numbers']}>
            {(['boardsPerRound', 'copies'] as const).map((field) => (
              <label key={field} className={panel['typed']}>
                <span>{own[field]}</span>
                <TextField
                  inputMode="numeric"
                  maxLength={2}
                  value={field === 'copies' ? typed.copies : boardsPerRound}
                  aria-invalid={numbers[field] === null}
                  onChange={({ target }) => type({ ...typed, [field]: target.value })}
                />
              </label>
            ))}
          </div>
          {stored.some((one) => one.name === name) && <p role="status">{words.replaces(name)}</p>}
        </>
      )}
      {read && read.problems.length > 0 && (
        <section className={file['found']}>
          <p role="status">{spec === null ? words.wrong(read.problems.length) : words.toKnow}</p>
          <div className={file['found']}>
            {read.problems.slice(0, MOST_NAMED).map((problem) => (
              <p key={JSON.stringify(problem)}>
                {problem.problem.code === 'unreadable'
                  ? own.unreadable(problem.round ?? 0, problem.table ?? 0)
                  : movementProblemSentence(problem.problem, language)}
              </p>
            ))}
          </div>
          {read.problems.length > MOST_NAMED && <p className="quiet">{own.more(read.problems.length - MOST_NAMED)}</p>}
        </section>
      )}
    </ListFrame>
  );
}

function countIn(text: string, most: number): number | null {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
