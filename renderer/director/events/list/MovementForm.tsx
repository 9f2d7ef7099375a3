import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundList } from '../../../../main/club/model/files/list.ts';
import { movementCsvProblemSentence } from '../../../../src/language/files/movement.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { ownMovementWords } from '../../../../src/language/screens/own-movement.ts';
import type { ListedMovement } from '../../../../src/format/list-file/movement.ts';
import type { OwnSpec } from '../../../../src/movement/families/own.ts';
import { gridOf, readGrid, type MovementGrid } from '../../../../src/movement/own/grid.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useChangeSettings, useSettings } from '../../api/queries.ts';
import { storeGrid } from '../../session/movement/ownMovementGrid.ts';
import panel from '../panel/EventPanel.module.css';
import classes from './List.module.css';
import { ListFrame, type ListProps } from './ListFrame.tsx';
import { MovementProblems } from './MovementProblems.tsx';

const MOST = { boardsPerRound: 36, copies: 40 } as const;

/** The movement of a file, or one of each section: checked as one that is typed, and kept for new events. */
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
  const boardsPerRound = typed.boardsPerRound || String(found.movements[0]?.spec.boardsPerRound ?? 2);
  const numbers = {
    boardsPerRound: countIn(boardsPerRound, MOST.boardsPerRound),
    copies: countIn(typed.copies, MOST.copies),
  };
  const { boardsPerRound: boards, copies } = numbers;
  const name = typed.name.trim();
  const parts = found.movements.map((movement) => {
    const own = checkedMovement(movement, { name, boardsPerRound: boards ?? 1, copies: copies ?? 1 });
    return { section: movement.section, ...own };
  });
  const specs = parts.flatMap(({ read }) => read.spec ?? []);
  const problems = parts.flatMap(({ read }) => read.problems);
  const canPlay = specs.length === parts.length;
  const canKeep = parts.length > 0 && canPlay && name !== '' && boards !== null && copies !== null;
  const names = new Set(parts.map((part) => part.whole.name));
  const keep = async () => {
    const after = [...stored.filter((one) => !names.has(one.name)), ...specs];
    const answer = await settings.mutateAsync({ ownMovements: after }).catch(() => null);
    if (answer === null) return words.failed;
    void client.invalidateQueries({ queryKey: ['movements'] });
    if (only) storeGrid(window.localStorage, only.grid);
    return { kind: 'movement', name: [...names].join(', '), before: stored, after } as const;
  };
  // The grid has room for one.
  const only = parts.length === 1 ? parts[0] : undefined;
  const toGrid = (grid: MovementGrid) => {
    storeGrid(window.localStorage, grid);
    go('/new/own');
  };
  return (
    <ListFrame
      {...props}
      take={canKeep ? { text: words.keep(parts.length), work: keep } : null}
      problems={found.problems.map((problem) => ({
        line: problem.line,
        sentence: movementCsvProblemSentence(problem, language),
      }))}
      buttons={only && <Button onPress={() => toGrid(only.grid)}>{words.toGrid}</Button>}
    >
      {parts.length > 0 && (
        <>
          <ul className={classes['sizes']}>
            {parts.map(({ section, whole: { tables, rounds, phantom } }) => {
              const size = words.movement(tables, rounds, 2 * tables - (phantom === null ? 0 : 1));
              return <li key={section}>{section === '' ? size : words.ofSection(section, size)}</li>;
            })}
          </ul>
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
          {stored
            .filter((one) => names.has(one.name))
            .map((one) => (
              <p key={one.name} role="status">
                {words.replaces(one.name)}
              </p>
            ))}
        </>
      )}
      {problems.length > 0 && <MovementProblems problems={problems} canPlay={canPlay} />}
    </ListFrame>
  );
}

/** The movement of a section as it would be kept, and as the grid and its check have it. */
function checkedMovement(
  { section, spec }: ListedMovement,
  typed: Pick<OwnSpec, 'name' | 'boardsPerRound' | 'copies'>,
) {
  const name = section === '' ? typed.name : `${typed.name} ${section}`;
  const whole: OwnSpec = { ...spec, ...typed, name };
  const grid = gridOf(whole);
  return { whole, grid, read: readGrid(grid) };
}

function countIn(text: string, most: number): number | null {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
