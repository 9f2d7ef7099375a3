/** The words of `etui movement`: usage, output and wrong calls. */
import { FIELD_KINDS, LINE_KINDS } from '../../movement/families/index.ts';
import { TEAM_KINDS } from '../../movement/teams/families/index.ts';
import { dictionary } from '../typography.ts';

const KINDS = [...LINE_KINDS, ...FIELD_KINDS, 'individual', 'rainbow', ...TEAM_KINDS, 'auto'].join('|');
const OF_TEAMS = '[--segments N] [--legs 1|2] [--from N] [--copies 1|2] [--supply dealt|exchanged|copies]';

const en = {
  usage: `Usage: npm run -s etui -- movement --tables N|--pairs N|--players N|--teams N|FILE.csv [--kind ${KINDS}] [--boards-per-round N] [--rounds N] [--even share|skip] [--arrow-switch N|auto] [--phantom ns|ew] [--copies N] [--sections N] [--list] [--compare A B] [--boards N|N-N] [--start HH:MM] [--until HH:MM] [--minutes N] [--move N] [--csv] [--language en|fr] [--json]\n       npm run -s etui -- movement --continue FILE.csv ... (--continue alone tells how)\nTeams: --teams N [--kind ...] [--boards-per-round N] [--rounds N] ${OF_TEAMS} [--list] [--compare A B] [--csv] and the session as above; a round's boards are those of a match. --csv: round, table, ns, ew, boards in the order of play, match, part, room; a bye has no table.`,
  noTables: 'How many tables, or how many pairs? --tables 13, --tables 12.5 or --pairs 25',
  tablesAndPairs: 'Tables or pairs, not both: --tables 12.5 is --pairs 25.',
  tables: 'How many tables? A number from 1.5, with .5 for a half table: --tables 12.5',
  pairs: 'How many pairs? A whole number from 3; an odd number leaves a half table: --pairs 25',
  kind: (kind: string) =>
    `There is no kind ${kind}: --kind mitchell, howell, web, barometer or another of those listed below`,
  roverIsOdd: 'A rover goes round full tables with one pair more: --pairs 25 or --tables 12.5',
  sections: 'How many sections? A whole number up to 26, for movements that Etui builds: --sections 2',
  players: 'How many players? A whole number for an individual: --players 13',
  teams: 'How many teams? A whole number from 2: --teams 7',
  notOfTeams: (option: string) => `${option} does not belong to a movement of teams: --teams 7`,
  teamKind: (kinds: string) => `Which movement of teams? --kind ${kinds}`,
  legs: 'How often do two teams meet? Once or twice: --legs 2',
  supply: 'Where do the boards of a match come from? --supply dealt, --supply exchanged or --supply copies',
  notOfKind: (option: string, kind: string) => `${option} has no meaning for --kind ${kind}.`,
  notOfPlayers: (option: string) => `${option} belongs to pairs; an individual has single players: --players 13`,
  even: 'What is done about an even number of tables? --even share or --even skip',
  arrowSwitch: 'How many last rounds are arrow-switched? --arrow-switch 2 or --arrow-switch auto',
  phantom: 'Which line lacks a pair? --phantom ns or --phantom ew',
  nobodyMissing: 'An even number of pairs leaves no half table: give an odd number with --phantom.',
  compare:
    'Which two movements of the list? By their places, --compare 1 3, or by their kinds, --compare mitchell howell',
  notInList: (name: string, choices: number) =>
    choices === 0
      ? 'No movement fits, so there is nothing to compare.'
      : `${name} is not among the ${choices} movements that fit: --list shows them.`,
  comparesMatches: (place: string) => `${place} adds up pairs; only movements of matches are compared with each other.`,
  count: (option: string) => `${option} takes a whole number: ${option} 2`,
  time: (option: string, example: string) => `${option} takes a time of day: ${option} ${example}`,
  minutes: (option: string, example: string) => `${option} takes minutes up to 60: ${option} ${example}`,
  boardsWanted: 'How many boards is everybody to play? --boards 26 or --boards 24-28',
  onlyMitchell: (option: string) => `${option} belongs to a Mitchell; a Howell has no lines.`,
  noFurther: (text: string) => `${text} is not understood here. Every figure follows its option: --tables 13`,
  nothingFits:
    'No movement fits. Ask for other boards, other rounds or a later end, or leave them open to see what 24 to 28 boards allow.',

  figures: (tables: string, rounds: number, boardsPerRound: number, boards: number) =>
    `${tables} tables, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${boardsPerRound} ${boardsPerRound === 1 ? 'board' : 'boards'}, ${boards} boards`,
  rankings: { 1: 'one ranking', 2: 'two rankings' },
  balanceOf: (balance: string) => `balance ${balance}`,
  round: 'Round',
  table: (table: number) => `Table ${table}`,
  differs: '* where the two differ',
  stand: '(stand)',
  sitsOut: 'sits out',
  section: (letter: string) => `Section ${letter}`,
  legend: 'North-South pair, East-West pair: boards',
  legendOfPlayers: 'North-South v East-West: boards',
  legendOfTeams: 'team North-South, team East-West: boards, in the order of play',
  teamFigures: (tables: number, matches: string, boardsPerMatch: number, boards: string, ends: string) =>
    `${tables} tables, ${matches} ${matches === '1' ? 'match' : 'matches'} of ${boardsPerMatch} boards a team, ${boards} boards, until ${ends}`,
  homes: (homes: string) => `${homes} at home`,
  atHome: 'At home',
  bye: 'Bye',
  matches: 'Matches',

  place: 'Place',
  movement: 'Movement',
  rounds: 'Rounds',
  boards: 'Boards',
  ends: 'Ends',
  winners: 'Winners',
  balance: 'Balance',
  sharing: 'Sharing',
  copies: 'Copies',
  sitOut: 'Sit-out',
  none: 'none',
  roundsShared: (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  boardsSatOut: (boards: number) => `${boards} ${boards === 1 ? 'board' : 'boards'}`,
};

export type MovementCommandWords = typeof en;

const fr: MovementCommandWords = {
  usage: `Emploi : npm run -s etui -- movement --tables N|--pairs N|--players N|--teams N|FILE.csv [--kind ${KINDS}] [--boards-per-round N] [--rounds N] [--even share|skip] [--arrow-switch N|auto] [--phantom ns|ew] [--copies N] [--sections N] [--list] [--compare A B] [--boards N|N-N] [--start HH:MM] [--until HH:MM] [--minutes N] [--move N] [--csv] [--language en|fr] [--json]\n       npm run -s etui -- movement --continue FILE.csv ... (--continue seul dit comment)\nÉquipes : --teams N [--kind ...] [--boards-per-round N] [--rounds N] ${OF_TEAMS} [--list] [--compare A B] [--csv] et la séance comme ci-dessus ; les étuis d’un tour sont ceux d’un match. --csv : round, table, ns, ew, boards dans l’ordre du jeu, match, part, room ; une exemption n’a pas de table.`,
  noTables: 'Combien de tables, ou combien de paires ? --tables 13, --tables 12.5 ou --pairs 25',
  tablesAndPairs: 'Les tables ou les paires, pas les deux : --tables 12.5 équivaut à --pairs 25.',
  tables: 'Combien de tables ? Un nombre à partir de 1.5, avec .5 pour une demi-table : --tables 12.5',
  pairs: 'Combien de paires ? Un nombre entier à partir de 3 ; un nombre impair laisse une demi-table : --pairs 25',
  kind: (kind) =>
    `Il n’y a pas de mouvement ${kind} : --kind mitchell, howell, web, barometer ou un autre de la liste ci-dessous`,
  roverIsOdd:
    'Une paire volante circule entre des tables complètes, avec une paire de plus : --pairs 25 ou --tables 12.5',
  sections: 'Combien de sections ? Un nombre entier jusqu’à 26, pour les mouvements qu’Etui construit : --sections 2',
  players: 'Combien de joueurs ? Un nombre entier pour un individuel : --players 13',
  teams: 'Combien d’équipes ? Un nombre entier à partir de 2 : --teams 7',
  notOfTeams: (option) => `${option} ne concerne pas un mouvement par équipes : --teams 7`,
  teamKind: (kinds) => `Quel mouvement par équipes ? --kind ${kinds}`,
  legs: 'Combien de fois deux équipes se rencontrent-elles ? Une ou deux : --legs 2',
  supply:
    'D’où viennent les étuis d’un match ? --supply dealt (distribués à la table), --supply exchanged (échangés) ou --supply copies (un jeu par table)',
  notOfKind: (option, kind) => `${option} n’a pas de sens pour --kind ${kind}.`,
  notOfPlayers: (option) => `${option} concerne les paires ; un individuel a des joueurs seuls : --players 13`,
  even: 'Que faire d’un nombre pair de tables ? --even share ou --even skip',
  arrowSwitch: 'Combien de derniers tours avec les lignes inversées ? --arrow-switch 2 ou --arrow-switch auto',
  phantom: 'Dans quelle ligne manque-t-il une paire ? --phantom ns ou --phantom ew',
  nobodyMissing: 'Un nombre pair de paires ne laisse pas de demi-table : donnez un nombre impair avec --phantom.',
  compare:
    'Quels deux mouvements de la liste ? Par leur rang, --compare 1 3, ou par leur famille, --compare mitchell howell',
  notInList: (name, choices) =>
    choices === 0
      ? 'Aucun mouvement ne convient : il n’y a rien à comparer.'
      : `${name} n’est pas parmi les ${choices} mouvements qui conviennent : --list les montre.`,
  comparesMatches: (place) => `${place} additionne des paires ; seuls les mouvements de matchs se comparent entre eux.`,
  count: (option) => `${option} demande un nombre entier : ${option} 2`,
  time: (option, example) => `${option} demande une heure : ${option} ${example}`,
  minutes: (option, example) => `${option} demande des minutes, 60 au plus : ${option} ${example}`,
  boardsWanted: 'Combien d’étuis chacun doit-il jouer ? --boards 26 ou --boards 24-28',
  onlyMitchell: (option) => `${option} concerne un Mitchell ; un Howell n’a pas de lignes.`,
  noFurther: (text) => `${text} n’est pas compris ici. Chaque nombre suit son option : --tables 13`,
  nothingFits:
    'Aucun mouvement ne convient. Demandez d’autres étuis, d’autres tours ou une fin plus tardive, ou laissez-les ouverts pour voir ce que permettent 24 à 28 étuis.',

  figures: (tables, rounds, boardsPerRound, boards) =>
    `${tables} tables, ${rounds} ${rounds === 1 ? 'tour' : 'tours'} de ${boardsPerRound} ${boardsPerRound === 1 ? 'étui' : 'étuis'}, ${boards} étuis`,
  rankings: { 1: 'un classement', 2: 'deux classements' },
  balanceOf: (balance) => `équilibre ${balance}`,
  round: 'Tour',
  table: (table) => `Table ${table}`,
  differs: '* où les deux diffèrent',
  stand: '(guéridon)',
  sitsOut: 'relais',
  section: (letter) => `Section ${letter}`,
  legend: 'paire Nord-Sud, paire Est-Ouest : étuis',
  legendOfPlayers: 'Nord-Sud v Est-Ouest : étuis',
  legendOfTeams: 'équipe Nord-Sud, équipe Est-Ouest : étuis, dans l’ordre du jeu',
  teamFigures: (tables, matches, boardsPerMatch, boards, ends) =>
    `${tables} tables, ${matches} ${matches === '1' ? 'match' : 'matchs'} de ${boardsPerMatch} étuis par équipe, ${boards} étuis, fin ${ends}`,
  homes: (homes) => `${homes} à domicile`,
  atHome: 'À domicile',
  bye: 'Exempt',
  matches: 'Matchs',

  place: 'Rang',
  movement: 'Mouvement',
  rounds: 'Tours',
  boards: 'Étuis',
  ends: 'Fin',
  winners: 'Vainqueurs',
  balance: 'Équilibre',
  sharing: 'Partage',
  copies: 'Exemplaires',
  sitOut: 'Relais',
  none: 'aucun',
  roundsShared: (rounds) => `${rounds} ${rounds === 1 ? 'tour' : 'tours'}`,
  boardsSatOut: (boards) => `${boards} ${boards === 1 ? 'étui' : 'étuis'}`,
};

export const movementCommandWords = dictionary<MovementCommandWords>({ en, fr });
