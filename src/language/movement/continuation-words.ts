import type { Side } from '../../bridge/seat.ts';
import type { ContinuationProblem, ContinuationRule } from '../../movement/continuation/change.ts';
import type { UnplayableBoards } from '../../movement/continuation/playable.ts';
import type { ContinuationWarning } from '../../movement/continuation/proposal.ts';
import type { Language } from '../../language.ts';
import { formatList, formatRuns } from '../sentences.ts';
import { sideNames } from '../game/seats.ts';
import { dictionary } from '../typography.ts';
import { movementName } from './name.ts';

type RuleOf<Kind> = Extract<ContinuationRule, { readonly kind: Kind }>;
type WarningOf<Code> = Extract<ContinuationWarning, { readonly code: Code }>;
type ProblemOf<Code> = Extract<ContinuationProblem, { readonly code: Code }>;

export interface ContinuationWords {
  readonly rule: { readonly [Kind in ContinuationRule['kind']]: (rule: RuleOf<Kind>) => string };
  readonly warning: { readonly [Code in ContinuationWarning['code']]: (warning: WarningOf<Code>) => string };
  readonly problem: { readonly [Code in ContinuationProblem['code']]: (problem: ProblemOf<Code>) => string };
  readonly place: (table: number, side: Side) => string;
  readonly boards: (boards: readonly number[]) => string;
  readonly pairGoes: (pair: number, where: string) => string;
  readonly sitsOut: string;
  readonly nextSeat: (round: number, seat: string) => string;
  readonly nextSitOut: (round: number) => string;
  readonly end: string;
}

const boardsInEnglish = (boards: readonly number[]) =>
  `${boards.length === 1 ? 'board' : 'boards'} ${formatRuns(boards, 'en')}`;
const boardsInFrench = (boards: readonly number[]) =>
  `${boards.length === 1 ? 'étui' : 'étuis'} ${formatRuns(boards, 'fr')}`;
const theBoardsInFrench = (boards: readonly number[]) =>
  `${boards.length === 1 ? 'l’étui' : 'les étuis'} ${formatRuns(boards, 'fr')}`;

/** The most tables that a sentence names. */
const TABLES_NAMED = 6;

/** Round 3, table 4 (boards 16 to 18); and so on. */
function unplayableText(unplayable: readonly UnplayableBoards[], language: Language): string {
  const named = unplayable
    .slice(0, TABLES_NAMED)
    .map(({ round, table, boards }) =>
      language === 'fr'
        ? `tour ${round}, table ${table} (${boardsInFrench(boards)})`
        : `round ${round}, table ${table} (${boardsInEnglish(boards)})`,
    );
  const more = unplayable.length - named.length;
  const others = language === 'fr' ? `et ${more} de plus` : `and ${more} more`;
  return (more > 0 ? [...named, others] : named).join(language === 'fr' ? ' ; ' : '; ');
}

interface TableOfRound {
  readonly round: number;
  readonly table: number;
}

function tablesInEnglish(tables: readonly TableOfRound[]): string {
  return formatList(
    tables.map(({ round, table }) => `table ${table} in round ${round}`),
    'en',
  );
}

function tablesInFrench(tables: readonly TableOfRound[]): string {
  return formatList(
    tables.map(({ round, table }) => `la table ${table} au tour ${round}`),
    'fr',
  );
}

function ruleText(rule: ContinuationRule, words: ContinuationWords): string {
  return (words.rule[rule.kind] as (rule: ContinuationRule) => string)(rule);
}

const en: ContinuationWords = {
  rule: {
    'as-scheduled': () => 'Go on as scheduled.',
    'rule-on-boards': ({ unplayable }) =>
      `Go on as scheduled. Boards that a pair has played already: ${unplayableText(unplayable, 'en')}. Rule on them: not played, or average (Laws 15B3, 12C2).`,
    joins: ({ pair, table, line }) => `Pair ${pair} takes the free seat: table ${table}, ${sideNames.en[line]}.`,
    'joins-now': ({ pair, of, round, table, line, boards }) =>
      `Pair ${pair} sits down at once${of === null ? '' : ` in the seat of pair ${of}`}: round ${round}, table ${table}, ${sideNames.en[line]}, ${boardsInEnglish(boards)}.`,
    'two-pairs': ({ first, second }) => `${ruleText(first, en)} ${ruleText(second, en)}`,
    'takes-seat': ({ pair, of }) => `Pair ${pair} takes the seat of pair ${of}, with a score of its own.`,
    substitutes: ({ pair }) =>
      `Substitutes go on as pair ${pair}, with its score. Under Names, “replace a player” says who plays from which round.`,
    rover: ({ pair, line }) =>
      `Pair ${pair} comes in as a rover${line ? ` ${sideNames.en[line]}` : ''}: another pair sits out for it every round.`,
    'added-table': ({ table, pairs, half }) =>
      half
        ? `Table ${table} is added for pair ${pairs.join(' and ')}: whoever meets the empty seat there sits out.`
        : `Table ${table} is added for pairs ${pairs.join(' and ')}.`,
    'opponents-sit-out': ({ pair }) => `The seat of pair ${pair} stays empty: its opponents sit out.`,
    cut: ({ rounds }) => `Play ends after round ${rounds}.`,
    'cut-and-switch': ({ rounds, switched }) =>
      `Play ends after round ${rounds}, and round ${switched} is arrow-switched.`,
    'added-rounds': ({ rounds, how }) => {
      const added = rounds === 1 ? 'One round is added' : `${rounds} rounds are added`;
      if (how === 'new-boards') return `${added}, each with one set of new boards for all tables.`;
      return how === 'walk' ? `${added}: the walk goes on.` : `${added}, seats planned anew.`;
    },
    'fewer-boards': ({ boards }) => `From now on ${boards} ${boards === 1 ? 'board' : 'boards'} a round.`,
    'more-boards': ({ boards, added }) => {
      if (!added) return `From now on ${boards} boards a round again: those left out before come back.`;
      const { first, last, example } = added;
      return `From now on ${boards} boards a round. New boards ${first} to ${last} join the sets in order: ${boardsInEnglish(example.boards)} with ${boardsInEnglish(example.set)}, and so on.`;
    },
    'other-movement': ({ spec, winners, boards }) => {
      const length = `${spec.rounds} ${spec.rounds === 1 ? 'round' : 'rounds'} of ${spec.boardsPerRound}`;
      return `${movementName(spec, 'en')}: ${length}, ${boards} boards each, ${winners === 1 ? 'one winner' : 'two winners'}.`;
    },
    merged: () => 'Pairs without opponents play each other.',
    'closed-up': ({ tables, meetAgain }) =>
      `The room closes up to ${tables} full tables and nobody sits out: seats planned anew${meetAgain ? ', and pairs meet again' : ''}.`,
    'not-played': ({ player, tables, boards }) =>
      `Player ${player} leaves, and nobody takes the seat: ${tablesInEnglish(tables)} ${tables.length === 1 ? 'is' : 'are'} not played. ${boards === 1 ? 'The board counts' : `The ${boards} boards count`} for nobody, and percentages go by the boards played.`,
    'other-boards': ({ tables }) =>
      `Everybody sits as expected; ${tables} ${tables === 1 ? 'table gets' : 'tables get'} other boards.`,
    replanned: () => 'Seats and boards are planned anew.',
  },
  warning: {
    repeats: ({ times }) => `${times} ${times === 1 ? 'meeting' : 'meetings'} again`,
    'sit-outs': ({ rounds }) => `a pair sits out ${rounds} rounds`,
    sharing: ({ rounds, tables }) => `${tables} tables share in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    unplayable: ({ tables }) => `${tables} ${tables === 1 ? 'table has' : 'tables have'} boards that a pair has played`,
    'rulings-go': ({ lines }) =>
      lines === 1
        ? 'a ruling on a board to come goes with its line'
        : `${lines} rulings on boards to come go with their lines`,
    'new-boards': ({ boards }) => `${boards} new boards`,
    'uneven-tops': ({ least, most }) => `boards are played ${least} to ${most} times`,
    'fewer-rounds': ({ rounds }) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'} fewer`,
  },
  problem: {
    'no-such-pair': ({ pair }) => `There is no pair ${pair} in play.`,
    'no-such-round': ({ round, least, most }) => `Round ${round} is not possible: ${least} to ${most} rounds are.`,
    'round-count': ({ given, least, most, now }) => {
      if (given === now) return `There ${given === 1 ? 'is 1 round' : `are ${given} rounds`} already.`;
      const begun = given < least ? `: round ${least} has begun or has results` : '';
      return `${given} ${given === 1 ? 'round is' : 'rounds are'} not possible, ${least} to ${most} are${begun}.`;
    },
    'no-such-table': ({ table }) => `There is no table ${table} in that round.`,
    'no-such-boards': ({ firstBoard }) => `No set begins with board ${firstBoard}.`,
    'boards-per-round': ({ given, most, now }) =>
      given === now
        ? `There are ${given} ${given === 1 ? 'board' : 'boards'} a round already.`
        : `${given} boards a round are not possible: 1 to ${most} are.`,
    'line-has-result': ({ round, table }) =>
      `Table ${table} has a result in round ${round}. Correct it under Entry (pairs, board): what is typed there counts.`,
    'has-results': ({ round, table }) =>
      `Round ${round}, table ${table} has a result, so the movement stays. The rounds, the boards a round and the pairs can still be changed.`,
    'no-such-movement': ({ boards }) => `No other movement for these pairs gives each about ${boards} boards.`,
    'no-skip': ({ round }) => `There is no skip before round ${round}.`,
    'play-has-ended': () => 'Play has ended: there is no round left to change.',
    'nothing-to-merge': () =>
      'No two half tables can become one: there are not two pairs without opponents that may meet.',
    'no-such-player': ({ player }) => `There is no player ${player}.`,
    'no-place-for-player': ({ players, hasBegun }) =>
      `The movement has a seat for each of its ${players} players, and none for another. A late player can take over for one of them (“replace a player”)${hasBegun ? '' : `, or the event is started again with ${players + 1} players`}.`,
    'nothing-legal': () => 'No way to go on was found. Cut the rounds, or let the pair sit out.',
  },
  place: (table, side) => `table ${table} ${sideNames.en[side]}`,
  boards: boardsInEnglish,
  pairGoes: (pair, where) => `Pair ${pair}: ${where}.`,
  sitsOut: 'sits out',
  nextSeat: (round, seat) => `Round ${round}: ${seat}.`,
  nextSitOut: (round) => `Round ${round}: you sit out.`,
  end: 'That was the last round.',
};

const fr: ContinuationWords = {
  rule: {
    'as-scheduled': () => 'Continuer comme prévu.',
    'rule-on-boards': ({ unplayable }) =>
      `Continuer comme prévu. Étuis qu’une paire a déjà joués : ${unplayableText(unplayable, 'fr')}. Décidez : non joué, ou moyenne (Lois 15B3, 12C2).`,
    joins: ({ pair, table, line }) => `La paire ${pair} prend la place libre : table ${table}, ${sideNames.fr[line]}.`,
    'joins-now': ({ pair, of, round, table, line, boards }) =>
      `La paire ${pair} s’assied tout de suite${of === null ? '' : `, à la place de la paire ${of}`} : tour ${round}, table ${table}, ${sideNames.fr[line]}, ${boardsInFrench(boards)}.`,
    'two-pairs': ({ first, second }) => `${ruleText(first, fr)} ${ruleText(second, fr)}`,
    'takes-seat': ({ pair, of }) => `La paire ${pair} prend la place de la paire ${of}, avec son propre score.`,
    substitutes: ({ pair }) =>
      `Des remplaçants continuent sous le numéro ${pair}, avec son score. Sous Noms, « remplacer un joueur » dit qui joue à partir de quel tour.`,
    rover: ({ pair, line }) =>
      `La paire ${pair} entre en paire volante${line ? ` ${sideNames.fr[line]}` : ''} : une autre paire est au relais à chaque tour.`,
    'added-table': ({ table, pairs, half }) =>
      half
        ? `La table ${table} s’ajoute pour la paire ${pairs.join(' et ')} : qui y rencontre la place vide est au relais.`
        : `La table ${table} s’ajoute pour les paires ${pairs.join(' et ')}.`,
    'opponents-sit-out': ({ pair }) => `La place de la paire ${pair} reste vide : ses adversaires sont au relais.`,
    cut: ({ rounds }) => `Le jeu s’arrête après le tour ${rounds}.`,
    'cut-and-switch': ({ rounds, switched }) =>
      `Le jeu s’arrête après le tour ${rounds}, et les lignes sont inversées au tour ${switched}.`,
    'added-rounds': ({ rounds, how }) => {
      const added = rounds === 1 ? 'Un tour s’ajoute' : `${rounds} tours s’ajoutent`;
      if (how === 'new-boards') return `${added}, chacun avec un groupe d’étuis nouveaux pour toutes les tables.`;
      return how === 'walk' ? `${added} : la circulation continue.` : `${added}, les places sont refaites.`;
    },
    'fewer-boards': ({ boards }) => `Désormais ${boards} ${boards === 1 ? 'étui' : 'étuis'} par tour.`,
    'more-boards': ({ boards, added }) => {
      if (!added) return `Désormais ${boards} étuis par tour à nouveau : ceux laissés de côté reviennent.`;
      const { first, last, example } = added;
      return `Désormais ${boards} étuis par tour. Les étuis nouveaux ${first} à ${last} rejoignent les groupes dans l’ordre : ${theBoardsInFrench(example.boards)} avec ${theBoardsInFrench(example.set)}, et ainsi de suite.`;
    },
    'other-movement': ({ spec, winners, boards }) => {
      const length = `${spec.rounds} ${spec.rounds === 1 ? 'tour' : 'tours'} de ${spec.boardsPerRound}`;
      return `${movementName(spec, 'fr')} : ${length}, ${boards} étuis chacun, ${winners === 1 ? 'un vainqueur' : 'deux vainqueurs'}.`;
    },
    merged: () => 'Les paires sans adversaires jouent l’une contre l’autre.',
    'closed-up': ({ tables, meetAgain }) =>
      `La salle se resserre à ${tables} tables pleines, sans relais : les places sont refaites${meetAgain ? ', et des paires se rencontrent de nouveau' : ''}.`,
    'not-played': ({ player, tables, boards }) =>
      `Le joueur ${player} s’en va et personne ne prend sa place : ${tablesInFrench(tables)} ${tables.length === 1 ? 'ne se joue pas' : 'ne se jouent pas'}. ${boards === 1 ? 'L’étui ne compte' : `Les ${boards} étuis ne comptent`} pour personne, et les pourcentages se font sur les étuis joués.`,
    'other-boards': ({ tables }) =>
      `Chacun est assis comme prévu ; ${tables === 1 ? 'une table reçoit' : `${tables} tables reçoivent`} d’autres étuis.`,
    replanned: () => 'Les places et les étuis sont refaits.',
  },
  warning: {
    repeats: ({ times }) => (times === 1 ? 'une rencontre répétée' : `${times} rencontres répétées`),
    'sit-outs': ({ rounds }) => `une paire est au relais pendant ${rounds} tours`,
    sharing: ({ rounds, tables }) => `${tables} tables partagent pendant ${rounds} ${rounds === 1 ? 'tour' : 'tours'}`,
    unplayable: ({ tables }) =>
      tables === 1
        ? 'une table a des étuis qu’une paire a joués'
        : `${tables} tables ont des étuis qu’une paire a joués`,
    'rulings-go': ({ lines }) =>
      lines === 1
        ? 'une décision sur un étui à venir part avec sa ligne'
        : `${lines} décisions sur des étuis à venir partent avec leurs lignes`,
    'new-boards': ({ boards }) => `${boards} étuis nouveaux`,
    'uneven-tops': ({ least, most }) => `les étuis sont joués de ${least} à ${most} fois`,
    'fewer-rounds': ({ rounds }) => `${rounds} ${rounds === 1 ? 'tour' : 'tours'} de moins`,
  },
  problem: {
    'no-such-pair': ({ pair }) => `Aucune paire ${pair} ne joue.`,
    'no-such-round': ({ round, least, most }) => `Le tour ${round} n’est pas possible : de ${least} à ${most} tours.`,
    'round-count': ({ given, least, most, now }) => {
      if (given === now) return `Il y a déjà ${given} ${given === 1 ? 'tour' : 'tours'}.`;
      const begun = given < least ? ` : le tour ${least} a commencé ou a des résultats` : '';
      const impossible = given === 1 ? '1 tour n’est pas possible' : `${given} tours ne sont pas possibles`;
      return `${impossible}, de ${least} à ${most} le sont${begun}.`;
    },
    'no-such-table': ({ table }) => `Il n’y a pas de table ${table} à ce tour.`,
    'no-such-boards': ({ firstBoard }) => `Aucun groupe ne commence par l’étui ${firstBoard}.`,
    'boards-per-round': ({ given, most, now }) =>
      given === now
        ? `Il y a déjà ${given} ${given === 1 ? 'étui' : 'étuis'} par tour.`
        : `${given} étuis par tour ne sont pas possibles : de 1 à ${most}.`,
    'line-has-result': ({ round, table }) =>
      `La table ${table} a un résultat au tour ${round}. Corrigez-le sous Saisie (paires, étui) : c’est lui qui compte.`,
    'has-results': ({ round, table }) =>
      `Tour ${round}, table ${table} : il y a un résultat, le mouvement reste donc le même. Les tours, les étuis par tour et les paires peuvent encore changer.`,
    'no-such-movement': ({ boards }) =>
      `Aucun autre mouvement pour ces paires ne donne environ ${boards} étuis à chacune.`,
    'no-skip': ({ round }) => `Il n’y a pas de saut avant le tour ${round}.`,
    'play-has-ended': () => 'Le jeu est fini : il ne reste aucun tour à changer.',
    'nothing-to-merge': () =>
      'Deux demi-tables ne peuvent pas en faire une : il n’y a pas deux paires sans adversaires qui puissent se rencontrer.',
    'no-such-player': ({ player }) => `Il n’y a pas de joueur ${player}.`,
    'no-place-for-player': ({ players, hasBegun }) =>
      `Le mouvement a une place pour chacun de ses ${players} joueurs, et aucune pour un autre. Un joueur en retard peut remplacer l’un d’eux (« remplacer un joueur »)${hasBegun ? '' : `, ou le tournoi recommence à ${players + 1} joueurs`}.`,
    'nothing-legal': () =>
      'Aucune façon de continuer n’a été trouvée. Supprimez des tours, ou laissez la paire au relais.',
  },
  place: (table, side) => `table ${table} ${sideNames.fr[side]}`,
  boards: boardsInFrench,
  pairGoes: (pair, where) => `Paire ${pair} : ${where}.`,
  sitsOut: 'relais',
  nextSeat: (round, seat) => `Tour ${round} : ${seat}.`,
  nextSitOut: (round) => `Tour ${round} : vous êtes au relais.`,
  end: 'C’était le dernier tour.',
};

export const continuationWords = dictionary<ContinuationWords>({ en, fr });
