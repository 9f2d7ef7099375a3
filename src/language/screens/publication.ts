import type { HandicapUnit } from '../../scoring/standing/handicap.ts';
import type { WithdrawalOutcome } from '../../scoring/ranked-session/withdrawals.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

function onDay(time: string, day: string | null): string {
  return day === null ? time : `${day}, ${time}`;
}

const en = {
  ifSaved: 'If saved',
  correctionReason: 'Reason of the correction (optional)',
  keyReason: 'reason of the correction',
  /** Pairs whose figure changes and whose place does not. */
  othersMove: (pairs: number) =>
    `${pairs} more ${pairs === 1 ? 'pair keeps its place' : 'pairs keep their places'} with another figure.`,
  /** The ranking of a place that is not the scratch ranking of all pairs. */
  ranking: { scratch: '', handicap: 'with handicap', stratum: 'in its stratum' },
  pair: (label: string) => `Pair ${label}`,
  inPublished: (time: string, moved: number) =>
    `Published ${time}. Saved now, ${moved === 0 ? 'nothing differs' : moved === 1 ? 'one line differs' : `${moved} lines differ`} from the published result.`,
  notPublished: 'Not published.',
  publish: 'Publish',
  /** The day is named when it is not the session's. */
  published: (time: string, day: string | null) => `Published ${onDay(time, day)}`,
  until: (time: string, day: string | null) => `corrections until ${onDay(time, day)}`,
  closed: (time: string, day: string | null) => `corrections ended ${onDay(time, day)}`,
  end: 'End corrections',
  again: 'Publish again',
  takeBack: 'undo',
  failed: 'That could not be saved. Try again.',
  keyPublish: 'publish',
  keyEnd: 'end corrections',
  changed: (changes: number) => `Changed since published (${changes})`,
  changes: 'Changes since publication',
  count: (changes: number) => `${changes} ${changes === 1 ? 'change' : 'changes'}`,
  /** A line whose pairs or board were corrected. */
  outcomeOnBoard: (outcome: string, board: number, ns: string, ew: string) =>
    `${outcome} (board ${board}, ${ns} – ${ew})`,
  onBoard: (board: number) => `on board ${board}`,
  print: 'Print the changes',
  nothingChanged: 'Nothing has changed since the ranking was published.',
  results: 'Results',
  penalties: 'Penalties and bonuses',
  penalty: 'Penalty or bonus',
  takenBack: (penalty: string) => `${penalty}, taken back`,
  grounds: 'Terms and scoring',
  what: 'What',
  /** What a ranking depends on beside results and penalties. */
  ground: {
    scoring: 'Scoring',
    otherRules: (scoring: string) => `${scoring}, with other rules`,
    datum: (board: number) => `Datum of board ${board}`,
    noDatum: 'none',
    handicapsIn: 'Handicaps in',
    unit: { percent: 'percent', points: 'points' } satisfies Record<HandicapUnit, string>,
    handicap: (handicap: string) => `handicap ${handicap}`,
    noHandicap: 'no handicap',
    stratum: (letter: string) => `stratum ${letter}`,
    noStratum: 'no stratum',
    standing: { ranked: 'ranked', guest: 'guest', withdrew: 'withdrew' },
    outcome: {
      cancelled: 'its results cancelled',
      stand: 'its results stand',
    } satisfies Record<WithdrawalOutcome, string>,
  },
  places: 'Places',
  noPlaces: 'No place and no figure changed.',
  noResults: 'No result changed.',
  board: 'Board',
  table: 'Table',
  round: 'Round',
  before: 'Published',
  after: 'Now',
  time: 'Time',
  author: 'By',
  /** The author of a change, by its name in the club's file. */
  authors: { director: 'the director', bridgemate: 'the Bridgemates' } as Readonly<Record<string, string>>,
  reason: 'Reason',
  pairHead: 'Pair',
  names: 'Names',
  noResult: 'no result',
  correctionPeriod: 'Correction period',
  minutes: { 30: '30 minutes', 60: '1 hour', 1440: '24 hours', 2880: '2 days' },
  correctionNote:
    'How long a published ranking is open to corrections. Law 79C: 30 minutes, unless the regulations say otherwise.',
};

export type PublicationWords = typeof en;

const fr: PublicationWords = {
  ifSaved: 'Si on enregistre',
  correctionReason: 'Motif de la correction (facultatif)',
  keyReason: 'motif de la correction',
  othersMove: (pairs) =>
    `${pairs} ${pairs < 2 ? 'autre paire garde sa place' : 'autres paires gardent leur place'} avec un autre chiffre.`,
  ranking: { scratch: '', handicap: 'avec handicap', stratum: 'dans sa strate' },
  pair: (label) => `Paire ${label}`,
  inPublished: (time, moved) =>
    `Publié à ${time}. Une fois enregistré, ${moved === 0 ? 'rien ne diffère' : moved === 1 ? 'une ligne diffère' : `${moved} lignes diffèrent`} du résultat publié.`,
  notPublished: 'Pas encore publié.',
  publish: 'Publier',
  published: (time, day) => `Publié ${day === null ? '' : `le ${day} `}à ${time}`,
  until: (time, day) => `corrections ${day === null ? 'jusqu’à' : `jusqu’au ${day} à`} ${time}`,
  closed: (time, day) => `corrections closes ${day === null ? '' : `le ${day} `}à ${time}`,
  end: 'Clore les corrections',
  again: 'Publier de nouveau',
  takeBack: 'annuler',
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
  keyPublish: 'publier',
  keyEnd: 'clore les corrections',
  changed: (changes) => `Changé depuis la publication (${changes})`,
  changes: 'Changements depuis la publication',
  count: (changes) => `${changes} ${changes < 2 ? 'changement' : 'changements'}`,
  outcomeOnBoard: (outcome, board, ns, ew) => `${outcome} (étui ${board}, ${ns} – ${ew})`,
  onBoard: (board) => `à l’étui ${board}`,
  print: 'Imprimer les changements',
  nothingChanged: 'Rien n’a changé depuis la publication du classement.',
  results: 'Résultats',
  penalties: 'Pénalités et bonifications',
  penalty: 'Pénalité ou bonification',
  takenBack: (penalty) => `${penalty}, retirée`,
  grounds: 'Conditions et calcul',
  what: 'Objet',
  ground: {
    scoring: 'Calcul',
    otherRules: (scoring) => `${scoring}, avec d’autres règles`,
    datum: (board) => `Datum de l’étui ${board}`,
    noDatum: 'aucun',
    handicapsIn: 'Handicaps en',
    unit: { percent: 'pour cent', points: 'points' },
    handicap: (handicap) => `handicap ${handicap}`,
    noHandicap: 'sans handicap',
    stratum: (letter) => `strate ${letter}`,
    noStratum: 'sans strate',
    standing: { ranked: 'classée', guest: 'invitée', withdrew: 'a abandonné' },
    outcome: { cancelled: 'ses résultats annulés', stand: 'ses résultats restent' },
  },
  places: 'Places',
  noPlaces: 'Aucune place, aucun chiffre n’a changé.',
  noResults: 'Aucun résultat n’a changé.',
  board: 'Étui',
  table: 'Table',
  round: 'Tour',
  before: 'Publié',
  after: 'À présent',
  time: 'Heure',
  author: 'Par',
  authors: { director: 'l’arbitre', bridgemate: 'les Bridgemates' },
  reason: 'Motif',
  pairHead: 'Paire',
  names: 'Noms',
  noResult: 'pas de résultat',
  correctionPeriod: 'Délai de correction',
  minutes: { 30: '30 minutes', 60: '1 heure', 1440: '24 heures', 2880: '2 jours' },
  correctionNote:
    'Combien de temps un classement publié reste ouvert aux corrections. Loi 79C : 30 minutes, sauf si le règlement en dispose autrement.',
};

const ofPlayers: Readonly<Record<Language, SomeWords<PublicationWords>>> = {
  en: {
    othersMove: (players) =>
      `${players} more ${players === 1 ? 'player keeps the place' : 'players keep their places'} with another figure.`,
    pair: (label) => `Player ${label}`,
    pairHead: 'Player',
  },
  fr: {
    othersMove: (players) =>
      `${players} ${players < 2 ? 'autre joueur garde sa place' : 'autres joueurs gardent leur place'} avec un autre chiffre.`,
    pair: (label) => `Joueur ${label}`,
    pairHead: 'Joueur',
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<PublicationWords>>> = {
  en: {
    othersMove: (teams) =>
      `${teams} more ${teams === 1 ? 'team keeps its place' : 'teams keep their places'} with another figure.`,
    pair: (label) => `Team ${label}`,
    pairHead: 'Team',
  },
  fr: {
    othersMove: (teams) =>
      `${teams} ${teams < 2 ? 'autre équipe garde sa place' : 'autres équipes gardent leur place'} avec un autre chiffre.`,
    pair: (label) => `Équipe ${label}`,
    pairHead: 'Équipe',
  },
};

export const publicationWords = dictionary<PublicationWords>({ en, fr }, ofPlayers, ofTeams);
