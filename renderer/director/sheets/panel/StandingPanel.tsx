import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { minibridgeDealer, minibridgeRows } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import {
  minibridgeStanding,
  rubberStage,
  settlementSentence,
  sideStandings,
} from '../../../../src/language/sheet/standing.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { SheetGame } from '../deals/game.ts';
import { PlayerNames } from '../PlayerNames.tsx';
import { sidePlayers } from '../sheetName.ts';
import classes from './Panel.module.css';

/** How the game stands: each side's games and vulnerability, what it still needs, who leads and what is paid. */
export function StandingPanel({ view, game }: { readonly view: SheetView; readonly game: SheetGame }) {
  const words = useWords(sheetWords);
  const language = useLanguage();
  const names = sidePlayers(view.players);
  if (game.kind === 'minibridge') {
    const totals = minibridgeRows(game.deals).at(-1)?.totals ?? { NS: 0, EW: 0 };
    return (
      <section className={classes['standing']} aria-label={words.kind.minibridge}>
        <h2>{words.kind.minibridge}</h2>
        <p className={classes['stage']}>{words.nextDealer(words.seat[minibridgeDealer(game.deals.length)])}</p>
        {SIDES.map((side) => (
          <div key={side} className={classes['side']}>
            <h3>{words.side[side]}</h3>
            {names[side].length > 0 && (
              <p className={classes['names']}>
                <PlayerNames names={names[side]} />
              </p>
            )}
            <strong>{formatWhole(totals[side])}</strong>
          </div>
        ))}
        <p role="status">{minibridgeStanding(totals, language)}</p>
      </section>
    );
  }
  const { rubber } = game;
  return (
    <section className={classes['standing']} aria-label={words.kind.rubber}>
      <h2>{words.kind.rubber}</h2>
      <p className={classes['stage']}>{rubberStage(rubber, view.isLeft, language)}</p>
      {sideStandings(rubber, view.isLeft, language).map((one) => (
        <div key={one.side} className={classes['side']}>
          <h3>{one.name}</h3>
          {names[one.side].length > 0 && (
            <p className={classes['names']}>
              <PlayerNames names={names[one.side]} />
            </p>
          )}
          <p data-vulnerable={one.isVulnerable || undefined}>{`${one.games}, ${one.vulnerability}`}</p>
          {one.needs !== null && <p>{one.needs}</p>}
        </div>
      ))}
      <p role="status">{settlementSentence(rubber, view.isLeft, language)}</p>
      {rubber.finished ? (
        <p className="quiet">{words.over}</p>
      ) : (
        view.isLeft && <p className="quiet">{words.leftHelp}</p>
      )}
    </section>
  );
}
