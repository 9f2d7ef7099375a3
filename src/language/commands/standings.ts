/** The words of `etui standings`. */
import { dictionary } from '../typography.ts';

const en = {
  usage: (scales: string, ties: string) =>
    [
      'Usage: npm run -s etui -- standings ENTRIES.csv MATCHES.csv [--after-round N] [--scale SCALE|--table FILE.csv --boards N] [--bye VP] [--ties TIES] [--explain ENTRY] [--language en|fr] [--json]',
      'The standing of an event of matches: a poule, a Swiss, teams in one session.',
      'ENTRIES.csv, a line a team or pair: entry (its number), name; lot (the order of a lot, lowest first), standing (without, or withdrawn after its last result), penalty or bonus with reason.',
      'MATCHES.csv, a line a match: round, table, home, away (empty: a bye), and home_imps, away_imps (won by each) or home_vp, away_vp; victory points count, and IMPs beside them break ties. Empty: not played. half is 1 for a half match, of which three teams of an odd field have two each in a round; IMPs are then read by the half scale for half of the boards.',
      `--scale, which makes victory points of IMPs in a match of --boards: ${scales}. Without it IMPs are added up.`,
      '--table: the club’s own scale, as vp --help says.',
      '--bye: what a round without opponents gives, 12 of 20 in a Swiss; without it nothing, as in a poule.',
      `--ties: ${ties}. Without it equal totals share a place.`,
      '--explain: where the total and the place of an entry come from, match by match.',
    ].join('\n'),
  files: 'Which files? standings entries.csv matches.csv --scale wbf-discrete --boards 16',
  afterRound: 'After which round? A whole number: --after-round 3',
  scale: (scale: string, known: string) => `There is no scale ${scale}. Known: ${known}.`,
  oneScale: 'A published scale or the club’s own, not both: --scale wbf-discrete or --table scale.csv',
  whichTable: 'Which file holds the club’s own scale? --table scale.csv',
  notImps: 'This scale is read with percentages. For IMPs: --scale wbf-discrete',
  boards: 'How many boards has a match? A whole number, with the scale: --scale wbf-discrete --boards 16',
  bye: 'What does a bye give? A number from 0: --bye 12',
  ties: (ties: string, known: string) => `${ties} splits no ties. Known: ${known}.`,
  explain: 'Whose place is to be explained? The number of an entry: --explain 6',
  entryNumber: (entry: string) => `“${entry}” is not the number of an entry. Write a whole number from 1.`,
  entryTwice: (entry: number) =>
    `${entry} stands on an earlier line with another name, lot or standing. Keep one of the two.`,
  entryUnknown: (entry: number) => `the file of entries has no ${entry}. Add it there, or correct the number.`,
  penaltyUnit: (unit: string) => `penalties are taken from the total, in ${unit}. Leave unit empty.`,
  noSuchEntry: (entry: number) => `The file of entries has no ${entry}.`,
  place: 'Place',
  number: 'No.',
  name: 'Name',
  matches: 'Matches',
  imps: 'IMPs',
  victoryPoints: 'VP',
  split: 'Split',
  notPlayed: (count: number) => (count === 1 ? '1 match is not played yet.' : `${count} matches are not played yet.`),
  match: (round: number, opponent: string | null) =>
    opponent === null ? `Round ${round}` : `Round ${round}, against ${opponent}`,
};

export type StandingsCommandWords = typeof en;

const fr: StandingsCommandWords = {
  usage: (scales, ties) =>
    [
      'Emploi : npm run -s etui -- standings INSCRITS.csv MATCHES.csv [--after-round N] [--scale ÉCHELLE|--table FICHIER.csv --boards N] [--bye PV] [--ties RÈGLE] [--explain NUMÉRO] [--language en|fr] [--json]',
      'Le classement d’une épreuve de matchs : une poule, un suisse, des équipes en une séance.',
      'INSCRITS.csv, une équipe ou une paire par ligne : entry (son numéro), name ; lot (l’ordre d’un tirage, le plus petit d’abord), standing (hors, ou abandon après son dernier résultat), penalty ou bonus avec reason.',
      'MATCHES.csv, un match par ligne : round, table, home, away (vide : exempte), et home_imps, away_imps (gagnés par chacune) ou home_vp, away_vp ; les points de victoire comptent, et les IMPs à côté départagent. Vide : pas joué. half vaut 1 pour un demi-match, dont trois équipes d’un nombre impair jouent deux chacune dans un tour ; les IMPs se lisent alors par l’échelle des demi-matchs pour la moitié des étuis.',
      `--scale, qui fait des points de victoire des IMPs d’un match de --boards étuis : ${scales}. Sans elle, les IMPs s’additionnent.`,
      '--table : l’échelle du club, comme le dit vp --help.',
      '--bye : ce que donne un tour sans adversaire, 12 sur 20 dans un suisse ; sans elle rien, comme dans une poule.',
      `--ties : ${ties}. Sans elle, les totaux égaux partagent une place.`,
      '--explain : d’où viennent le total et la place d’un inscrit, match par match.',
    ].join('\n'),
  files: 'Quels fichiers ? standings inscrits.csv matches.csv --scale wbf-discrete --boards 16',
  afterRound: 'Après quel tour ? Un nombre entier : --after-round 3',
  scale: (scale, known) => `Il n’y a pas d’échelle ${scale}. Connues : ${known}.`,
  oneScale: 'Une échelle publiée ou celle du club, pas les deux : --scale wbf-discrete ou --table echelle.csv',
  whichTable: 'Quel fichier contient l’échelle du club ? --table echelle.csv',
  notImps: 'Cette échelle se lit avec des pourcentages. Pour des IMPs : --scale wbf-discrete',
  boards: 'Combien d’étuis a un match ? Un nombre entier, avec l’échelle : --scale wbf-discrete --boards 16',
  bye: 'Que donne un tour sans adversaire ? Un nombre à partir de 0 : --bye 12',
  ties: (ties, known) => `${ties} ne départage personne. Connues : ${known}.`,
  explain: 'La place de qui faut-il expliquer ? Le numéro d’un inscrit : --explain 6',
  entryNumber: (entry) => `« ${entry} » n’est pas le numéro d’un inscrit. Écrivez un nombre entier à partir de 1.`,
  entryTwice: (entry) =>
    `${entry} figure sur une ligne précédente avec un autre nom, tirage ou classement. Gardez l’un des deux.`,
  entryUnknown: (entry) => `le fichier des inscrits n’a pas de ${entry}. Ajoutez-le, ou corrigez le numéro.`,
  penaltyUnit: (unit) => `les pénalités se retirent du total, en ${unit}. Laissez unit vide.`,
  noSuchEntry: (entry) => `Le fichier des inscrits n’a pas de ${entry}.`,
  place: 'Place',
  number: 'N°',
  name: 'Nom',
  matches: 'Matches',
  imps: 'IMPs',
  victoryPoints: 'PV',
  split: 'Départage',
  notPlayed: (count) => (count === 1 ? '1 match n’est pas encore joué.' : `${count} matchs ne sont pas encore joués.`),
  match: (round, opponent) => (opponent === null ? `Tour ${round}` : `Tour ${round}, contre ${opponent}`),
};

export const standingsCommandWords = dictionary<StandingsCommandWords>({ en, fr });
