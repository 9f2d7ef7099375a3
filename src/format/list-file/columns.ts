import type { CsvRow } from '../csv.ts';
import { MOST_MAPPED_COLUMNS } from '../csv-event/mapping.ts';
import { foldHead } from '../fold-head.ts';

/** Lists that the club takes from CSV files, beside results, deals and members. */
export const LIST_KINDS = ['movement', 'entries', 'ranking'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What a CSV file can hold where its heads are not those of results or deals as Etui writes them. */
export const CSV_CONTENTS = ['results', ...LIST_KINDS, 'members'] as const;
export type CsvContent = (typeof CSV_CONTENTS)[number];

/** The most players that a line of entries names: those of a team. */
const PLAYER_COLUMNS = [
  'player1',
  'player2',
  'player3',
  'player4',
  'player5',
  'player6',
  'player7',
  'player8',
] as const;

/** What the columns of each list can hold; `players` are all names of a line in one cell. */
export const LIST_COLUMNS = {
  movement: ['round', 'table', 'ns', 'ew', 'set', 'section'],
  entries: ['number', 'section', 'line', 'team', 'club', 'players', ...PLAYER_COLUMNS],
  ranking: ['session', 'date', 'place', 'percent', 'imps', 'players', 'player1', 'player2'],
} as const satisfies Readonly<Record<ListKind, readonly string[]>>;

/** Those without which a movement can't be read. */
const MOVEMENT_NEEDS = LIST_COLUMNS.movement.filter((column) => column !== 'section');

export type ListColumnOf<Kind extends ListKind> = (typeof LIST_COLUMNS)[Kind][number] | 'nothing';
export type ListColumn = ListColumnOf<ListKind>;

/** Each column of any list once. */
export const ALL_LIST_COLUMNS: readonly ListColumn[] = [
  'nothing',
  ...new Set(LIST_KINDS.flatMap((kind): readonly ListColumn[] => LIST_COLUMNS[kind])),
];

const NUMBER = 'number|no|nr|n|numero';
const PLAYERS = 'players|names|name|player names|joueurs|noms|nom|noms des joueurs';

/** The heads by which a column is known, folded, beside its own name. */
const HEADS: { readonly [Kind in ListKind]: Partial<Readonly<Record<ListColumnOf<Kind>, string>>> } = {
  movement: {
    round: 'rd|rnd|round no|round number|tour|no tour',
    table: 'tbl|table no|table number|no table',
    ns: 'n s|ns pair|n s pair|pair ns|pair n s|north south|paire ns|paire n s|nord sud',
    ew: 'e w|ew pair|e w pair|pair ew|pair e w|east west|eo|e o|paire eo|paire e o|est ouest',
    section: 'sec|section letter',
    set: 'board set|boards|set of boards|jeu|jeu d etuis|etuis|donnes|groupe d etuis',
  },
  entries: {
    number: `${NUMBER}|entry|pair|pair no|pair number|team no|team number|paire|no paire|numero de paire|no equipe|numero d equipe`,
    section: 'sec|section letter',
    line: 'direction|dir|ligne|orientation',
    team: 'team name|equipe|nom de l equipe|name of team',
    players: PLAYERS,
    player1: playerHeads(1, 'first player|north|nord|premier joueur|player|joueur'),
    player2: playerHeads(2, 'second player|partner|south|sud|second joueur|partenaire'),
    ...Object.fromEntries(PLAYER_COLUMNS.slice(2).map((column, place) => [column, playerHeads(place + 3)])),
  },
  ranking: {
    session: 'event|tournament|tournoi|seance|evening|soiree|epreuve',
    date: 'day|jour|date de la seance',
    place: 'rank|rang|pl|pos|position|classement|rk|place finale',
    percent: 'percentage|score percent|pourcentage|pct|pc|perc|moyenne',
    imps: 'imps a board|imps par etui|imps board|imps par donne|imp',
    players: PLAYERS,
    player1: playerHeads(1, 'first player|player|joueur|premier joueur'),
    player2: playerHeads(2, 'second player|partner|second joueur|partenaire'),
  },
};

function playerHeads(number: number, others = ''): string {
  const own = ['player', 'name', 'joueur', 'nom'].flatMap((word) => [`${word} ${number}`, `${word}${number}`]);
  return [...own, ...others.split('|')].join('|');
}

/** What each kind's columns are known by. */
const COLUMN_OF: Readonly<Record<ListKind, ReadonlyMap<string, ListColumn>>> = {
  movement: columnsByHead('movement'),
  entries: columnsByHead('entries'),
  ranking: columnsByHead('ranking'),
};

function columnsByHead(kind: ListKind): ReadonlyMap<string, ListColumn> {
  const others = HEADS[kind] as Partial<Readonly<Record<ListColumn, string>>>;
  const columns: readonly ListColumn[] = LIST_COLUMNS[kind];
  const heads = columns.flatMap((column) =>
    [foldHead(column), ...(others[column]?.split('|') ?? [])].map((head): [string, ListColumn] => [head, column]),
  );
  // A head stands for the first column that has it.
  return new Map(heads.toReversed());
}

/** A cell that is no head. */
const FIGURE = /^[-+\u2212]?\d+(?:[.,]\d+)?\s*[%=]?$/u;

/** Whether the first row has the heads of the columns: known ones, or texts over figures. */
export function hasListHeads([first, ...others]: readonly CsvRow[]): boolean {
  if (!first || first.cells.some((cell) => FIGURE.test(cell))) return false;
  if (LIST_KINDS.some((kind) => first.cells.some((cell) => columnOfHead(kind, cell) !== 'nothing'))) return true;
  return cellKinds(others, first.cells.length).some((kind) => kind === 'whole' || kind === 'figure');
}

function columnOfHead(kind: ListKind, head: string): ListColumn {
  return COLUMN_OF[kind].get(foldHead(head.replaceAll('%', ' percent '))) ?? 'nothing';
}

/** What the columns of a list probably hold: by their heads, without heads by what stands in them. Each thing once. */
export function guessListColumns(kind: ListKind, rows: readonly CsvRow[]): readonly ListColumn[] {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const width = Math.min(widest, MOST_MAPPED_COLUMNS);
  return hasListHeads(rows) ? guessByHeads(kind, rows, width) : guessByCells(kind, rows, width);
}

/** What the heads alone say, of as many columns. */
export function guessByHeads(kind: ListKind, [first]: readonly CsvRow[], width: number): readonly ListColumn[] {
  const taken = new Set<ListColumn>();
  return Array.from({ length: width }, (_, index) => {
    const column = columnOfHead(kind, first?.cells[index] ?? '');
    if (taken.has(column)) return 'nothing';
    taken.add(column);
    return column;
  });
}

/** So many lines tell what stands in a column. */
const MOST_LOOKED_AT = 200;

const PERCENTAGE = /^\d{1,2}[.,]\d+\s*%?$|^\d{1,3}(?:[.,]\d+)?\s*%$/;

/** What stands in the cells of a column: whole numbers, percentages, names. */
type CellKind = 'whole' | 'figure' | 'words' | 'mixed';

/** What more than half of the cells of each column are. */
export function cellKinds(rows: readonly CsvRow[], width: number): readonly CellKind[] {
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.slice(0, MOST_LOOKED_AT).flatMap(({ cells: own }) => own[index] || []);
    const isMostly = (pattern: RegExp) =>
      cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length * 2 > cells.length;
    if (isMostly(/^\d+\s*=?$/)) return 'whole';
    if (isMostly(PERCENTAGE)) return 'figure';
    return isMostly(/\p{L}{2}/u) ? 'words' : 'mixed';
  });
}

/** In the order in which programs write them: numbers, names, figures. */
function guessByCells(kind: ListKind, rows: readonly CsvRow[], width: number): readonly ListColumn[] {
  const kinds = cellKinds(rows, width);
  const words = kinds.filter((one) => one === 'words').length;
  const names: readonly ListColumn[] = words === 1 ? ['players'] : ['player1', 'player2'];
  const waiting: Record<CellKind, ListColumn[]> = {
    whole: kind === 'movement' ? [...MOVEMENT_NEEDS] : kind === 'entries' ? ['number'] : ['place'],
    figure: kind === 'ranking' ? ['percent'] : [],
    words: kind === 'movement' ? [] : [...names],
    mixed: [],
  };
  return kinds.map((one) => waiting[one].shift() ?? 'nothing');
}

/** Whether a list can be read by what its columns hold. */
export function isWholeList(kind: ListKind, mapping: readonly ListColumn[]): boolean {
  const has = (...columns: readonly ListColumn[]) => columns.some((column) => mapping.includes(column));
  if (kind === 'movement') return MOVEMENT_NEEDS.every((column) => has(column));
  if (kind === 'entries') return has('players', 'player1', 'team');
  return has('players', 'player1') && has('place', 'percent', 'imps');
}
