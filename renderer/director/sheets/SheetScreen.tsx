import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { SheetView } from '../../../main/club/model/sheet.ts';
import { formatMoment, formatTime } from '../../../src/language/dates.ts';
import { paletteWords } from '../../../src/language/screens/palette.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { undoWords } from '../../../src/language/screens/undo.ts';
import { sheetWords } from '../../../src/language/sheet/words.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import { api } from '../api/client.ts';
import { useSettings } from '../api/queries.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { PrintSheet } from '../session/pdf/PrintSheet.tsx';
import { undoKeyHelp, undoShortcuts } from '../session/undo/undoKeys.ts';
import { useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { DealsTable } from './deals/DealsTable.tsx';
import { gameOf } from './deals/game.ts';
import { offeredLevel } from './deals/offeredLevel.ts';
import { useDeals } from './deals/useDeals.ts';
import { usePendingLines } from './deals/usePendingLines.ts';
import { SheetActions } from './panel/SheetActions.tsx';
import { StandingPanel } from './panel/StandingPanel.tsx';
import { LevelTable } from './score/LevelTable.tsx';
import { RubberScore } from './score/RubberScore.tsx';
import classes from './Sheet.module.css';
import { SheetForm } from './SheetForm.tsx';
import { sheetName } from './sheetName.ts';
import { useSheetActions } from './useSheetActions.ts';
import { useSheet } from './useSheets.ts';

/** One sheet, or why it can't be shown. */
export function SheetScreen({ id }: { readonly id: number }) {
  const { data: view, isError } = useSheet(id);
  return view && !view.isDeleted ? <SheetWork view={view} /> : <AbsentSheet view={view} isError={isError} />;
}

/** A sheet that is loading, missing, or was deleted in another window. */
function AbsentSheet({ view, isError }: { readonly view: SheetView | undefined; readonly isError: boolean }) {
  const words = useWords(sheetWords);
  const { loading } = useWords(shellWords);
  const [, go] = useLocation();
  const client = useQueryClient();
  const restore = (deleted: SheetView) =>
    void api
      .undoSheet(deleted.id, { only: deleted.lastChange })
      .then(() => client.invalidateQueries({ queryKey: queryKeys.sheets }));
  return (
    <Screen
      title={<strong>{words.title}</strong>}
      tabs={useClubTabs()}
      keys={[]}
      back={{ href: '/sheets', name: words.allSheets }}
      shortcuts={{ escape: () => go('/sheets') }}
    >
      <p role="status">{isError ? words.noSheet : view ? words.wasDeleted : loading}</p>
      {view && (
        <p className={classes['restore']}>
          <Button primary onPress={() => restore(view)}>
            {words.restore}
          </Button>
        </p>
      )}
    </Screen>
  );
}

/** The deals of a sheet as they are typed, the score as on paper, and how the game stands. */
function SheetWork({ view: written }: { readonly view: SheetView }) {
  const words = useWords(sheetWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const pending = usePendingLines(written);
  const view = pending.shown;
  const game = useMemo(() => gameOf(view), [view]);
  const deals = useDeals(view, game, pending);
  const paper = useRef<HTMLDivElement>(null);
  const settings = useSettings().data;
  const actions = useSheetActions(view, game.kind === 'rubber' && game.rubber.finished, pending.after, paper);
  const leaveOrGoOn = actions.leave ?? actions.goOn;
  const back = () => {
    if (!deals.reset() && deals.cursor === view.lines.length) go('/sheets');
    else deals.moveTo(view.lines.length);
  };
  const name = sheetName(view, language);
  const undoHelp = undoKeyHelp(useWords(undoWords), useWords(paletteWords).topicWords, actions);
  return (
    <Screen
      name={name}
      title={
        <>
          <strong title={name}>{name}</strong>
          <span className="quiet">{formatMoment(view.startedAt, '', language)}</span>
        </>
      }
      tabs={useClubTabs()}
      back={{ href: '/sheets', name: words.allSheets }}
      keys={[
        { keys: ['↑', '↓'], does: words.keyLine },
        { keys: ['F2'], does: words.keyNames, onPress: actions.editNames },
        ...(leaveOrGoOn
          ? [{ keys: ['F4'], does: actions.leave ? words.keyLeave : words.keyGoOn, onPress: leaveOrGoOn }]
          : []),
        { keys: ['F8'], does: words.keyAgain, onPress: actions.again },
        { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
        { keys: [MOD, 'S'], does: words.keySave, onPress: actions.save },
        { keys: [caps.escape], does: words.keyBack, onPress: back },
      ]}
      shortcuts={{
        f2: actions.editNames,
        f8: actions.again,
        'mod+p': actions.print,
        'mod+s': actions.save,
        escape: back,
        ...(leaveOrGoOn ? { f4: leaveOrGoOn } : {}),
      }}
      sharedShortcuts={undoShortcuts(actions)}
      sharedKeys={undoHelp}
      foot={
        <>
          <span role="status">{actions.message}</span>
          <span className="figures">{view.savedAt && words.saved(formatTime(view.savedAt, true, language))}</span>
        </>
      }
      panel={
        actions.isEditing ? (
          <SheetForm
            title={words.names}
            submit={words.save}
            draft={{ kind: view.kind, laws: view.laws ?? 'french', players: view.players }}
            isNew={false}
            onSave={actions.saveNames}
            onLeave={actions.closeNames}
          />
        ) : (
          <>
            <StandingPanel view={view} game={game} />
            <SheetActions sheet={view.id} actions={actions} />
          </>
        )
      }
    >
      <h1 className="visually-hidden">{name}</h1>
      <div className={classes['work']} data-kind={game.kind}>
        <DealsTable view={view} game={game} deals={deals} isBusy={actions.isEditing} />
        {game.kind === 'rubber' ? (
          <RubberScore rubber={game.rubber} players={view.players} />
        ) : (
          <LevelTable level={offeredLevel(game, deals)} />
        )}
      </div>
      <PrintSheet ref={paper} paper={settings?.paper ?? 'A4'} />
    </Screen>
  );
}
