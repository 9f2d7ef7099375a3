/** The table of a season as Etui writes it: a line a player or a pair, and a column for each session. */
import { compare, parseExact, type Exact } from '../../scoring/numbers/exact.ts';
import type { CsvRow } from '../csv.ts';

/** The day that the head of a session begins with. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:\s+(.*))?$/;

/** Behind the head of a session whose figures are percentages; others are points. */
export const PERCENT_HEAD = ' %';

interface SessionColumn {
  readonly place: number;
  readonly day: string;
  readonly name: string;
  readonly isPercent: boolean;
}

/**
 * The rows of a season's table as those of rankings: a line a session and player or pair, with the percentage, or with
 * the place where the session was worth points. Null where the file is no such table.
 */
export function rankingsOfSeason(rows: readonly CsvRow[]): readonly CsvRow[] | null {
  const [heads, ...body] = rows;
  const sessions = (heads?.cells ?? []).flatMap((head, place): readonly SessionColumn[] => {
    const isPercent = head.endsWith(PERCENT_HEAD);
    const [, day, name = ''] = DAY.exec(isPercent ? head.slice(0, -PERCENT_HEAD.length) : head) ?? [];
    return day === undefined ? [] : [{ place, day, name: name.trim(), isPercent }];
  });
  const [first] = sessions;
  const last = sessions.at(-1);
  // Place and names stand before the sessions, the sessions played and the figure behind them.
  const isTable = heads && first?.place === 2 && last && last.place === sessions.length + 1;
  if (!isTable || heads.cells.length !== sessions.length + 4) return null;
  const lines = sessions.flatMap(({ place: column, day, name, isPercent }) => {
    const worths = body.flatMap(({ cells }) => figureOf(cells[column]) ?? []);
    return body.flatMap((row): readonly CsvRow[] => {
      const worth = figureOf(row.cells[column]);
      if (worth === null) return [];
      const place = 1 + worths.filter((other) => compare(other, worth) > 0).length;
      const figures = isPercent ? ['', row.cells[column] ?? ''] : [String(place), ''];
      return [{ line: row.line, cells: [name, day, ...figures, row.cells[1] ?? ''] }];
    });
  });
  return [{ line: heads.line, cells: ['session', 'date', 'place', 'percent', 'players'] }, ...lines];
}

function figureOf(cell = ''): Exact | null {
  return parseExact(cell.replace(',', '.'));
}
