/** The words of result pages and of the text for an e-mail. */
import type { Language } from '../../language.ts';
import type { MatchTeam } from '../../scoring/teams/team.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  sheets: 'Results',
  mail: 'Ranking',
  languages: 'Language',
  boards: 'Boards',
  hands: 'Hands',
  scorecards: 'Scorecards',
  names: 'Names',
  find: 'Find a name',
  matches: 'Matches',
  /** Heads of narrow columns: soft hyphens say where they break. */
  sideOf: { home: 'Home', away: 'Away' } satisfies Record<MatchTeam, string>,
  event: 'Event',
  events: 'Events',
  played: 'Played',
  winners: 'Winners',
  countOfEvents: (events: number) => (events === 1 ? '1 event' : `${events} events`),
  seasonNote:
    'An event opens its own page. The pages are files side by side: keep them together. They work without a network and send nothing anywhere.',
  allBoards: 'All boards, one below the other',
  allCards: 'All scorecards, one below the other',
  allMatches: 'All matches, one below the other',
  vulnerable: 'Vul.',
  name: 'Name',
  provisional: (state: string) => `Provisional. ${state}.`,
  round: (round: number) => `Round ${round}`,
  withPartner: (partner: string) => `with ${partner}`,
  inTeam: (team: string) => `Team: ${team}`,
  /** The head of a list of teams in which each has below its name what it won, over the number of the other team. */
  metTeams: 'Team, what it won, and below from which number',
  note: 'A pair opens its scorecard, a board its travellers. This page is one file: it works without a network, prints, and sends nothing anywhere.',
};

type PageWords = typeof en;

const fr: PageWords = {
  sheets: 'Résultats',
  mail: 'Classement',
  languages: 'Langue',
  boards: 'Étuis',
  hands: 'Mains',
  scorecards: 'Feuilles',
  names: 'Noms',
  find: 'Chercher un nom',
  matches: 'Matchs',
  sideOf: { home: 'Rece\u00advante', away: 'Visi\u00adteuse' },
  event: 'Tournoi',
  events: 'Tournois',
  played: 'Joué',
  winners: 'Vainqueurs',
  countOfEvents: (events) => (events < 2 ? `${events} tournoi` : `${events} tournois`),
  seasonNote:
    'Un tournoi ouvre sa propre page. Les pages sont des fichiers côte à côte : gardez-les ensemble. Elles se lisent sans réseau et n’envoient rien nulle part.',
  allBoards: 'Tous les étuis à la suite',
  allCards: 'Toutes les feuilles de score à la suite',
  allMatches: 'Tous les matchs à la suite',
  vulnerable: 'Vul.',
  name: 'Nom',
  provisional: (state) => `Provisoire. ${state}.`,
  round: (round) => `Tour ${round}`,
  withPartner: (partner) => `avec ${partner}`,
  inTeam: (team) => `Équipe : ${team}`,
  metTeams: 'Équipe, ce qu’elle a marqué et, dessous, contre quel numéro',
  note: 'Une paire ouvre sa feuille de score, un étui ses résultats. Cette page est un seul fichier : elle se lit sans réseau, s’imprime et n’envoie rien nulle part.',
};

const ofPlayers: Readonly<Record<Language, SomeWords<PageWords>>> = {
  en: {
    note: 'A player opens the scorecard, a board its travellers. This page is one file: it works without a network, prints, and sends nothing anywhere.',
  },
  fr: {
    note: 'Un joueur ouvre sa feuille de score, un étui ses résultats. Cette page est un seul fichier : elle se lit sans réseau, s’imprime et n’envoie rien nulle part.',
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<PageWords>>> = {
  en: {
    scorecards: 'Teams',
    note: 'A team opens its matches, a match its boards. This page is one file: it works without a network, prints, and sends nothing anywhere.',
  },
  fr: {
    scorecards: 'Équipes',
    note: 'Une équipe ouvre ses matchs, un match ses étuis. Cette page est un seul fichier : elle se lit sans réseau, s’imprime et n’envoie rien nulle part.',
  },
};

export const pageWords = dictionary<PageWords>({ en, fr }, ofPlayers, ofTeams);
