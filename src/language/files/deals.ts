/** The words around the deals of an event: where they are opened, which may be seen, and the hands of a board. */
import { boardsText } from '../../movement/board-set.ts';
import { dictionary } from '../typography.ts';

const en = {
  title: 'Deals of the event',
  handsOf: (board: number) => `Hands of board ${board}`,
  /** @param source the name of a file, or empty */
  doubleDummy: (source: string) => `Double dummy, as ${source === '' ? 'the file of the deals' : source} has it`,
  par: (par: string) => `Par: ${par}`,
  none: 'The hands of this event are not known yet. Open the file of your dealing program (PBN, LIN, DLM, DUP, BRI or DGE), or paste its text.',
  known: (dealt: number, boards: number) =>
    dealt === boards
      ? `The hands of all ${boards} boards are known.`
      : `The hands of ${dealt} of ${boards} boards are known.`,
  without: (boards: readonly number[]) => `Without hands: ${boardsText(boards)}.`,
  /** @param first the first board that waits, and what it waits for; null where no table is to play it yet */
  waiting: (
    boards: readonly number[],
    first: { readonly board: number; readonly round: number; readonly table: string } | null,
  ) => {
    const which = boards.length === 1 ? `Board ${boardsText(boards)} waits` : `Boards ${boardsText(boards)} wait`;
    const why = first ? `: round ${first.round}, table ${first.table} has no result of board ${first.board} yet.` : '.';
    return `${which} until nobody can play ${boards.length === 1 ? 'it' : 'them'} any more, and ${boards.length === 1 ? 'is' : 'are'} left out${why}`;
  },
  /** Boards whose hands another event is still to play. */
  waitingForEvent: (boards: readonly number[], event: string, day: string) =>
    `“${event}” of ${day} has the same deals and may still play them. Until then the hands of ${boards.length === 1 ? 'board' : 'boards'} ${boardsText(boards)} are left out.`,
  open: 'Open a file of deals …',
  paste: 'Paste PBN …',
  take: (deals: number) => (deals === 1 ? 'Take this deal' : `Take these ${deals} deals`),
  remove: 'Take the hands out',
  removed: 'The hands are taken out. Undo brings them back.',
  taken: (deals: number) => (deals === 1 ? 'One deal is taken.' : `${deals} deals are taken.`),
  save: 'Save the hands as PBN',
  field: 'PBN with the deals',
  cancel: 'Cancel',
  found: (boards: readonly number[]) =>
    boards.length === 1 ? `A deal of board ${boardsText(boards)}.` : `Deals of boards ${boardsText(boards)}.`,
  notPlayed: (boards: readonly number[]) =>
    boards.length === 1
      ? `Board ${boardsText(boards)} is not played here, and is left out.`
      : `Boards ${boardsText(boards)} are not played here, and are left out.`,
  noneOfThese: 'None of these boards is played here. Check the numbers in the file.',
  /** Each match has a deal of its own under this number. */
  dealtApart: (boards: readonly number[]) =>
    `Each match deals board ${boardsText(boards)} for itself: its hands can’t be told from a number.`,
  problem: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  /** A file that is no text has records. */
  record: (record: number) => `Record ${record}`,
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  nothingTaken: 'Nothing is taken until the file is right.',
  failed: 'Not saved: the application did not answer. Try again.',
  refused: 'Not saved. Look at the deals and try again.',
};

type DealWords = typeof en;

const fr: DealWords = {
  title: 'Donnes du tournoi',
  handsOf: (board) => `Donne de l’étui ${board}`,
  doubleDummy: (source) => `À jeu ouvert, d’après ${source === '' ? 'le fichier des donnes' : source}`,
  par: (par) => `Par : ${par}`,
  none: 'Les donnes de ce tournoi ne sont pas encore connues. Ouvrez le fichier de votre programme de distribution (PBN, LIN, DLM, DUP, BRI ou DGE), ou collez son texte.',
  known: (dealt, boards) =>
    dealt === boards
      ? `Les donnes des ${boards} étuis sont connues.`
      : `Les donnes de ${dealt} étuis sur ${boards} sont connues.`,
  without: (boards) => `Sans donne : ${boardsText(boards)}.`,
  waiting: (boards, first) => {
    const which =
      boards.length === 1 ? `L’étui ${boardsText(boards)} attend` : `Les étuis ${boardsText(boards)} attendent`;
    const why = first
      ? ` : au tour ${first.round}, la table ${first.table} n’a pas encore de résultat à l’étui ${first.board}.`
      : '.';
    return `${which} que personne ne puisse plus ${boards.length === 1 ? 'le' : 'les'} jouer, et ${boards.length === 1 ? 'est omis' : 'sont omis'}${why}`;
  },
  waitingForEvent: (boards, event, day) =>
    `« ${event} » du ${day} a les mêmes donnes et peut encore les jouer. Jusque-là, ${boards.length === 1 ? `la donne de l’étui ${boardsText(boards)} est omise` : `les donnes des étuis ${boardsText(boards)} sont omises`}.`,
  open: 'Ouvrir un fichier de donnes …',
  paste: 'Coller du PBN …',
  take: (deals) => (deals === 1 ? 'Prendre cette donne' : `Prendre ces ${deals} donnes`),
  remove: 'Retirer les donnes',
  removed: 'Les donnes sont retirées. Annuler les rétablit.',
  taken: (deals) => (deals === 1 ? 'Une donne est prise.' : `${deals} donnes sont prises.`),
  save: 'Enregistrer les donnes en PBN',
  field: 'PBN des donnes',
  cancel: 'Renoncer',
  found: (boards) =>
    boards.length === 1
      ? `Une donne, celle de l’étui ${boardsText(boards)}.`
      : `Donnes des étuis ${boardsText(boards)}.`,
  notPlayed: (boards) =>
    boards.length === 1
      ? `L’étui ${boardsText(boards)} n’est pas joué ici, et est omis.`
      : `Les étuis ${boardsText(boards)} ne sont pas joués ici, et sont omis.`,
  noneOfThese: 'Aucun de ces étuis n’est joué ici. Vérifiez les numéros dans le fichier.',
  dealtApart: (boards) =>
    `Chaque match distribue lui-même l’étui ${boardsText(boards)} : le numéro ne suffit pas à dire sa donne.`,
  problem: (line, sentence) => `Ligne ${line} : ${sentence}`,
  record: (record) => `Enregistrement ${record}`,
  more: (count) => (count === 1 ? 'Et un autre.' : `Et ${count} autres.`),
  nothingTaken: 'Rien n’est pris tant que le fichier n’est pas juste.',
  failed: 'Pas enregistré : l’application n’a pas répondu. Réessayez.',
  refused: 'Pas enregistré. Vérifiez les donnes et réessayez.',
};

export const dealWords = dictionary<DealWords>({ en, fr });
