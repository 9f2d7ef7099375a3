import type { CsvContent, ListColumn, ListKind } from '../../../format/list-file/columns.ts';
import { dictionary } from '../../typography.ts';

/** Words of the panel in which a list in CSV comes in: a movement, names of an event, past rankings. */
const en = {
  holds: 'The file holds',
  ask: 'choose …',
  askHelp: 'Its columns don’t say what this file is. Say it once: the next one with the same columns is known.',
  contents: {
    results: 'results of an event',
    movement: 'a movement',
    entries: 'names for an event',
    ranking: 'past rankings of a season',
    members: 'members of the club',
  } satisfies Record<CsvContent, string>,
  columnsHelp: 'See that each column holds what is said here.',
  missing: {
    movement: 'Say what the columns hold. Needed are round, table, both pairs and the board set.',
    entries: 'Say what the columns hold. Needed are the names of the players, or of the teams.',
    ranking: 'Say what the columns hold. Needed are the names, and the place, the percentage or the IMPs a board.',
  } satisfies Record<ListKind, string>,
  columns: {
    nothing: 'left out',
    round: 'round',
    table: 'table',
    ns: 'N-S number',
    ew: 'E-W number',
    set: 'board set, or boards',
    number: 'number',
    section: 'section',
    line: 'line (NS, EW)',
    team: 'name of the team',
    club: 'club of the team',
    players: 'all names in one cell',
    player1: 'first player',
    player2: 'second player',
    player3: 'third player',
    player4: 'fourth player',
    player5: 'fifth player',
    player6: 'sixth player',
    player7: 'seventh player',
    player8: 'eighth player',
    session: 'evening',
    date: 'day',
    place: 'place',
    percent: 'percentage',
    imps: 'IMPs a board',
  } satisfies Record<ListColumn, string>,
  failed: 'It could not be written. Nothing is changed: try again.',
  changed: 'Somebody has changed these names meanwhile. Choose the file again.',
  noEvent: 'There is no event yet whose names these could be. Set one up first.',
  // Movement
  movement: (tables: number, rounds: number, pairs: number) =>
    `${tables === 1 ? '1 table' : `${tables} tables`}, ${rounds === 1 ? '1 round' : `${rounds} rounds`}, ${pairs} pairs`,
  replaces: (name: string) => `The club has a movement “${name}”: this one takes its place.`,
  wrong: (count: number) => (count === 1 ? 'It can’t be played so:' : `It can’t be played so, for ${count} reasons:`),
  toKnow: 'It can be played. To know:',
  ofSection: (section: string, size: string) => `Section ${section}: ${size}`,
  keep: (count: number) => (count === 1 ? 'Keep the movement' : `Keep the ${count} movements`),
  toGrid: 'Open it in the grid',
  kept: (name: string) => `The movement ${name} is kept, and offered for new events.`,
  undone: (name: string) => `Undone: the movement ${name}.`,
  // Names
  named: (count: number) => (count === 1 ? 'One line of names:' : `${count} lines of names:`),
  replaced: (count: number) =>
    count === 1 ? 'One has other names now, which are replaced.' : `${count} have other names now, which are replaced.`,
  noSuch: (number: string) => `the event has no number ${number}. Correct it, or choose another event.`,
  whichSection: (numbers: readonly string[]) => `it may be ${numbers.join(' or ')}. Say the section with it.`,
  noRoom: (names: string) => `nobody is left in the event for ${names}.`,
  twice: (number: string) => `number ${number} is named on a line above already.`,
  tooMany: (most: number): string =>
    most === 1
      ? 'players are ranked one by one here: write one name on a line.'
      : 'a pair has two players: write no more.',
  take: (count: number) => (count === 1 ? 'Take the names' : `Take ${count} lines of names`),
  taken: (name: string) => `Names taken into ${name}.`,
  // Rankings
  season: 'Into the season',
  noSeason: 'There is no season yet. Begin one under Seasons, then drop the file again.',
  evenings: (evenings: number, lines: number) =>
    `${evenings === 1 ? 'One evening' : `${evenings} evenings`}, ${lines === 1 ? '1 line' : `${lines} lines`}.`,
  eveningName: (number: number) => `Name of evening ${number}`,
  eveningDay: (number: number) => `Day of evening ${number}`,
  name: 'Name',
  day: 'Day',
  won: (names: readonly string[], lines: number) =>
    `${lines === 1 ? '1 line' : `${lines} lines`}, first: ${names.join(' / ')}`,
  dayMissing: 'Each evening needs a name and a day, such as 24/11/2026.',
  like: (name: string, day: string) => `${name} of ${day} is in the season already: it would count twice.`,
  unranked: (count: number) =>
    count === 1
      ? 'One line has neither a place nor a figure, and is left out.'
      : `${count} lines have neither a place nor a figure, and are left out.`,
  add: (evenings: number) => (evenings === 1 ? 'Add the evening' : `Add the ${evenings} evenings`),
};

type ListWords = typeof en;

const fr: ListWords = {
  holds: 'Le fichier contient',
  ask: 'choisir …',
  askHelp:
    'Ses colonnes ne disent pas ce qu’est ce fichier. Dites-le une fois : le prochain avec les mêmes colonnes sera reconnu.',
  contents: {
    results: 'les résultats d’un tournoi',
    movement: 'un mouvement',
    entries: 'les noms d’un tournoi',
    ranking: 'd’anciens classements d’un championnat',
    members: 'des membres du club',
  },
  columnsHelp: 'Vérifiez que chaque colonne contient ce qui est dit ici.',
  missing: {
    movement: 'Dites ce que les colonnes contiennent. Il faut le tour, la table, les deux paires et le groupe d’étuis.',
    entries: 'Dites ce que les colonnes contiennent. Il faut les noms des joueurs, ou ceux des équipes.',
    ranking:
      'Dites ce que les colonnes contiennent. Il faut les noms, et la place, le pourcentage ou les IMPs par étui.',
  },
  columns: {
    nothing: 'laissée de côté',
    round: 'tour',
    table: 'table',
    ns: 'numéro N-S',
    ew: 'numéro E-O',
    set: 'groupe d’étuis, ou étuis',
    number: 'numéro',
    section: 'section',
    line: 'ligne (NS, EO)',
    team: 'nom de l’équipe',
    club: 'club de l’équipe',
    players: 'tous les noms dans une case',
    player1: 'premier joueur',
    player2: 'deuxième joueur',
    player3: 'troisième joueur',
    player4: 'quatrième joueur',
    player5: 'cinquième joueur',
    player6: 'sixième joueur',
    player7: 'septième joueur',
    player8: 'huitième joueur',
    session: 'soirée',
    date: 'jour',
    place: 'place',
    percent: 'pourcentage',
    imps: 'IMPs par étui',
  },
  failed: 'Impossible de l’écrire. Rien n’est modifié : recommencez.',
  changed: 'Quelqu’un a modifié ces noms entre-temps. Choisissez de nouveau le fichier.',
  noEvent: 'Il n’y a pas encore de tournoi pour ces noms. Créez-en un d’abord.',
  movement: (tables, rounds, pairs) =>
    `${tables < 2 ? `${tables} table` : `${tables} tables`}, ${rounds < 2 ? `${rounds} tour` : `${rounds} tours`}, ${pairs} paires`,
  replaces: (name) => `Le club a déjà un mouvement « ${name} » : celui-ci le remplace.`,
  wrong: (count) =>
    count < 2 ? 'Il ne peut pas être joué ainsi :' : `Il ne peut pas être joué ainsi, pour ${count} raisons :`,
  toKnow: 'Il peut être joué. À savoir :',
  ofSection: (section, size) => `Section ${section} : ${size}`,
  keep: (count) => (count < 2 ? 'Garder le mouvement' : `Garder les ${count} mouvements`),
  toGrid: 'Ouvrir dans la grille',
  kept: (name) => `Le mouvement ${name} est gardé, et proposé pour les nouveaux tournois.`,
  undone: (name) => `Annulé : le mouvement ${name}.`,
  named: (count) => (count < 2 ? `${count} ligne de noms :` : `${count} lignes de noms :`),
  replaced: (count) =>
    count < 2 ? 'Une a d’autres noms, qui sont remplacés.' : `${count} ont d’autres noms, qui sont remplacés.`,
  noSuch: (number) => `le tournoi n’a pas de numéro ${number}. Corrigez-le, ou choisissez un autre tournoi.`,
  whichSection: (numbers) => `ce peut être ${numbers.join(' ou ')}. Dites la section avec le numéro.`,
  noRoom: (names) => `il ne reste personne dans le tournoi pour ${names}.`,
  twice: (number) => `le numéro ${number} est déjà nommé sur une ligne au-dessus.`,
  tooMany: (most) =>
    most === 1
      ? 'les joueurs sont classés un par un : écrivez un nom par ligne.'
      : 'une paire a deux joueurs : n’en écrivez pas plus.',
  take: (count) => (count < 2 ? 'Reprendre les noms' : `Reprendre ${count} lignes de noms`),
  taken: (name) => `${name} : noms repris.`,
  season: 'Dans le championnat',
  noSeason: 'Il n’y a pas encore de championnat. Créez-en un sous Championnats, puis déposez de nouveau le fichier.',
  evenings: (evenings, lines) =>
    `${evenings < 2 ? 'Une soirée' : `${evenings} soirées`}, ${lines < 2 ? `${lines} ligne` : `${lines} lignes`}.`,
  eveningName: (number) => `Nom de la soirée ${number}`,
  eveningDay: (number) => `Jour de la soirée ${number}`,
  name: 'Nom',
  day: 'Jour',
  won: (names, lines) => `${lines < 2 ? `${lines} ligne` : `${lines} lignes`}, premiers : ${names.join(' / ')}`,
  dayMissing: 'Il faut à chaque soirée un nom et un jour, tel que 24/11/2026.',
  like: (name, day) => `${name} du ${day} est déjà dans le championnat : la soirée compterait deux fois.`,
  unranked: (count) =>
    count < 2
      ? 'Une ligne n’a ni place ni résultat, et est laissée de côté.'
      : `${count} lignes n’ont ni place ni résultat, et sont laissées de côté.`,
  add: (evenings) => (evenings < 2 ? 'Ajouter la soirée' : `Ajouter les ${evenings} soirées`),
};

export const listWords = dictionary<ListWords>({ en, fr });
