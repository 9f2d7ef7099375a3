import { dictionary } from '../../typography.ts';

/** A sentence for each kind of page, from the page's name. */
type OfPage = Record<'board' | 'round' | 'table', (name: string) => string>;
const ofPage = (of: OfPage) => of;

const lines = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const en = {
  modes: 'How results are typed',
  mode: { board: 'Travellers', round: 'By round', table: 'By table' },
  title: ofPage({
    board: (name) => `Board ${name}`,
    round: (name) => `Round ${name}`,
    table: (name) => `Table ${name}`,
  }),
  of: (pages: number) => `of ${pages}`,
  boardDealt: (board: number, dealt: string) => `Board ${board}: ${dealt.charAt(0).toLowerCase()}${dealt.slice(1)}`,
  pages: { board: 'Boards', round: 'Rounds', table: 'Tables' },
  goTo: { board: 'Go to board', round: 'Go to round', table: 'Go to table' },
  thereAre: {
    board: (first: string, last: string) => `Boards are ${first} to ${last}`,
    round: (first: string, last: string) => `Rounds are ${first} to ${last}`,
    table: (first: string, last: string) => `Tables are ${first} to ${last}`,
  },
  complete: {
    board: (complete: number, pages: number) => `${complete} of ${pages} boards complete`,
    round: (complete: number, pages: number) => `${complete} of ${pages} rounds complete`,
    table: (complete: number, pages: number) => `${complete} of ${pages} tables complete`,
  },
  cell: (title: string, recorded: number, expected: number, waiting: number) =>
    `${title}, ${recorded} of ${expected} results${
      waiting === 0 ? '' : `, ${lines(waiting, 'line', 'lines')} not recorded`
    }`,
  label: ofPage({
    board: (name) => `Traveller of board ${name}`,
    round: (name) => `Slips of round ${name}`,
    table: (name) => `Sheet of table ${name}`,
  }),
  slip: ofPage({
    board: (_name) => '',
    round: (name) => `Table ${name}`,
    table: (name) => `Round ${name}`,
  }),
  lacks: (title: string, count: number) => `${title} lacks ${lines(count, 'result', 'results')}.`,
  done: ofPage({
    board: (name) => `Board ${name} is complete.`,
    round: (name) => `Round ${name} is complete.`,
    table: (name) => `Table ${name} is complete.`,
  }),
  next: ofPage({
    board: (name) => `board ${name}, or type its first line`,
    round: (name) => `round ${name}, or type its first line`,
    table: (name) => `table ${name}, or type its first line`,
  }),
  typeNext: ofPage({
    board: (name) => `Next: board ${name}. Type its first line here`,
    round: (name) => `Next: round ${name}. Type its first line here`,
    table: (name) => `Next: table ${name}. Type its first line here`,
  }),
  allDone: 'Every board is complete.',
  none: 'This event has no boards to type.',
  keyNeighbour: { board: 'board', round: 'round', table: 'table' },
  keyMode: 'by round, table',
};

type PageWords = typeof en;

const fr: PageWords = {
  modes: 'Manière de saisir',
  mode: { board: 'Fiches ambulantes', round: 'Par tour', table: 'Par table' },
  title: {
    board: (name) => `Étui ${name}`,
    round: (name) => `Tour ${name}`,
    table: (name) => `Table ${name}`,
  },
  of: (pages) => `sur ${pages}`,
  boardDealt: (board, dealt) => `Étui ${board} : ${dealt.charAt(0).toLowerCase()}${dealt.slice(1)}`,
  pages: { board: 'Étuis', round: 'Tours', table: 'Tables' },
  goTo: { board: 'Aller à l’étui', round: 'Aller au tour', table: 'Aller à la table' },
  thereAre: {
    board: (first, last) => `Les étuis vont de ${first} à ${last}`,
    round: (first, last) => `Les tours vont de ${first} à ${last}`,
    table: (first, last) => `Les tables vont de ${first} à ${last}`,
  },
  complete: {
    board: (complete, pages) => `${complete} ${complete < 2 ? 'étui complet' : 'étuis complets'} sur ${pages}`,
    round: (complete, pages) => `${complete} ${complete < 2 ? 'tour complet' : 'tours complets'} sur ${pages}`,
    table: (complete, pages) => `${complete} ${complete < 2 ? 'table complète' : 'tables complètes'} sur ${pages}`,
  },
  cell: (title, recorded, expected, waiting) =>
    `${title}, ${recorded} ${recorded < 2 ? 'résultat' : 'résultats'} sur ${expected}${
      waiting === 0 ? '' : `, ${lines(waiting, 'ligne non enregistrée', 'lignes non enregistrées')}`
    }`,
  label: {
    board: (name) => `Fiche ambulante de l’étui ${name}`,
    round: (name) => `Feuillets du tour ${name}`,
    table: (name) => `Feuille de la table ${name}`,
  },
  slip: {
    board: (_name) => '',
    round: (name) => `Table ${name}`,
    table: (name) => `Tour ${name}`,
  },
  lacks: (title, count) => `${title} : il manque ${lines(count, 'résultat', 'résultats')}.`,
  done: {
    board: (name) => `L’étui ${name} est complet.`,
    round: (name) => `Le tour ${name} est complet.`,
    table: (name) => `La table ${name} est complète.`,
  },
  next: {
    board: (name) => `étui ${name}, ou saisissez sa première ligne`,
    round: (name) => `tour ${name}, ou saisissez sa première ligne`,
    table: (name) => `table ${name}, ou saisissez sa première ligne`,
  },
  typeNext: {
    board: (name) => `Ensuite : étui ${name}. Saisissez ici sa première ligne`,
    round: (name) => `Ensuite : tour ${name}. Saisissez ici sa première ligne`,
    table: (name) => `Ensuite : table ${name}. Saisissez ici sa première ligne`,
  },
  allDone: 'Tous les étuis sont complets.',
  none: 'Ce tournoi n’a pas d’étuis à saisir.',
  keyNeighbour: { board: 'étui', round: 'tour', table: 'table' },
  keyMode: 'par tour, table',
};

/** The words of the pages of the entry screen: travellers, rounds, tables. */
export const entryPageWords = dictionary<PageWords>({ en, fr });
