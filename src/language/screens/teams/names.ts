import { formatList } from '../../sentences.ts';
import { dictionary } from '../../typography.ts';

function roundsInEnglish(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${formatList(rounds.map(String), 'en')}`;
}

function roundsInFrench(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'au tour' : 'aux tours'} ${formatList(rounds.map(String), 'fr')}`;
}

/** A team, as it is called, and the number it would get. */
interface NewNumber {
  readonly number: number;
  readonly team: string;
}

const en = {
  title: (named: number, teams: number) =>
    named === teams
      ? `All ${teams} teams have a name and four players.`
      : `${named} of ${teams} teams ${named === 1 ? 'has' : 'have'} a name and four players. The others can come later.`,
  teams: (first: number, last: number) => `Teams ${first} to ${last}`,
  team: (team: string) => `Team ${team}`,
  nameOf: (team: string) => `Team ${team}, name`,
  player: (team: string, place: number) => `Team ${team}, player ${place}`,
  pairs: ['first pair', 'second pair', 'third pair', 'fourth pair'],
  further: 'further',
  nameHead: 'name',
  clubOf: (team: string) => `Team ${team}, club`,
  clubHead: 'club',
  clubs: 'Clubs of the teams',
  clubMates: 'Club-mates first',
  meet: (club: string, teams: readonly string[], rounds: readonly number[]) =>
    rounds.length === 0
      ? `${club}: ${formatList(teams, 'en')} don’t meet.`
      : `${club}: ${formatList(teams, 'en')} meet in ${roundsInEnglish(rounds)}.`,
  wouldMeet: (rounds: readonly number[]) =>
    rounds.length === 0 ? 'They would not meet.' : `With other numbers: in ${roundsInEnglish(rounds)}.`,
  earliest: 'They meet as early as they can.',
  numbered: (team: string) => `team ${team}`,
  newNumbers: (moves: readonly NewNumber[]) =>
    `New numbers: ${moves.map(({ number, team }) => `${number} for ${team}`).join(', ')}. Nobody else moves.`,
  giveNumbers: 'Give these numbers',
  orStay: 'Without this the numbers stay as they are. It is possible until the first result.',
  numbersNotGiven: 'The numbers could not be exchanged: something was played or changed meanwhile.',
  views: 'Names of',
  view: { teams: 'Teams', pairs: 'Pairs' },
  twice: (name: string, teams: readonly string[]) =>
    teams.length === 1
      ? `${name} stands twice in team ${teams[0]}. Nothing of this team is saved until one of the two is changed. If they are two people, put both among the members and choose them from the list of names.`
      : `${name} plays in teams ${formatList(teams, 'en')}. If that is two people, tell them apart.`,
  notSaved: 'Names could not be saved. They are still here.',
  moved: 'Somebody changed these teams in another window while they were typed here. They are not saved yet.',
  keyNext: 'next field',
  keyLine: 'line',
  keyFurther: 'further players',
  pasteHelp:
    'One team a line, its name first: “Jura: Ann Alder / Bob Birch / Carl Cedar / Dora Cypress”, or columns of a spreadsheet. A club stands in brackets: “Jura [Dole]: …”. More than four players: a third pair and so on.',
  pasteField: 'List of teams',
  pasteTake: (teams: number) => (teams === 1 ? 'Take 1 team' : `Take ${teams} teams`),
  pasteTooMany: (line: number, text: string) => `Line ${line}, “${text}”: there is no team left for it.`,
  pasteNoSuchTeam: (line: number, team: number) => `Line ${line}: there is no team ${team} in this movement.`,
  pasteTwice: (line: number, team: number) => `Line ${line}: team ${team} stands on a line above.`,
  pasteTooLong: 'This is longer than any list of teams (100,000 characters). Copy the list alone.',
  pastePreview: 'Who would play where',
  taken: (teams: number) => (teams === 1 ? '1 team taken.' : `${teams} teams taken.`),
};

type Words = typeof en;

const fr: Words = {
  title: (named, teams) =>
    named === teams
      ? `Les ${teams} équipes ont un nom et quatre joueurs.`
      : `${named} ${named < 2 ? 'équipe' : 'équipes'} sur ${teams} ${named < 2 ? 'a' : 'ont'} un nom et quatre joueurs. Le reste peut venir plus tard.`,
  teams: (first, last) => `Équipes ${first} à ${last}`,
  team: (team) => `Équipe ${team}`,
  nameOf: (team) => `Équipe ${team}, nom`,
  player: (team, place) => `Équipe ${team}, joueur ${place}`,
  pairs: ['1re paire', '2e paire', '3e paire', '4e paire'],
  further: 'autres',
  nameHead: 'nom',
  clubOf: (team) => `Équipe ${team}, club`,
  clubHead: 'club',
  clubs: 'Clubs des équipes',
  clubMates: 'Clubs d’abord',
  meet: (club, teams, rounds) =>
    rounds.length === 0
      ? `${club} : ${formatList(teams, 'fr')} ne se rencontrent pas.`
      : `${club} : ${formatList(teams, 'fr')} se rencontrent ${roundsInFrench(rounds)}.`,
  wouldMeet: (rounds) =>
    rounds.length === 0 ? 'Elles ne se rencontreraient pas.' : `Avec d’autres numéros : ${roundsInFrench(rounds)}.`,
  earliest: 'Elles se rencontrent aussi tôt que possible.',
  numbered: (team) => `l’équipe ${team}`,
  newNumbers: (moves) =>
    `Nouveaux numéros : ${moves.map(({ number, team }) => `le ${number} pour ${team}`).join(', ')}. Personne d’autre ne change.`,
  giveNumbers: 'Donner ces numéros',
  orStay: 'Sans cela les numéros restent. C’est possible jusqu’au premier résultat.',
  numbersNotGiven: 'Les numéros n’ont pas pu être échangés : quelque chose a été joué ou changé entre-temps.',
  views: 'Noms des',
  view: { teams: 'Équipes', pairs: 'Paires' },
  twice: (name, teams) =>
    teams.length === 1
      ? `${name} figure deux fois dans l’équipe ${teams[0]}. Rien de cette équipe n’est enregistré avant que l’un des deux soit changé. Si ce sont deux personnes, mettez-les parmi les membres et choisissez-les dans la liste des noms.`
      : `${name} joue dans les équipes ${formatList(teams, 'fr')}. S’il s’agit de deux personnes, distinguez-les.`,
  notSaved: 'Les noms n’ont pas pu être enregistrés. Ils sont encore ici.',
  moved:
    'Quelqu’un a changé ces équipes dans une autre fenêtre pendant la saisie. Elles ne sont pas encore enregistrées.',
  keyNext: 'champ suivant',
  keyLine: 'ligne',
  keyFurther: 'autres joueurs',
  pasteHelp:
    'Une équipe par ligne, son nom d’abord : « Jura : Anne Aulne / Bob Bouleau / Carl Cèdre / Dora Cyprès », ou les colonnes d’un tableur. Le club se met entre crochets : « Jura [Dole] : … ». Plus de quatre joueurs : une troisième paire, et ainsi de suite.',
  pasteField: 'Liste des équipes',
  pasteTake: (teams) => (teams === 1 ? 'Prendre 1 équipe' : `Prendre ${teams} équipes`),
  pasteTooMany: (line, text) => `Ligne ${line}, « ${text} » : il n’y a plus d’équipe pour elle.`,
  pasteNoSuchTeam: (line, team) => `Ligne ${line} : il n’y a pas d’équipe ${team} dans ce mouvement.`,
  pasteTwice: (line, team) => `Ligne ${line} : l’équipe ${team} figure déjà plus haut.`,
  pasteTooLong: 'C’est plus long que toute liste d’équipes (100 000 caractères). Copiez la liste seule.',
  pastePreview: 'Qui jouerait où',
  taken: (teams) => (teams === 1 ? '1 équipe prise.' : `${teams} équipes prises.`),
};

/** The words of the names of teams. */
export const teamNamesWords = dictionary<Words>({ en, fr });
