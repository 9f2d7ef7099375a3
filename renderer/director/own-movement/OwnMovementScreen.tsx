import { useState } from 'react';
import { useLocation } from 'wouter';
import { movementCsvProblemSentence } from '../../../src/language/files/movement.ts';
import { movementProblemSentence } from '../../../src/language/movement/problem.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { formatDecimal } from '../../../src/language/numbers.ts';
import { ownMovementWords } from '../../../src/language/screens/own-movement.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { GridProblem, ReadGrid } from '../../../src/movement/own/grid.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { CellGrid, type GridPosition } from './CellGrid.tsx';
import classes from './OwnMovement.module.css';
import { OwnMovementForm } from './OwnMovementForm.tsx';
import { useOwnMovement } from './useOwnMovement.ts';

/** The most problems named under the grid. The others are counted. */
const MOST_NAMED = 8;

/** A movement of the club's own: typed in a grid or read from CSV, checked while typing, and stored for new events. */
export function OwnMovementScreen() {
  const words = useWords(ownMovementWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const tabs = useClubTabs();
  const [here, setHere] = useState<GridPosition | null>(null);
  const own = useOwnMovement(() => go('/new'));
  const { grid, read, csvProblems } = own;
  const back = () => go('/new');
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      status={
        <KeyAction keys={[caps.escape]} onPress={back}>
          {words.back}
        </KeyAction>
      }
      keys={[
        { keys: ['←', '↑', '↓', '→'], does: words.keyCells },
        { keys: [caps.enter], does: words.keyDown },
        { keys: [caps.tab], does: words.keyNext },
      ]}
      shortcuts={{ escape: back }}
      panelAt="left"
      panel={<OwnMovementForm own={own} />}
    >
      <div className={classes['work']}>
        <p className={classes['note']}>{words.how}</p>
        <CellGrid grid={grid} problems={read.problems} onType={own.type} onPaste={own.paste} onFocus={setHere} />
        <p role="status" className={classes['note']}>
          <span>
            <Verdict read={read} />
          </span>{' '}
          {own.removed !== null && <span>{words.removed(own.removed)}</span>}
        </p>
        <ul id="own-problems" className={classes['problems']}>
          {csvProblems.map((problem) => (
            <li key={`${problem.line} ${problem.column} ${problem.code}`}>
              {movementCsvProblemSentence(problem, language)}
            </li>
          ))}
          <Problems problems={hereFirst(read.problems, here)} here={here} />
        </ul>
      </div>
    </Screen>
  );
}

/** Whether the movement can be played: what is missing, or its figures. */
function Verdict({ read }: { readonly read: ReadGrid }) {
  const words = useWords(ownMovementWords);
  const common = useWords(movementCommandWords);
  const language = useLanguage();
  if (!read.spec) return read.empty > 0 && words.empty(read.empty);
  const movement = makeMovement(read.spec);
  if (!isMovement(movement)) return null;
  const { balance } = qualityOf(movement);
  return words.sound(common.rankings[movement.winners], formatDecimal(balance, 1, language));
}

function Problems(props: { readonly problems: readonly GridProblem[]; readonly here: GridPosition | null }) {
  const words = useWords(ownMovementWords);
  const language = useLanguage();
  const { problems, here } = props;
  const beyond = problems.length - MOST_NAMED;
  return (
    <>
      {problems.slice(0, MOST_NAMED).map((found) => (
        <li key={JSON.stringify(found)} data-here={isHere(found, here) || undefined}>
          {found.problem.code === 'unreadable'
            ? words.unreadable(found.round ?? 0, found.table ?? 0)
            : movementProblemSentence(found.problem, language)}
        </li>
      ))}
      {beyond > 0 && <li>{words.more(beyond)}</li>}
    </>
  );
}

function hereFirst(problems: readonly GridProblem[], here: GridPosition | null): readonly GridProblem[] {
  return problems.toSorted((a, b) => Number(isHere(b, here)) - Number(isHere(a, here)));
}

function isHere({ round, table }: GridProblem, here: GridPosition | null): boolean {
  return here !== null && round === here.round && table === here.table;
}
