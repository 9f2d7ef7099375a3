/** The words of `etui combine`: usage, output and wrong calls. */
import type { Side } from '../../bridge/seat.ts';
import { formatRuns } from '../sentences.ts';
import { sideNames } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

const en = {
  usage: (methods: string) =>
    [
      `Usage: npm run -s etui -- combine CLUB.csv|CLUB.etui ... [--names FILE.csv] [--winners 1|2] [--method ${methods}] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--language en|fr] [--json]`,
      'The results of several clubs that played the same boards, compared as one field: a ranking of all, and one of each club by what its pairs have in the whole field. A club is called by the name of its file; in the file of an event (.etui) it has its own name, and those of its pairs. One list of all pairs, unless --winners 2 ranks North-South and East-West apart.',
      'Hands in CLUB.pbn beside CLUB.csv are compared: a club that has others than most is refused, and so are a club that is there twice and one that shares no board with another.',
      '--names: columns club, entry (as in the results) and name; section and line (NS, EW) where several entries have the same number.',
    ].join('\n'),
  noFile: 'Which clubs? Name the file of each: combine larch.csv oak.csv',
  winners: 'How many winners? --winners 1 for one list of all pairs, --winners 2 for one of each line.',
  players: 'these are players of an individual. Combine only files of pairs.',
  clubUnknown: (club: string) => `no file is of the club ${club}. Write the name of its file, without .csv.`,
  ownBoards: (club: string, boards: readonly number[]) =>
    `${club} alone has played ${boards.length === 1 ? 'board' : 'boards'} ${formatRuns(boards, 'en')}: compared in this club only.`,
  overall: 'All clubs',
  line: (line: Side) => sideNames.en[line],
  place: 'Place',
  inAll: 'Overall',
  club: 'Club',
  pair: 'Pair',
  name: 'Name',
};

type CombineCommandWords = typeof en;

const fr: CombineCommandWords = {
  usage: (methods) =>
    [
      `Emploi : npm run -s etui -- combine CLUB.csv|CLUB.etui ... [--names FICHIER.csv] [--winners 1|2] [--method ${methods}] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--language en|fr] [--json]`,
      'Les résultats de plusieurs clubs qui ont joué les mêmes étuis, comparés dans un seul champ : un classement général, et celui de chaque club d’après ce que ses paires ont dans tout le champ. Un club porte le nom de son fichier ; dans le fichier d’un tournoi (.etui) il a son propre nom et ceux de ses paires. Une seule liste de toutes les paires, sauf si --winners 2 classe à part Nord-Sud et Est-Ouest.',
      'Les donnes d’un CLUB.pbn à côté de CLUB.csv sont comparées : un club qui en a d’autres que la plupart est refusé, comme un club présent deux fois et un club sans étui commun avec un autre.',
      '--names : colonnes club, entry (comme dans les résultats) et name ; section et line (NS, EO) où un numéro désigne plusieurs inscrits.',
    ].join('\n'),
  noFile: 'Quels clubs ? Nommez le fichier de chacun : combine larch.csv oak.csv',
  winners: 'Combien de vainqueurs ? --winners 1 pour une seule liste, --winners 2 pour une liste par ligne.',
  players: 'ce sont les joueurs d’un individuel. Ne réunissez que des fichiers de paires.',
  clubUnknown: (club) => `aucun fichier n’est du club ${club}. Écrivez le nom de son fichier, sans .csv.`,
  ownBoards: (club, boards) =>
    `${club} est seul à avoir joué ${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatRuns(boards, 'fr')} : comparés dans ce club seulement.`,
  overall: 'Tous les clubs',
  line: (line) => sideNames.fr[line],
  place: 'Place',
  inAll: 'Général',
  club: 'Club',
  pair: 'Paire',
  name: 'Nom',
};

export const combineCommandWords = dictionary<CombineCommandWords>({ en, fr });
