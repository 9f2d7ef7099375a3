import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { SheetSummary } from '../../../main/club/model/sheet.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { focusRow, rowInFocus } from '../shell/list/rowFocus.ts';
import { Screen } from '../shell/Screen.tsx';
import { beginSheetOf } from './beginSheetOf.ts';
import classes from './list/List.module.css';
import { SheetList } from './list/SheetList.tsx';
import { useDeletion } from './list/useDeletion.ts';
import { NEW_SHEET, SheetForm } from './SheetForm.tsx';
import { useSheets } from './useSheets.ts';

/** The sheets of rubber bridge and minibridge, the newest first, and a form for a new one. */
export function SheetsScreen() {
  const words = useWords(sheetWords);
  const { caps, events } = useWords(shellWords);
  const [, go] = useLocation();
  const client = useQueryClient();
  const [deleted, showDeleted] = useState(false);
  const [isBeginning, begin] = useState(false);
  const query = useSheets(deleted);
  const pages = query.data?.pages ?? [];
  const sheets = pages.flatMap((page) => page.sheets);
  const deletedCount = pages[0]?.deleted ?? 0;
  const rows = useRef<HTMLTableSectionElement>(null);
  const deletion = useDeletion();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: queryKeys.sheets });
    focusRow(rows.current, 'sheet', null);
  };
  const deleteOne = () => {
    const sheet = sheets.find(({ id }) => id === rowInFocus(rows.current, 'sheet'));
    if (sheet && !deleted) void deletion.remove(sheet).then(refresh);
  };
  const restore = (sheet: SheetSummary) => void deletion.restore(sheet).then(refresh);
  const newSheet = () => begin(true);
  const canUndo = deletion.undo !== null;
  const undo = () => void deletion.undo?.().then(refresh);
  const leave = () => (deleted ? showDeleted(false) : go('/'));
  const isEmpty = query.isSuccess && sheets.length === 0;
  return (
    <Screen
      name={words.title}
      title={<ClubTitle />}
      tabs={useClubTabs()}
      back={{ href: '/', name: events }}
      keys={[
        ...(isEmpty ? [] : [{ keys: ['↑', '↓'], does: words.keyChoose }]),
        ...(isEmpty ? [] : [{ keys: [caps.enter], does: deleted ? words.restore : words.keyOpen }]),
        { keys: ['N'], does: words.keyNew, onPress: newSheet },
        ...(isEmpty || deleted ? [] : [{ keys: [caps.delete], does: words.keyDelete, onPress: deleteOne }]),
        ...(canUndo ? [{ keys: [MOD, 'Z'], does: words.keyUndo, onPress: undo }] : []),
      ]}
      shortcuts={{ n: newSheet, escape: leave, ...(canUndo ? { 'mod+z': undo } : {}) }}
      panel={
        isBeginning && (
          <SheetForm
            title={words.newSheet}
            submit={words.begin}
            draft={NEW_SHEET}
            isNew
            onSave={(draft) => beginSheetOf(draft, go)}
            onLeave={() => begin(false)}
          />
        )
      }
    >
      <header className={classes['head']}>
        <h1>{deleted ? words.deletedTitle : words.title}</h1>
        <p role="status">{deletion.message}</p>
      </header>
      {isEmpty && (
        <div className={classes['empty']}>
          <p>{deleted ? words.noneDeleted : words.empty}</p>
          {!deleted && (
            <Button primary shortcut="N" onPress={newSheet}>
              {words.newSheet}
            </Button>
          )}
        </div>
      )}
      {sheets.length > 0 && (
        <SheetList
          key={String(deleted)}
          rows={rows}
          sheets={sheets}
          deleted={deleted}
          isBusy={isBeginning}
          onDelete={deleteOne}
          onRestore={restore}
        />
      )}
      <p className={classes['foot']}>
        {query.hasNextPage && <Button onPress={() => void query.fetchNextPage()}>{words.earlier}</Button>}
        {(deleted || deletedCount > 0) && (
          <button type="button" onClick={() => showDeleted(!deleted)}>
            {deleted ? words.allSheets : words.deletedSheets(deletedCount)}
          </button>
        )}
      </p>
    </Screen>
  );
}
