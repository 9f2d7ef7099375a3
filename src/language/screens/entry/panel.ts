import { dictionary } from '../../typography.ts';

/** The words of the panel beside the entry page: datum, frequencies and history. */
const en = {
  datum: {
    title: (board: number) => `Datum of board ${board}`,
    label: (board: number) => `Datum of board ${board}, from North-South`,
    help: 'From North-South, 330 or -50. Without one the board counts for nobody.',
    wrong: 'A score from North-South, such as 330 or -50.',
    failed: 'The datum could not be saved. Try again.',
  },
  frequencies: 'Frequencies',
  frequenciesOf: (board: number, results: number) =>
    `board ${board}, ${results} ${results === 1 ? 'result' : 'results'}`,
  frequenciesOfSection: (letter: string, board: number, results: number) =>
    `section ${letter}, board ${board}, ${results} ${results === 1 ? 'result' : 'results'}`,
  times: 'Times',
  timesOf: (times: string, pending: boolean) => `${times}${pending ? ' and the line being typed' : ''}`,
  mp: 'MP',
  percent: '%',
  noResults: 'No results yet. Each score of the board will stand here with what it is worth.',

  history: 'History',
  historyOf: (table: string) => `table ${table}`,
  noHistory: 'Nothing was recorded on this line yet.',
  erased: 'taken away',
  pairs: (ns: string, ew: string) => `${ns} against ${ew}`,
};

type EntryPanelWords = typeof en;

const fr: EntryPanelWords = {
  datum: {
    title: (board) => `Datum de l’étui ${board}`,
    label: (board) => `Datum de l’étui ${board}, vu de Nord-Sud`,
    help: 'Vu de Nord-Sud, 330 ou -50. Sans datum, l’étui ne compte pour personne.',
    wrong: 'Une marque vue de Nord-Sud, par exemple 330 ou -50.',
    failed: 'Le datum n’a pas pu être enregistré. Réessayez.',
  },
  frequencies: 'Fréquences',
  frequenciesOf: (board, results) => `étui ${board}, ${results} ${results < 2 ? 'résultat' : 'résultats'}`,
  frequenciesOfSection: (letter, board, results) =>
    `section ${letter}, étui ${board}, ${results} ${results < 2 ? 'résultat' : 'résultats'}`,
  times: 'Fois',
  timesOf: (times, pending) => `${times}${pending ? ' et la ligne en cours' : ''}`,
  mp: 'PM',
  percent: '%',
  noResults: 'Pas encore de résultats. Chaque marque de l’étui apparaîtra ici avec ce qu’elle vaut.',

  history: 'Historique',
  historyOf: (table) => `table ${table}`,
  noHistory: 'Rien n’a encore été enregistré sur cette ligne.',
  erased: 'retiré',
  pairs: (ns, ew) => `${ns} contre ${ew}`,
};

export const entryPanelWords = dictionary<EntryPanelWords>({ en, fr });
