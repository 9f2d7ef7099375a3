/** The words of the screen on which rounds are drawn. */
import type { DrawRule, OddField } from '../../draw/rule.ts';
import type { RoundState } from '../../session/rounds/state.ts';
import type { Language } from '../../language.ts';
import { formatList } from '../sentences.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  draw: 'Draw',
  rounds: 'Rounds',
  round: (round: number, state: string) => `Round ${round}, ${state}`,
  states: {
    planned: 'planned',
    proposed: 'not announced',
    announced: 'announced',
    playing: 'in play',
    in: 'all results in',
    closed: 'closed',
  } satisfies Record<RoundState, string>,
  title: (round: number) => `Draw of round ${round}`,
  head: {
    planned: (round: number, of: number) =>
      `Round ${round} of ${of}. The round before is not in: this is the draw by what is known.`,
    proposed: (round: number, of: number) => `After round ${round - 1} of ${of}, all results of the round in.`,
    announced: (round: number, of: number) =>
      `Round ${round} of ${of} is announced. It can be drawn anew until it begins.`,
    playing: (round: number, of: number) => `Round ${round} of ${of} is in play.`,
    in: (round: number, of: number) => `Round ${round} of ${of} has all its results.`,
    closed: (round: number, of: number) => `Round ${round} of ${of}, as it was drawn.`,
  } satisfies Record<RoundState, (round: number, of: number) => string>,
  firstRound: (of: number) => `Round 1 of ${of}: nobody has a total yet.`,
  certain: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `Round ${rounds[0]} can be drawn without a rematch.`
      : `Rounds ${rounds[0]} ${rounds.length === 2 ? 'and' : 'to'} ${rounds.at(-1)} can be drawn without a rematch.`,
  uncertain: (round: number) => `From round ${round} on some may have to meet again.`,
  rematches: (count: number) => `${count} ${many(count, 'rematch', 'rematches')} in this draw.`,
  place: 'Place',
  team: 'Team',
  roundColumn: (round: number) => `Round ${round}`,
  imps: 'IMPs',
  table: 'Match',
  apart: 'Apart',
  home: 'home',
  away: 'away',
  bye: 'bye',
  /** In the place of the number of an opponent. */
  byeShort: 'bye',
  tables: (tables: readonly number[]) =>
    tables.length === 1 ? `Table ${tables[0]}` : `Tables ${formatList(tables.map(String), 'en')}`,
  atTables: (tables: readonly number[]) =>
    tables.length === 1 ? `table ${tables[0]}` : `tables ${formatList(tables.map(String), 'en')}`,
  places: (one: number, other: number) => `places ${one} and ${other}`,
  note: 'Before the result of a round stands the opponent. Equal totals go by IMPs won less lost, then by lot.',
  matchpoints: 'MP',
  noteAtMatchpoints:
    'Before the result of a round stands the opponent. Equal totals go by matchpoints won, then by lot.',
  ways: 'How it is drawn',
  rules: { top: 'From the top', closest: 'Closest totals', 'score-groups': 'By wins' } satisfies Record<
    DrawRule,
    string
  >,
  /** @param rule its name */
  late: (rule: string) => `One round late, ${rule.toLowerCase()}`,
  /** @param otherwise null for the way that is chosen */
  wayOf: (otherwise: number | null, most: string, rematches: number) =>
    [
      ...(otherwise === null
        ? []
        : [otherwise === 0 ? 'the same matches' : `${otherwise} other ${many(otherwise, 'match', 'matches')}`]),
      `up to ${most} apart`,
      ...(rematches > 0 ? [`${rematches} ${many(rematches, 'rematch', 'rematches')}`] : []),
    ].join('; '),
  homesOf: (home: string, own: number, away: string, others: number) =>
    own === others
      ? `${own === 0 ? 'Neither has been home yet' : `Both have been home ${times(own)}`}: ${home}, who stands higher, is home.`
      : `${home} has been home ${times(own)}, ${away} ${times(others)}: ${home} is home.`,
  homeWished: (home: string) => `${home} is home because the director wants it.`,
  odd: 'Odd number',
  odds: { bye: 'Bye', triangle: 'Triangle', 'half-matches': 'Half matches' } satisfies Record<OddField, string>,
  triangle: (from: number) => `triangle, rounds ${from} and ${from + 1}`,
  triangleWhy: (names: readonly string[], last: number) =>
    `${formatList(names, 'en')} are the lowest three who have not met and leave the others a draw. Their boards stay at their tables, and count after round ${last}.`,
  halves: 'half matches',
  inHalf: { first: (tables: string) => `first at ${tables}`, second: (tables: string) => `then at ${tables}` },
  /** Why two of three meet in a half match, with its boards. */
  halfMatch: (one: string, other: string, tables: readonly number[], boards: number) =>
    `Tables ${tables.join(', then ')}: half match ${one} against ${other}, ${boards} ${many(boards, 'board', 'boards')}.`,
  /** @param half the first or the second half of the round */
  sharedHalf: (half: number, table: number, one: string, other: string, out: string, boards: number) =>
    `${half === 1 ? 'First half' : 'Second half'}, table ${table}: ${one} against ${other}, ${boards} ${many(boards, 'board', 'boards')}; ${out} sits out.`,
  sameTable: (first: number, second: number) =>
    `It is one table of the room: from half time on its slips and results are under number ${second} instead of ${first}.`,
  noHalvesOfBoards: 'Half matches are not offered: the number of boards a round is odd.',
  noHalvesOfScale: 'Half matches are not offered: the scale has no table for half of the boards.',
  noShared:
    'No three of whom the highest can meet both others leave the others a draw without a rematch: somebody has a bye.',
  noHalves:
    'Half matches are not offered: the scale of this event has no half scale. WBF discrete 20-0 has one (scoring, under the ranking).',
  noTriangle: 'No three who have not met leave the others a draw without a rematch: somebody has a bye.',
  wishes: 'What the director wants',
  wish: {
    forbid: (one: string, other: string) => `${one} and ${other} don’t meet`,
    force: (one: string, other: string) => `${one} and ${other} meet`,
    bye: (name: string) => `${name} has the bye`,
    home: (name: string) => `${name} is home`,
    place: (name: string, tables: string) => `${name} plays at ${tables}`,
  },
  until: (round: number) => `until round ${round}`,
  takeBack: 'take back',
  before: 'Before it is announced',
  open: (match: string, open: number) => `${match}: ${open} ${many(open, 'result', 'results')} missing`,
  nothingOpen: 'All results that the draw goes by are in.',
  doubt: (round: number, table: number, board: number) => `Round ${round}, table ${table}, board ${board}`,
  doubtChanges: (otherwise: number) =>
    otherwise === 0
      ? 'Corrected, it would not change the draw.'
      : `Corrected, it would change ${otherwise} ${many(otherwise, 'match', 'matches')}.`,
  drawnNow: (otherwise: number) =>
    `By the results as they are now, ${otherwise} ${many(otherwise, 'match', 'matches')} would change. The draw stands unless it is announced anew.`,
  preview: (otherwise: number) =>
    otherwise === 0
      ? 'With this wish the draw stays as it is.'
      : `This wish changes ${otherwise} ${many(otherwise, 'match', 'matches')}, shown here.`,
  keep: 'keep it',
  drop: 'leave it',
  reason: 'Reason',
  untilRound: 'Until round',
  choose: {
    exchange: (name: string) => `Exchange ${name} with`,
    forbid: (name: string) => `${name} doesn’t meet`,
    force: (name: string) => `${name} meets`,
    place: (name: string) => `${name} plays at tables`,
  },
  key: {
    screen: 'draw',
    announce: 'announce the draw',
    again: 'announce anew',
    table: 'match',
    side: 'team',
    rule: 'how it is drawn',
    odd: 'bye, triangle, half matches',
    oddOfPairs: 'bye, half matches',
    exchange: 'exchange',
    forbid: 'forbid a match',
    force: 'make a match',
    home: 'exchange home and away',
    bye: 'give the bye',
    place: 'keep at tables',
    round: 'round',
    open: 'open the match',
  },
  announced: (round: number) => `Round ${round} is announced and seated.`,
  problems: {
    drawMovedOn: 'Results have changed the draw meanwhile. It is shown as it is now: announce it if it is right.',
    drawInPlay: 'The round has begun: its draw stays. Exchange teams in the room, or undo what was entered.',
    drawNotNext: 'The round before is not drawn yet.',
  },
  refused: 'Not saved: the application did not answer. Try again.',
  toDraw: (round: number) => `Round ${round} is to be drawn.`,
  byDraw: (round: number) => `Everybody sits by the draw of round ${round}.`,
};

function many(count: number, one: string, others: string): string {
  return count === 1 ? one : others;
}

function times(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

type Words = typeof en;

const fr: Words = {
  draw: 'Tirage',
  rounds: 'Tours',
  round: (round, state) => `Tour ${round}, ${state}`,
  states: {
    planned: 'à venir',
    proposed: 'non annoncé',
    announced: 'annoncé',
    playing: 'en cours',
    in: 'résultats complets',
    closed: 'clos',
  },
  title: (round) => `Tirage du tour ${round}`,
  head: {
    planned: (round, of) =>
      `Tour ${round} sur ${of}. Le tour précédent n’est pas complet : voici le tirage d’après ce qui est connu.`,
    proposed: (round, of) => `Après le tour ${round - 1} sur ${of}, tous les résultats du tour sont là.`,
    announced: (round, of) =>
      `Le tour ${round} sur ${of} est annoncé. Il peut être retiré au sort tant qu’il n’a pas commencé.`,
    playing: (round, of) => `Le tour ${round} sur ${of} est en cours.`,
    in: (round, of) => `Le tour ${round} sur ${of} a tous ses résultats.`,
    closed: (round, of) => `Le tour ${round} sur ${of}, tel qu’il a été tiré.`,
  },
  firstRound: (of) => `Tour 1 sur ${of} : personne n’a encore de total.`,
  certain: (rounds) =>
    rounds.length === 1
      ? `Le tour ${rounds[0]} peut être tiré sans rencontre répétée.`
      : `Les tours ${rounds[0]} ${rounds.length === 2 ? 'et' : 'à'} ${rounds.at(-1)} peuvent être tirés sans rencontre répétée.`,
  uncertain: (round) => `À partir du tour ${round}, il peut falloir répéter des rencontres.`,
  rematches: (count) =>
    count < 2 ? `${count} rencontre répétée dans ce tirage.` : `${count} rencontres répétées dans ce tirage.`,
  place: 'Place',
  team: 'Équipe',
  roundColumn: (round) => `Tour ${round}`,
  imps: 'IMPs',
  table: 'Match',
  apart: 'Écart',
  home: 'reçoit',
  away: 'se déplace',
  bye: 'exempt',
  byeShort: 'ex.',
  tables: (tables) => (tables.length === 1 ? `Table ${tables[0]}` : `Tables ${formatList(tables.map(String), 'fr')}`),
  atTables: (tables) => (tables.length === 1 ? `table ${tables[0]}` : `tables ${formatList(tables.map(String), 'fr')}`),
  places: (one, other) => `places ${one} et ${other}`,
  note: 'Devant le résultat d’un tour, l’adversaire. À totaux égaux comptent les IMPs gagnés moins les perdus, puis le sort.',
  matchpoints: 'Pts',
  noteAtMatchpoints:
    'Devant le résultat d’un tour, l’adversaire. À totaux égaux comptent les points-match gagnés, puis le sort.',
  ways: 'Mode de tirage',
  rules: { top: 'En descendant', closest: 'Totaux les plus proches', 'score-groups': 'Par victoires' },
  late: (rule) => `Un tour plus tard, ${rule.toLowerCase()}`,
  wayOf: (otherwise, most, rematches) =>
    [
      ...(otherwise === null
        ? []
        : [otherwise === 0 ? 'les mêmes matchs' : otherwise < 2 ? '1 autre match' : `${otherwise} autres matchs`]),
      `écart max. ${most}`,
      ...(rematches > 0 ? [rematches < 2 ? `${rematches} rencontre répétée` : `${rematches} rencontres répétées`] : []),
    ].join(' ; '),
  homesOf: (home, own, away, others) =>
    own === others
      ? `${own === 0 ? 'Aucune des deux n’a encore reçu' : `Les deux ont reçu ${own} fois`} : ${home}, mieux placée, reçoit.`
      : `${home} a reçu ${own} fois, ${away} ${others} fois : ${home} reçoit.`,
  homeWished: (home) => `${home} reçoit parce que l’arbitre le veut.`,
  odd: 'Nombre impair',
  odds: { bye: 'Exemption', triangle: 'Triangulaire', 'half-matches': 'Demi-matchs' },
  triangle: (from) => `triangulaire, tours ${from} et ${from + 1}`,
  triangleWhy: (names, last) =>
    `${formatList(names, 'fr')} sont les trois dernières qui ne se sont pas rencontrées et laissent un tirage aux autres. Leurs étuis restent à leurs tables et comptent après le tour ${last}.`,
  halves: 'demi-matchs',
  inHalf: { first: (tables) => `d’abord ${tables}`, second: (tables) => `puis ${tables}` },
  halfMatch: (one, other, tables, boards) =>
    `Tables ${tables.join(', puis ')} : demi-match ${one} contre ${other}, ${boards} ${boards < 2 ? 'étui' : 'étuis'}.`,
  sharedHalf: (half, table, one, other, out, boards) =>
    `${half === 1 ? 'Première moitié' : 'Seconde moitié'}, table ${table} : ${one} contre ${other}, ${boards} ${boards < 2 ? 'étui' : 'étuis'} ; ${out} ne joue pas.`,
  sameTable: (first, second) =>
    `C’est une seule table de la salle : à la mi-temps, ses feuilles et ses résultats passent du numéro ${first} au numéro ${second}.`,
  noHalvesOfBoards: 'Pas de demi-matchs : le nombre d’étuis par tour est impair.',
  noHalvesOfScale: 'Pas de demi-matchs : l’échelle n’a pas de table pour la moitié des étuis.',
  noShared:
    'Il n’y a pas trois paires dont la première puisse rencontrer les deux autres et qui laissent aux autres un tirage sans rencontre répétée : il y a une exemption.',
  noHalves:
    'Pas de demi-matchs : l’échelle de ce tournoi n’en prévoit pas. La WBF discrète 20-0 en a une (calcul, sous le classement).',
  noTriangle:
    'Pas de trois équipes qui ne se soient rencontrées en laissant aux autres un tirage sans rencontre répétée : une est exempte.',
  wishes: 'Ce que veut l’arbitre',
  wish: {
    forbid: (one, other) => `${one} et ${other} ne se rencontrent pas`,
    force: (one, other) => `${one} et ${other} se rencontrent`,
    bye: (name) => `${name} est exempt`,
    home: (name) => `${name} reçoit`,
    place: (name, tables) => `${name} joue aux ${tables}`,
  },
  until: (round) => `jusqu’au tour ${round}`,
  takeBack: 'retirer',
  before: 'Avant l’annonce',
  open: (match, open) => (open < 2 ? `${match} : ${open} résultat manquant` : `${match} : ${open} résultats manquants`),
  nothingOpen: 'Tous les résultats dont dépend le tirage sont là.',
  doubt: (round, table, board) => `Tour ${round}, table ${table}, étui ${board}`,
  doubtChanges: (otherwise) =>
    otherwise === 0
      ? 'Corrigé, il ne changerait pas le tirage.'
      : otherwise === 1
        ? 'Corrigé, il changerait 1 match.'
        : `Corrigé, il changerait ${otherwise} matchs.`,
  drawnNow: (otherwise) =>
    otherwise < 2
      ? `Avec les résultats d’à présent, ${otherwise} match changerait. Le tirage reste, à moins d’être annoncé à nouveau.`
      : `Avec les résultats d’à présent, ${otherwise} matchs changeraient. Le tirage reste, à moins d’être annoncé à nouveau.`,
  preview: (otherwise) =>
    otherwise === 0
      ? 'Avec ce souhait, le tirage reste tel quel.'
      : otherwise === 1
        ? 'Ce souhait change 1 match, affiché ici.'
        : `Ce souhait change ${otherwise} matchs, affichés ici.`,
  keep: 'garder',
  drop: 'laisser',
  reason: 'Motif',
  untilRound: 'Jusqu’au tour',
  choose: {
    exchange: (name) => `Échanger ${name} avec`,
    forbid: (name) => `${name} ne rencontre pas`,
    force: (name) => `${name} rencontre`,
    place: (name) => `${name} joue aux tables`,
  },
  key: {
    screen: 'tirage',
    announce: 'annoncer le tirage',
    again: 'annoncer à nouveau',
    table: 'match',
    side: 'équipe',
    rule: 'mode de tirage',
    odd: 'exempt, triangulaire, demi-matchs',
    oddOfPairs: 'exemption, demi-matchs',
    exchange: 'échanger',
    forbid: 'interdire un match',
    force: 'imposer un match',
    home: 'inverser qui reçoit',
    bye: 'donner l’exemption',
    place: 'garder aux tables',
    round: 'tour',
    open: 'ouvrir le match',
  },
  announced: (round) => `Le tour ${round} est annoncé et placé.`,
  problems: {
    drawMovedOn: 'Des résultats ont changé le tirage entre-temps. Le voici tel qu’il est : annoncez-le s’il convient.',
    drawInPlay: 'Le tour a commencé : son tirage reste. Échangez des équipes dans la salle, ou annulez la saisie.',
    drawNotNext: 'Le tour précédent n’est pas encore tiré.',
  },
  refused: 'Pas enregistré : l’application n’a pas répondu. Réessayez.',
  toDraw: (round) => `Le tour ${round} est à tirer.`,
  byDraw: (round) => `Chacun s’assoit selon le tirage du tour ${round}.`,
};

/** Pairs sit North-South or East-West where teams are home or away. */
const ofPairs = {
  en: {
    team: 'Pair',
    table: 'Table',
    home: 'N-S',
    away: 'E-W',
    homesOf: (home: string, own: number, away: string, others: number) =>
      own === others
        ? `${own === 0 ? 'Neither has sat North-South yet' : `Both have sat North-South ${times(own)}`}: ${home} stand higher and sit North-South.`
        : `${home} have sat North-South ${times(own)}, ${away} ${times(others)}: ${home} sit North-South.`,
    homeWished: (home: string) => `${home} sit North-South because the director wants it.`,
    wish: {
      bye: (name: string) => `${name} have the bye`,
      home: (name: string) => `${name} sit North-South`,
      place: (name: string, tables: string) => `${name} play at ${tables}`,
    },
    choose: {
      forbid: (name: string) => `${name} don’t meet`,
      force: (name: string) => `${name} meet`,
      place: (name: string) => `${name} play at table`,
    },
    key: {
      table: 'table',
      side: 'pair',
      home: 'exchange N-S and E-W',
      place: 'keep at a table',
    },
    problems: {
      drawInPlay: 'The round has begun: its draw stays. Undo what was entered to draw it anew.',
    },
  },
  fr: {
    team: 'Paire',
    table: 'Table',
    home: 'N-S',
    away: 'E-O',
    homesOf: (home: string, own: number, away: string, others: number) =>
      own === others
        ? `${own === 0 ? 'Aucune des deux n’a encore joué' : `Les deux ont joué ${own} fois`} en Nord-Sud : ${home}, mieux classée, y joue.`
        : `${home} a joué ${own} fois en Nord-Sud, ${away} ${others} fois : ${home} y joue.`,
    homeWished: (home: string) => `${home} joue en Nord-Sud parce que l’arbitre le veut.`,
    wish: {
      home: (name: string) => `${name} joue en Nord-Sud`,
      place: (name: string, tables: string) => `${name} joue à la ${tables}`,
    },
    choose: { place: (name: string) => `${name} joue à la table` },
    key: {
      table: 'table',
      side: 'paire',
      home: 'inverser N-S et E-O',
      place: 'garder à une table',
    },
    problems: {
      drawInPlay: 'Le tour a commencé : son tirage reste. Annulez la saisie pour le tirer à nouveau.',
    },
  },
} satisfies Record<Language, SomeWords<Words>>;

export const drawWords = dictionary<Words>(
  { en, fr },
  { en: { key: { table: 'table' } }, fr: { key: { table: 'table' } } },
  null,
  ofPairs,
);
