import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import { formatList } from '../sentences.ts';
import { dictionary, unbroken, type SomeWords } from '../typography.ts';

/** The table a pair goes to after a round, and its side there; null when no pair ever changes sides. */
export interface NextPlace {
  readonly table: number;
  readonly side: Side | null;
}

/** Where a table's boards go after a round: their next tables, at once or by the bye stand. */
export interface NextBoards {
  readonly kind: 'stay' | 'to' | 'stand' | 'end';
  /** Several where they share the boards; none at the end. */
  readonly tables: readonly number[];
}

function boardsGoEn({ kind, tables }: NextBoards): string {
  const list = formatList(tables, 'en');
  const share = tables.length > 1 ? ', which share them' : '';
  const to = `${tables.length > 1 ? `tables ${list}` : unbroken(`table ${list}`)}${share}`;
  const sentences = {
    stay: 'Boards stay here.',
    to: `Boards go to ${to}.`,
    stand: `Boards go to the bye stand, then to ${to}.`,
    end: '',
  };
  return sentences[kind];
}

function boardsGoFr({ kind, tables }: NextBoards): string {
  const list = formatList(tables, 'fr');
  const share = tables.length > 1 ? ', qui les partagent' : '';
  const to = `${tables.length > 1 ? `aux tables ${list}` : `à la ${unbroken(`table ${list}`)}`}${share}`;
  const sentences = {
    stay: 'Les étuis restent ici.',
    to: `Les étuis vont ${to}.`,
    stand: `Les étuis vont au guéridon, puis ${to}.`,
    end: '',
  };
  return sentences[kind];
}

/** The same in a narrow column: a table, or the letter of the bye stand. */
function boardsNextCell({ kind, tables }: NextBoards, here: string, stand: string): string {
  if (kind === 'stay') return here;
  return kind === 'stand' ? stand : tables.join('+');
}

const en = {
  goesNext: (side: Side) => `${sideNamesShort.en[side]} then`,
  toTable: ({ table, side }: NextPlace) => `table ${table}${side === null ? '' : ` ${sideNamesShort.en[side]}`}`,
  stay: 'stay',
  changeLine: (side: Side) => `stay, sit ${sideNamesShort.en[side]}`,
  nextSitOut: (table: number | null) => (table === null ? 'sit-out' : `sit-out, table ${table}`),
  end: 'end',
  byDraw: 'by the draw',
  staySentence: (side: Side) => `${sideNames.en[side]} stay.`,
  pairStays: (pair: string) => `Pair ${pair} stays.`,
  boardsGo: boardsGoEn,
  /** The head of a column beside the boards, what stands in it, and what that means. */
  boardsNext: 'then',
  boardsNextCell: (next: NextBoards) => boardsNextCell(next, 'here', 'B'),
  boardsNextNote: 'Beside the boards: the table they go to; B is the bye stand.',
  boardsFromStand: 'New boards are on the bye stand.',
  sharesWith: (table: number) => `Boards are shared with ${unbroken(`table ${table}`)}.`,
};

type TableCardWords = typeof en;

const fr: TableCardWords = {
  goesNext: (side) => `${sideNamesShort.fr[side]} ensuite`,
  toTable: ({ table, side }) => `table ${table}${side === null ? '' : ` ${sideNamesShort.fr[side]}`}`,
  stay: 'restent',
  changeLine: (side) => `restent, ${sideNamesShort.fr[side]}`,
  nextSitOut: (table) => (table === null ? 'relais' : `relais, table ${table}`),
  end: 'fin',
  byDraw: 'au tirage',
  staySentence: (side) => `${sideNames.fr[side]} restent.`,
  pairStays: (pair) => `La paire ${pair} est fixe.`,
  boardsGo: boardsGoFr,
  boardsNext: 'puis',
  boardsNextCell: (next) => boardsNextCell(next, 'ici', 'G'),
  boardsNextNote: 'À côté des étuis : la table où ils vont ; G est le guéridon.',
  boardsFromStand: 'Les étuis suivants sont au guéridon.',
  sharesWith: (table) => `Les étuis sont partagés avec la ${unbroken(`table ${table}`)}.`,
};

const ofPlayers: Readonly<Record<Language, SomeWords<TableCardWords>>> = {
  en: { pairStays: (player) => `Player ${player} stays.` },
  fr: { pairStays: (player) => `Le joueur ${player} est fixe.` },
};

const ofTeams: Readonly<Record<Language, SomeWords<TableCardWords>>> = {
  en: { pairStays: (team) => `Team ${team} stays.` },
  fr: { pairStays: (team) => `L’équipe ${team} reste.` },
};

/** Where people and boards of a table go after a round, on its card. */
export const tableCardWords = dictionary<TableCardWords>({ en, fr }, ofPlayers, ofTeams);
export type { TableCardWords };
