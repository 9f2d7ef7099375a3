import type { RubberEntry, RubberSheet } from '../../../../src/bridge/rubber/sheet.ts';
import type { SheetPlayers } from '../../../../main/club/model/sheet.ts';
import { scoreColumns, type ScoreColumn } from '../../../../src/bridge/sheet/rubber-rows.ts';
import { rubberKindNames } from '../../../../src/language/game/rubber.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import { useWords } from '../../../shared/language.tsx';
import { sidePlayers } from '../sheetName.ts';
import classes from './Score.module.css';

/** The rubber as it stands on paper: bonuses above the line, from the line upwards, and the games below it. */
export function RubberScore({ rubber, players }: { readonly rubber: RubberSheet; readonly players: SheetPlayers }) {
  const words = useWords(sheetWords);
  const columns = scoreColumns(rubber);
  const games = columns[0]?.below.length ?? 0;
  const names = sidePlayers(players);
  return (
    <section className={classes['sheet']} aria-label={words.scoreSheet}>
      {columns.map(({ side }) => (
        <header key={side}>
          <strong>{words.short[side]}</strong>
          {names[side].map((name, index) => (
            // Two players may have one name.
            <bdi key={`${index}${name}`}>{name}</bdi>
          ))}
        </header>
      ))}
      {columns.map((column) => (
        <Figures key={column.side} entries={column.above} label={words.above(words.side[column.side])} isAbove />
      ))}
      {Array.from({ length: games }, (_, game) =>
        columns.map((column) => <Game key={`${column.side}${game}`} column={column} game={game} />),
      )}
      {columns.map(({ side, total }) => (
        <p key={side} className={classes['total']} aria-label={`${words.total} ${words.side[side]}`}>
          {formatWhole(total)}
        </p>
      ))}
    </section>
  );
}

function Game({ column, game }: { readonly column: ScoreColumn; readonly game: number }) {
  const words = useWords(sheetWords);
  const label = words.below(words.side[column.side], game + 1);
  return <Figures entries={column.below[game] ?? []} label={label} />;
}

function Figures(props: {
  readonly entries: readonly RubberEntry[];
  readonly label: string;
  readonly isAbove?: boolean;
}) {
  const kinds = useWords(rubberKindNames);
  return (
    <ol className={props.isAbove ? classes['above'] : classes['below']} aria-label={props.label}>
      {props.entries.map(({ deal, kind, points }, index) => (
        <li key={`${deal}${kind}${index}`} title={kinds[kind]}>
          {formatWhole(points)}
        </li>
      ))}
    </ol>
  );
}
