import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readMovementCsv, type MovementCsvProblem } from '../../../src/format/movement-csv.ts';
import type { OwnSpec } from '../../../src/movement/families/own.ts';
import { gridOf, pasteIntoGrid, readGrid, type MovementGrid } from '../../../src/movement/own/grid.ts';
import { useChangeSettings, useSettings } from '../api/queries.ts';
import type { GridPosition } from './CellGrid.tsx';
import { EMPTY_GRID, storedGrid, storeGrid } from '../session/movement/ownMovementGrid.ts';

/** The grid being typed, its problems, and the club's stored movements. */
export function useOwnMovement(onStored: () => void) {
  const [grid, setGrid] = useState<MovementGrid>(() => storedGrid(window.localStorage));
  const [csvProblems, setCsvProblems] = useState<readonly MovementCsvProblem[]>([]);
  const [removed, setRemoved] = useState<string | null>(null);
  const client = useQueryClient();
  const stored = useSettings().data?.ownMovements ?? [];
  const settings = useChangeSettings();
  const read = useMemo(() => readGrid(grid), [grid]);

  const change = (next: MovementGrid) => {
    storeGrid(window.localStorage, next);
    setGrid(next);
    setCsvProblems([]);
    setRemoved(null);
  };
  const write = (ownMovements: readonly OwnSpec[], onSuccess: () => void) =>
    settings.mutate(
      { ownMovements },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: ['movements'] });
          onSuccess();
        },
      },
    );
  const others = (name: string) => stored.filter((spec) => spec.name !== name);
  const importCsv = (text: string, name: string) => {
    const { boardsPerRound, copies } = grid;
    const spec = readMovementCsv(text, { name, boardsPerRound, copies });
    if (spec.kind === 'own') change(gridOf(spec));
    else setCsvProblems(spec.problems);
  };
  return {
    grid,
    read,
    stored,
    csvProblems,
    removed,
    failed: settings.isError,
    change,
    clear: () => change({ ...EMPTY_GRID, boardsPerRound: grid.boardsPerRound }),
    type: ({ round, table }: GridPosition, text: string) =>
      change({
        ...grid,
        cells: grid.cells.map((row, index) => (index === round - 1 ? row.with(table - 1, text) : row)),
      }),
    paste: ({ round, table }: GridPosition, text: string) => {
      if (/^\W*round\b/i.test(text)) importCsv(text.replaceAll('\t', ','), grid.name);
      else {
        const pasted = pasteIntoGrid(grid, text, round, table);
        if (pasted) change(pasted);
        else setCsvProblems([{ kind: 'problem', code: 'tooLarge', line: 1, column: null, text: '' }]);
      }
    },
    importCsv,
    open: (spec: OwnSpec) => change(gridOf(spec)),
    store: () => {
      if (read.spec && read.spec.name !== '') write([...others(read.spec.name), read.spec], onStored);
    },
    remove: (spec: OwnSpec) =>
      write(others(spec.name), () => {
        change(gridOf(spec));
        setRemoved(spec.name);
      }),
  };
}
