import type { MatchComparisonCode } from '../../../scoring/ranked-matches/scoring.ts';
import type { Language } from '../../../language.ts';
import { dictionary, type SomeWords } from '../../typography.ts';

/** The standing of teams and their cross-table. */
const en = {
  views: 'Standing and cross-table',
  view: { table: 'Standing', cross: 'Cross-table', rounds: 'After a round' },
  teams: (teams: number) => `${teams} ${teams === 1 ? 'team' : 'teams'}`,
  team: 'Team',
  unnamed: (label: string) => `Team ${label}`,
  matches: 'Matches',
  matchesLong: 'Matches played',
  won: 'W',
  wonLong: 'won',
  drawn: 'D',
  drawnLong: 'drawn',
  lost: 'L',
  lostLong: 'lost',
  imps: 'IMPs',
  impsLong: 'IMPs won and lost',
  unit: { 'victory-points': 'VP', imps: 'IMPs', points: 'Points' },
  comparison: {
    imps: 'IMPs',
    'board-a-match': 'Board-a-match',
    'patton-ratio': 'Patton, share of the total points',
    'patton-imps': 'Patton, IMPs',
    aggregate: 'Total points',
    matchpoints: 'Matchpoints',
    'cross-imps': 'Cross-IMPs',
    butler: 'Butler',
  } satisfies Record<MatchComparisonCode, string>,
  scored: (comparison: string, scale: string | null, regulation: string) =>
    [comparison, ...(scale === null ? [] : [`victory points ${scale}`]), regulation].join(', '),
  bye: 'bye',
  byes: 'Bye',
  cancelled: 'cancelled',
  awarded: 'given',
  inPlay: 'in play',
  crossNote: 'Each row has what its team won. A figure in italics was given without a match; a dash was cancelled.',
  crossSigns: { 'not-begun': '· not begun', 'in-play': '… in play' },
  noMatch: 'no match counts',
  meeting: (own: string, other: string, result: string) => `${own} against ${other}: ${result}`,
  played: (matches: number, due: number) =>
    due === 1 ? 'The match is not complete yet.' : `${matches} of ${due} matches complete.`,
  allPlayed: (matches: number) => (matches === 1 ? 'The match is complete.' : `All ${matches} matches are complete.`),
  round: (round: number) => `Round ${round}`,
  roundHead: 'Round',
  matchHead: 'Match',
  open: (opponent: string) => `Open the match against ${opponent}`,
  matchesOf: 'What every match gave',
  inMatch: (when: string | null, opponent: string) =>
    when === null ? `Against ${opponent}` : `${when}, against ${opponent}`,
  afterRoundNote: 'Matches that ended up to there, at what they are worth now. Penalties count from the first round.',
  keyTeam: 'team',
  keyMatch: 'match',
  keyOpen: 'open the match',
  stray: (results: number) =>
    results === 1
      ? 'One result is in no match: see the review.'
      : `${results} results are in no match: see the review.`,
};

type Words = typeof en;

const fr: Words = {
  views: 'Classement et tableau croisé',
  view: { table: 'Classement', cross: 'Tableau croisé', rounds: 'Après un tour' },
  teams: (teams) => `${teams} ${teams < 2 ? 'équipe' : 'équipes'}`,
  team: 'Équipe',
  unnamed: (label) => `Équipe ${label}`,
  matches: 'Matchs',
  matchesLong: 'Matchs joués',
  won: 'G',
  wonLong: 'gagnés',
  drawn: 'N',
  drawnLong: 'nuls',
  lost: 'P',
  lostLong: 'perdus',
  imps: 'IMPs',
  impsLong: 'IMPs gagnés et perdus',
  unit: { 'victory-points': 'PV', imps: 'IMPs', points: 'Points' },
  comparison: {
    imps: 'IMPs',
    'board-a-match': 'Donne par donne',
    'patton-ratio': 'Patton, part des points totaux',
    'patton-imps': 'Patton, IMPs',
    aggregate: 'Points totaux',
    matchpoints: 'Points-match',
    'cross-imps': 'Cross-IMPs',
    butler: 'Butler',
  },
  scored: (comparison, scale, regulation) =>
    [comparison, ...(scale === null ? [] : [`points de victoire ${scale}`]), regulation].join(', '),
  bye: 'exempt',
  byes: 'Exempt',
  cancelled: 'annulé',
  awarded: 'attribué',
  inPlay: 'en cours',
  crossNote:
    'Chaque ligne donne ce que son équipe a marqué. En italique : attribué sans match ; un tiret : match annulé.',
  crossSigns: { 'not-begun': '· pas commencé', 'in-play': '… en cours' },
  noMatch: 'aucun match ne compte',
  meeting: (own, other, result) => `${own} contre ${other} : ${result}`,
  played: (matches, due) =>
    due === 1
      ? 'Le match n’est pas encore terminé.'
      : `${matches} ${matches < 2 ? 'match terminé' : 'matchs terminés'} sur ${due}.`,
  allPlayed: (matches) => (matches < 2 ? 'Le match est terminé.' : `Les ${matches} matchs sont terminés.`),
  round: (round) => `Tour ${round}`,
  roundHead: 'Tour',
  matchHead: 'Match',
  open: (opponent) => `Ouvrir le match contre ${opponent}`,
  matchesOf: 'Ce que chaque match a donné',
  inMatch: (when, opponent) => (when === null ? `Contre ${opponent}` : `${when}, contre ${opponent}`),
  afterRoundNote:
    'Les matchs terminés jusque-là, à ce qu’ils valent à présent. Les pénalités comptent dès le premier tour.',
  keyTeam: 'équipe',
  keyMatch: 'match',
  keyOpen: 'ouvrir le match',
  stray: (results) =>
    results < 2
      ? 'Un résultat n’est d’aucun match : voir le contrôle.'
      : `${results} résultats ne sont d’aucun match : voir le contrôle.`,
};

const ofPairs = {
  en: {
    teams: (pairs: number) => `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
    team: 'Pair',
    unnamed: (label: string) => `Pair ${label}`,
    crossNote: 'Each row has what its pair won. A figure in italics was given without a match; a dash was cancelled.',
    keyTeam: 'pair',
  },
  fr: {
    teams: (pairs: number) => `${pairs} ${pairs < 2 ? 'paire' : 'paires'}`,
    team: 'Paire',
    unnamed: (label: string) => `Paire ${label}`,
    crossNote:
      'Chaque ligne donne ce que sa paire a marqué. En italique : attribué sans match ; un tiret : match annulé.',
    keyTeam: 'paire',
  },
} satisfies Record<Language, SomeWords<Words>>;

/** A player of a Swiss has no name yet. */
const ofPlayers = {
  en: { unnamed: (label: string) => `Player ${label}` },
  fr: { unnamed: (label: string) => `Joueur ${label}` },
} satisfies Record<Language, SomeWords<Words>>;

export const teamRankingWords = dictionary<Words>({ en, fr }, ofPlayers, null, ofPairs);
