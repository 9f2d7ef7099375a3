import type { MatchScale } from '../../../scoring/regulation/rules/victory-points.ts';
import type { DrawRule, FirstDraw } from '../../../draw/rule.ts';
import type { SwissSeats } from '../../../movement/teams/families/swiss.ts';
import type { BoardSupply } from '../../../movement/teams/families/family.ts';
import type { Language } from '../../../language.ts';
import { victoryPointWords } from '../../regulation/victory-points.ts';
import { capitalize } from '../../sentences.ts';
import { dictionary } from '../../typography.ts';

const en = {
  addedUp: 'Teams have the sum of their pairs. Handicap and strata rank the pairs only.',
  wishes: 'Wanted of matches',
  scale: 'Scale',
  methods: {
    'victory-points': 'IMPs, victory points',
    imps: 'IMPs alone',
    'board-a-match': 'Board-a-match',
    'patton-ratio': 'Patton, share of the points',
    'patton-imps': 'Patton, IMPs on a scale',
    aggregate: 'Total points',
  },
  methodNotes: {
    'victory-points': null,
    imps: null,
    'board-a-match': () => 'Each board 2–1–0; the points are added up.',
    'patton-ratio': (boards: number) =>
      `Each board 2–1–0, and ${2 * boards} more a match shared out by the points won.`,
    'patton-imps': () => 'Each board 2–1–0, and the match in victory points. Not the Patton suisse.',
    aggregate: null,
  } as Record<string, ((boardsPerMatch: number) => string) | null>,
  scaleName: (scale: MatchScale, language: Language): string => capitalize(victoryPointWords[language].scales[scale]),
  form: 'How it is played',
  forms: { '': 'a movement', swiss: 'Swiss', knockout: 'knockout' },
  knockout: {
    seeding: 'Draw',
    seedings: { numbers: 'seeds: team 1 is the highest', lot: 'seeds by lot', 'each-round': 'by lot in every round' },
    odd: 'Odd number',
    odds: { byes: 'byes in the first round', triangles: 'three in a triangle' },
    playOffs: 'Places',
    playOffsOf: { none: 'losers of a round share', third: 'third place is played for', all: 'all are played for' },
    level: 'Level match',
    levels: { 'extra-boards': 'four more boards, then one', 'higher-placed': '0.1 IMP to the higher seed' },
    carry: 'Carry-over',
    carries: { none: 'none', usual: 'a half or a third, at most 16' },
  },
  draw: 'Draw',
  draws: { top: 'from the top', closest: 'closest totals', 'score-groups': 'by wins' } satisfies Record<
    DrawRule,
    string
  >,
  firstDraw: 'Round 1',
  firstDraws: { lot: 'by lot', halves: '1 against half the field' } satisfies Record<FirstDraw, string>,
  seats: 'Tables',
  seatsOf: { 'by-draw': 'by the draw', 'home-tables': 'each team its own' } satisfies Record<SwissSeats, string>,
  legs: 'Against each team',
  legsOf: { 1: 'once', 2: 'twice' },
  supply: 'Boards',
  supplies: {
    any: 'as usual',
    dealt: 'dealt at the tables',
    exchanged: 'one copy, exchanged',
    copies: 'two copies a match',
  } satisfies Record<BoardSupply | 'any', string>,
};

type Words = typeof en;

const fr: Words = {
  addedUp: 'Une équipe a la somme de ses paires. Handicap et strates ne classent que les paires.',
  wishes: 'Matchs voulus',
  scale: 'Échelle',
  methods: {
    'victory-points': 'IMPs, points de victoire',
    imps: 'IMPs seuls',
    'board-a-match': 'Donne par donne',
    'patton-ratio': 'Patton au quotient des points',
    'patton-imps': 'Patton aux IMPs sur une échelle',
    aggregate: 'Points totaux',
  },
  methodNotes: {
    'victory-points': null,
    imps: null,
    'board-a-match': () => 'Chaque étui 2–1–0 ; les points s’additionnent.',
    'patton-ratio': (boards) =>
      `Chaque étui 2–1–0, et ${2 * boards} de plus par match partagés selon les points gagnés.`,
    'patton-imps': () => 'Chaque étui 2–1–0, et le match en points de victoire. Pas le Patton suisse.',
    aggregate: null,
  },
  scaleName: en.scaleName,
  form: 'Déroulement',
  forms: { '': 'un mouvement', swiss: 'suisse', knockout: 'élimination directe' },
  knockout: {
    seeding: 'Tirage',
    seedings: {
      numbers: 'têtes de série : équipe 1 d’abord',
      lot: 'têtes de série au sort',
      'each-round': 'au sort à chaque tour',
    },
    odd: 'Nombre impair',
    odds: { byes: 'exempts au premier tour', triangles: 'trois en triangle' },
    playOffs: 'Places',
    playOffsOf: { none: 'les perdants d’un tour partagent', third: 'match pour la troisième', all: 'toutes jouées' },
    level: 'Match à égalité',
    levels: { 'extra-boards': 'quatre étuis de plus, puis un', 'higher-placed': '0,1 IMP à la tête de série' },
    carry: 'Report',
    carries: { none: 'aucun', usual: 'la moitié ou un tiers, au plus 16' },
  },
  draw: 'Tirage',
  draws: { top: 'en descendant', closest: 'totaux les plus proches', 'score-groups': 'par victoires' },
  firstDraw: 'Tour 1',
  firstDraws: { lot: 'au sort', halves: '1 contre la moitié du tableau' },
  seats: 'Tables',
  seatsOf: { 'by-draw': 'selon le tirage', 'home-tables': 'chaque équipe la sienne' },
  legs: 'Contre chaque équipe',
  legsOf: { 1: 'une fois', 2: 'deux fois' },
  supply: 'Étuis',
  supplies: {
    any: 'comme d’usage',
    dealt: 'distribués à la table',
    exchanged: 'un jeu, échangé',
    copies: 'deux jeux par match',
  },
};

/** The words of the settings that only an event of teams has. */
export const teamStartWords = dictionary<Words>({ en, fr });
