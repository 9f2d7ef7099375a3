/** The words of the bracket of a knockout. */
import { dictionary } from '../../typography.ts';

const en = {
  tab: 'Bracket',
  views: 'Views',
  matches: 'Matches',
  places: 'Places',
  drawing: (name: string) => `Bracket of ${name}`,
  bye: 'bye',
  byLot: 'by lot',
  toCome: 'to be drawn',
  head: (teams: number, boards: number, segments: number) =>
    `${teams} teams, matches of ${boards} boards${segments === 2 ? ' in two halves' : segments > 2 ? ` in ${segments} parts` : ''}.`,
  /** @param byes of the first round */
  byes: (teams: number, size: number, byes: number, byLot: boolean) =>
    `${teams} teams in a bracket of ${size}: ${
      byLot
        ? `${byes === 1 ? 'one has' : `${byes} have`} a bye, by lot`
        : `the ${byes === 1 ? 'highest seed has' : `${byes} highest seeds have`} a bye`
    } in the first round.`,
  matchesOf: (boards: number, segments: number) =>
    `Matches of ${boards} boards${segments === 2 ? ' in two halves' : segments > 2 ? ` in ${segments} parts` : ''}.`,
  inPlay: (compared: number, due: number) => `after ${compared} of ${due} boards, in play`,
  level: (boards: number): string => `level: ${boards === 1 ? 'one board' : `${boards} boards`} more`,
  extraNote: (score: string, boards: number) =>
    boards === 1 ? `${score} on one board` : `${score} on ${boards} boards`,
  unplayed: 'not played',
  byCarry: 'by the carry-over',
  byHigher: 'level; the higher seed goes on',
  triangle: (goOn: number): string => (goOn === 1 ? 'triangle, one goes on' : 'triangle, two go on'),
  levelTriangle: (goOn: number): string =>
    goOn === 1 ? 'triangle, one goes on; level: extra boards' : 'triangle, two go on; level: extra boards',
  team: 'Team',
  won: 'Won',
  imps: 'IMPs',
  score: (own: string, other: string) => `${own}–${other}`,
  areLevel: (names: string) => `${names} are level: extra boards decide.`,
  goOn: (names: string) => `${names} go on.`,
  part: (part: number, parts: number) =>
    parts === 1 ? 'Match' : parts === 2 ? (part === 1 ? 'First half' : 'Second half') : `Part ${part}`,
  boardsOf: (boards: number) => (boards === 1 ? '1 board' : `${boards} boards`),
  sumsOf: 'Part of the match',
  carried: 'Carried over',
  more: (boards: number) => (boards === 1 ? 'Sudden death, one board' : `${boards} more boards`),
  penalties: 'Penalties',
  total: 'In all',
  goesOn: (name: string) => `${name} goes on.`,
  wins: (name: string) => `${name} wins.`,
  nobody: 'Nobody goes on from this match.',
  notYet: 'Nobody goes on yet.',
  why: 'Why they meet',
  placesSoFar: 'Places so far',
  shared: 'losers of a round share',
  playedFor: 'in play',
  next: (round: string) => `Next: ${round}`,
  pair: (home: string, away: string) => `${home} – ${away}`,
  hasBye: (name: string) => `${name}: bye`,
  announce: 'announce',
  announceAgain: 'announce anew',
  drawLot: 'draw the lot',
  overrides: (count: number) => (count === 1 ? 'One wish of yours is in it.' : `${count} wishes of yours are in it.`),
  clear: 'as the bracket has it',
  upsets: 'A correction changed who goes on',
  upset: (drawn: string, match: string, now: string) => `${match}: drawn for ${drawn}, and now ${now} would play.`,
  upsetOpen: (drawn: string, match: string) => `${match}: drawn for ${drawn}, and now it is open who plays.`,
  stands: 'The round is played: it stands, unless you withdraw results or give the match to somebody.',
  redraw: 'Announce the round anew, or leave it as it is.',
  keys: {
    match: 'match',
    sheet: 'the match',
    walkover: 'walkover, totals',
    carry: 'carry-over',
    extra: 'extra boards',
    seeds: 'seeds',
    announce: 'announce',
    opponents: 'choose opponents',
    instead: 'seat the beaten team',
  },
  earlier: {
    title: 'Earlier match of the two',
    save: 'Keep',
    none: 'There was none',
    rule: (won: string, lost: string, most: string) =>
      `The winner carries over ${won} of the margin if it is the higher seed, ${lost} if not, at most ${most} IMPs.`,
    met: (ordinal: number) => `The figures are those of their match in session ${ordinal}.`,
  },
  seeds: {
    title: 'Seeds',
    hint: 'The numbers of the teams, the highest seed first.',
    save: 'Draw the first round',
    lot: 'Draw a lot',
  },
  opponents: {
    title: 'Who meets whom',
    one: 'Team',
    other: 'meets',
    chosen: 'it chose its opponent',
    director: 'the director wants it',
    why: 'Because',
    save: 'Put into the draw',
  },
  csv: [
    'Round',
    'Match',
    'Seed 1',
    'Team 1',
    'Seed 2',
    'Team 2',
    'Score 1',
    'Score 2',
    'Extra boards 1',
    'Extra boards 2',
    'Goes on',
    'Why they meet',
  ] as readonly string[],
  cancel: 'Cancel',
  refused: 'That was not accepted. Nothing has changed.',
  changed: 'The draw has changed meanwhile: look at it again.',
  started: 'The round is played already and stays as it is drawn.',
  figure: 'Type both figures as numbers.',
  everyTeam: 'Name every team once.',
};

type Words = typeof en;

const fr: Words = {
  tab: 'Tableau',
  views: 'Vues',
  matches: 'Matchs',
  places: 'Places',
  drawing: (name) => `Tableau de ${name}`,
  bye: 'exempt',
  byLot: 'au sort',
  toCome: 'à tirer',
  head: (teams, boards, segments) =>
    `${teams} équipes, matchs de ${boards} étuis${segments === 2 ? ' en deux mi-temps' : segments > 2 ? ` en ${segments} parties` : ''}.`,
  byes: (teams, size, byes, byLot) =>
    `${teams} équipes dans un tableau de ${size} : ${
      byLot
        ? byes === 1
          ? 'une est exempte, par tirage au sort,'
          : `${byes} sont exemptes, par tirage au sort,`
        : byes === 1
          ? 'la première tête de série est exempte'
          : `les ${byes} premières têtes de série sont exemptes`
    } au premier tour.`,
  matchesOf: (boards, segments) =>
    `Matchs de ${boards} étuis${segments === 2 ? ' en deux mi-temps' : segments > 2 ? ` en ${segments} parties` : ''}.`,
  inPlay: (compared, due) => `après ${compared} étuis sur ${due}, en cours`,
  level: (boards) => `à égalité : ${boards === 1 ? 'encore un étui' : `encore ${boards} étuis`}`,
  extraNote: (score, boards) => (boards === 1 ? `${score} sur un étui` : `${score} sur ${boards} étuis`),
  unplayed: 'non joué',
  byCarry: 'grâce au report',
  byHigher: 'à égalité ; la tête de série passe',
  triangle: (goOn) => (goOn === 1 ? 'triangle, un seul passe' : 'triangle, deux passent'),
  levelTriangle: (goOn) =>
    goOn === 1
      ? 'triangle, un seul passe ; à égalité : étuis de plus'
      : 'triangle, deux passent ; à égalité : étuis de plus',
  team: 'Équipe',
  won: 'Gagnés',
  imps: 'IMP',
  score: (own, other) => `${own}–${other}`,
  areLevel: (names) => `${names} sont à égalité : des étuis de plus décident.`,
  goOn: (names) => `${names} passent.`,
  part: (part, parts) =>
    parts === 1 ? 'Match' : parts === 2 ? (part === 1 ? 'Première mi-temps' : 'Deuxième mi-temps') : `Partie ${part}`,
  boardsOf: (boards) => (boards === 1 ? '1 étui' : `${boards} étuis`),
  sumsOf: 'Partie du match',
  carried: 'Report',
  more: (boards) => (boards === 1 ? 'Mort subite, un étui' : `${boards} étuis de plus`),
  penalties: 'Pénalités',
  total: 'En tout',
  goesOn: (name) => `${name} passe.`,
  wins: (name) => `${name} l’emporte.`,
  nobody: 'Personne ne passe de ce match.',
  notYet: 'Personne ne passe encore.',
  why: 'Pourquoi ce match',
  placesSoFar: 'Places à ce jour',
  shared: 'les perdants d’un tour partagent',
  playedFor: 'en jeu',
  next: (round) => `Ensuite : ${round}`,
  pair: (home, away) => `${home} – ${away}`,
  hasBye: (name) => `${name} : exempt`,
  announce: 'annoncer',
  announceAgain: 'annoncer de nouveau',
  drawLot: 'tirer au sort',
  overrides: (count) => (count === 1 ? 'Un de vos souhaits y figure.' : `${count} de vos souhaits y figurent.`),
  clear: 'selon le tableau',
  upsets: 'Une correction change qui passe',
  upset: (drawn, match, now) => `${match} : tiré pour ${drawn}, et ${now} jouerait maintenant.`,
  upsetOpen: (drawn, match) => `${match} : tiré pour ${drawn}, et on ne sait plus qui joue.`,
  stands: 'Le tour est joué : il reste, sauf si vous retirez des résultats ou donnez le match à quelqu’un.',
  redraw: 'Annoncez le tour de nouveau, ou laissez-le tel quel.',
  keys: {
    match: 'match',
    sheet: 'le match',
    walkover: 'forfait, totaux',
    carry: 'report',
    extra: 'étuis de plus',
    seeds: 'têtes de série',
    announce: 'annoncer',
    opponents: 'choisir les adversaires',
    instead: 'repêcher le battu',
  },
  earlier: {
    title: 'Match précédent des deux',
    save: 'Garder',
    none: 'Il n’y en a pas eu',
    rule: (won, lost, most) =>
      `Le vainqueur reporte ${won} de l’écart s’il est la meilleure tête de série, ${lost} sinon, au plus ${most} IMPs.`,
    met: (ordinal) => `Les chiffres sont ceux de leur match de la séance ${ordinal}.`,
  },
  seeds: {
    title: 'Têtes de série',
    hint: 'Les numéros des équipes, la première tête de série d’abord.',
    save: 'Tirer le premier tour',
    lot: 'Tirer au sort',
  },
  opponents: {
    title: 'Qui rencontre qui',
    one: 'Équipe',
    other: 'rencontre',
    chosen: 'elle a choisi son adversaire',
    director: 'l’arbitre le veut',
    why: 'Parce que',
    save: 'Mettre dans le tirage',
  },
  csv: [
    'Tour',
    'Match',
    'Tête de série 1',
    'Équipe 1',
    'Tête de série 2',
    'Équipe 2',
    'Score 1',
    'Score 2',
    'Étuis de plus 1',
    'Étuis de plus 2',
    'Passe',
    'Pourquoi ce match',
  ],
  cancel: 'Annuler',
  refused: 'Refusé. Rien n’a changé.',
  changed: 'Le tirage a changé entre-temps : regardez-le de nouveau.',
  started: 'Le tour est déjà joué et reste tel qu’il est tiré.',
  figure: 'Tapez les deux chiffres.',
  everyTeam: 'Nommez chaque équipe une fois.',
};

export const bracketWords = dictionary<Words>({ en, fr });
