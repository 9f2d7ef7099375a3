import type { RoundAhead } from '../../session/round-ahead.ts';
import type { ScheduleChange } from '../../movement/continuation/change.ts';
import type { ContinuationFigures } from '../../movement/continuation/figures.ts';
import type { Language } from '../../language.ts';
import { dictionary, type SomeWords } from '../typography.ts';

/** The typed fields of a change. */
export type ChangeField =
  | 'from'
  | 'pairs'
  | 'pair'
  | 'rounds'
  | 'boards'
  | 'boardsEach'
  | 'round'
  | 'table'
  | 'otherTable'
  | 'firstBoard'
  | 'line';

/** The groups of changes, in the order on screen. */
export const CHANGE_GROUPS = ['pairs', 'plan', 'wrong'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** The figures of a way to go on, over the whole session or the rounds to come. */
type PlanFigures = Pick<ContinuationFigures, 'rounds' | 'affected' | 'idleTables' | 'boardsLost' | 'repeats'> & {
  /** Of one pair at most. */
  readonly sitOuts: number;
};

const en = {
  title: 'Something has changed',
  titleOf: (section: string) => `Something has changed in section ${section}`,
  what: 'What happened',
  groups: {
    pairs: 'Pairs come and go',
    plan: 'Rounds and boards',
    wrong: 'Something went wrong',
  } satisfies Record<ChangeGroup, string>,
  kinds: {
    'late-pairs': 'Late pair',
    'pair-leaves': 'A pair leaves',
    'pair-replaced': 'A pair is replaced',
    rounds: 'Fewer or more rounds',
    'boards-per-round': 'Fewer or more boards a round',
    'other-movement': 'Another movement',
    'merge-tables': 'Two half tables become one',
    'sat-wrong-way': 'A table sat the wrong way',
    'wrong-boards': 'Wrong boards at a table',
    'wrong-opponents': 'Two tables met the wrong pairs',
    'skip-forgotten': 'The skip was forgotten',
  } satisfies Record<ScheduleChange['kind'], string>,
  hints: {
    'late-pairs':
      'It takes a free seat, at once where the opponents wait. With full tables it becomes a rover, or a table is added.',
    'pair-leaves': 'What it has played stays.',
    'pair-replaced': 'By substitutes who keep its score, or by a new pair with its own.',
    'other-movement': 'Until the first result: play begins again with round 1. Everybody keeps seat and names.',
    'merge-tables': 'Pairs without opponents are put together for the rounds to come.',
    rounds: 'What was played stays. Rounds are cut from the end, or added there.',
    'boards-per-round': 'Fewer are the first of each set. More join the sets behind the last board.',
    'sat-wrong-way': 'North-South sat East-West: the round is written as it was played.',
    'wrong-boards': 'The round is written as it was played, and the boards that were missed are looked after.',
    'wrong-opponents': 'Two pairs sat at each other’s table: the round is written as it was played.',
    'skip-forgotten': 'East-West went up one table before this round where they should have gone up two.',
  } satisfies Record<ScheduleChange['kind'], string>,
  lateInSwiss:
    'It is drawn with the others in the next draw. A round that is drawn, has a bye and has not begun has a place for it.',
  onePlayer: 'one player only, from a round on',
  roundsNow: (rounds: number) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'} as it stands`,
  balanceIfCut: (rounds: number, now: string, then: string) =>
    `With ${rounds} ${rounds === 1 ? 'round' : 'rounds'} the balance goes from ${now} to ${then}.`,
  boardsNow: (boards: number) => `${boards} ${boards === 1 ? 'board' : 'boards'} a round as it stands`,
  movementNow: (movement: string, rounds: number, boards: number) =>
    `${movement}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${boards} as it stands`,
  alone: (round: number, pairs: readonly number[]) =>
    pairs.length === 0
      ? `Nobody is without opponents in round ${round}`
      : `Without opponents in round ${round}: ${pairs.join(', ')}`,
  expected: (round: number, table: number, boards: string) =>
    `Round ${round}, table ${table} was to have boards ${boards}`,
  choose: 'choose',
  latePairs: { 1: 'one pair', 2: 'two pairs' },
  fields: {
    from: 'From round',
    pairs: 'Late',
    pair: 'Pair',
    rounds: 'Rounds altogether',
    boards: 'Boards a round',
    boardsEach: 'Boards each pair plays',
    round: 'Round',
    table: 'Table',
    otherTable: 'Other table',
    firstBoard: 'Boards played',
    line: 'Who changed places',
  } satisfies Record<ChangeField, string>,
  propose: 'How to go on',
  frozen: (rounds: number) => {
    if (rounds === 0) return 'Nobody has started: from round 1 on.';
    return `${rounds === 1 ? 'Round 1 stays as it is' : `Rounds 1 ${rounds === 2 ? 'and' : 'to'} ${rounds} stay as they are`}: from round ${rounds + 1} on.`;
  },
  ahead: ({ round, table, board, others }: RoundAhead) =>
    `Round ${round} counts as begun: table ${table} has a result on board ${board}${others === 0 ? '' : `, and there ${others === 1 ? 'is 1 more' : `are ${others} more`}`}. If it was typed by mistake, take it away first.`,
  again: 'Play begins with round 1 of the movement you take.',
  atOnce: (round: number) => `The tables of round ${round} that play go on undisturbed.`,
  ways: 'Ways to go on, best first',
  figures: ({ rounds, affected, idleTables, boardsLost, repeats, sitOuts }: PlanFigures, balance: string) =>
    [
      `${rounds} rounds`,
      affected === 0 ? 'nobody affected' : `${affected} ${affected === 1 ? 'pair' : 'pairs'} affected`,
      ...(idleTables > 0 ? [`${idleTables} idle ${idleTables === 1 ? 'table' : 'tables'} in all`] : []),
      ...(boardsLost > 0 ? [`${boardsLost} ${boardsLost === 1 ? 'board' : 'boards'} lost`] : []),
      repeats === 0 ? 'no repeat' : `${repeats} ${repeats === 1 ? 'repeat' : 'repeats'}`,
      sitOuts === 0 ? 'no sit-out' : `${sitOuts} ${sitOuts === 1 ? 'sit-out' : 'sit-outs'} at most`,
      `balance ${balance}`,
    ].join(', '),
  movementFigures: (sitOuts: number, balance: string) =>
    `${sitOuts === 0 ? 'no sit-out' : `${sitOuts} ${sitOuts === 1 ? 'sit-out' : 'sit-outs'} at most`}, balance ${balance}`,
  movedOn: 'Something was played in between. Ask again.',
  inUse: (round: number, table: number) =>
    `Round ${round}, table ${table} has a result that only this schedule has a line for.`,
  elsewhere: (round: number, pairs: number) =>
    `Round ${round}: a change for ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}`,
  applied: 'Done.',
  cardsOutdated: 'Table cards printed before no longer hold.',
  undone: 'Taken back: the schedule is again as it was before.',
  undo: 'Take the last change back',
  nothingToUndo: 'There is no change to take back.',
  notHere: 'That can’t be changed here in an event of this kind. Start the event anew, or rule on the boards.',
  close: 'Close',
};

type ChangeWords = typeof en;

const fr: ChangeWords = {
  title: 'Quelque chose a changé',
  titleOf: (section) => `Quelque chose a changé dans la section ${section}`,
  what: 'Ce qui s’est passé',
  groups: { pairs: 'Des paires vont et viennent', plan: 'Tours et étuis', wrong: 'Une erreur à table' },
  kinds: {
    'late-pairs': 'Paire en retard',
    'pair-leaves': 'Une paire s’en va',
    'pair-replaced': 'Une paire est remplacée',
    rounds: 'Moins ou plus de tours',
    'boards-per-round': 'Moins ou plus d’étuis par tour',
    'other-movement': 'Un autre mouvement',
    'merge-tables': 'Deux demi-tables en font une',
    'sat-wrong-way': 'Une table mal orientée',
    'wrong-boards': 'Mauvais étuis à une table',
    'wrong-opponents': 'Deux paires à la mauvaise table',
    'skip-forgotten': 'Le saut a été oublié',
  },
  hints: {
    'late-pairs':
      'Elle prend une place libre, tout de suite si les adversaires attendent. Si les tables sont complètes elle devient volante, ou une table s’ajoute.',
    'pair-leaves': 'Ce qu’elle a joué reste.',
    'pair-replaced': 'Par des remplaçants qui gardent son score, ou par une nouvelle paire qui a le sien.',
    'other-movement': 'Jusqu’au premier résultat : le jeu reprend au tour 1. Chacun garde sa place et son nom.',
    'merge-tables': 'Les paires sans adversaires sont réunies pour les tours à venir.',
    rounds: 'Ce qui est joué reste. Les tours se retirent ou s’ajoutent à la fin.',
    'boards-per-round':
      'Moins : les premiers de chaque groupe. Plus : de nouveaux rejoignent les groupes, après le dernier.',
    'sat-wrong-way': 'Nord-Sud a joué en Est-Ouest : le tour est noté comme il a été joué.',
    'wrong-boards': 'Le tour est noté comme il a été joué, et il est tenu compte des étuis manqués.',
    'wrong-opponents': 'Chacune a joué à la table de l’autre : le tour est noté comme il a été joué.',
    'skip-forgotten': 'Avant ce tour Est-Ouest sont montés d’une table au lieu de deux.',
  },
  lateInSwiss:
    'Elle participe au prochain tirage. Un tour déjà tiré, avec un exempt et pas commencé, a une place pour elle.',
  onePlayer: 'un seul joueur, à partir d’un tour',
  roundsNow: (rounds) => `${rounds} ${rounds === 1 ? 'tour' : 'tours'} pour l’instant`,
  balanceIfCut: (rounds, now, then) =>
    `Avec ${rounds} ${rounds === 1 ? 'tour' : 'tours'}, l’équilibre passe de ${now} à ${then}.`,
  boardsNow: (boards) => `${boards} ${boards === 1 ? 'étui' : 'étuis'} par tour pour l’instant`,
  movementNow: (movement, rounds, boards) =>
    `${movement}, ${rounds} ${rounds === 1 ? 'tour' : 'tours'} de ${boards} pour l’instant`,
  alone: (round, pairs) =>
    pairs.length === 0
      ? `Personne n’est au relais au tour ${round}`
      : `Au relais au tour ${round} : ${pairs.join(', ')}`,
  expected: (round, table, boards) => `Tour ${round}, table ${table} devait avoir les étuis ${boards}`,
  choose: 'choix',
  latePairs: { 1: 'une paire', 2: 'deux paires' },
  fields: {
    from: 'À partir du tour',
    pairs: 'En retard',
    pair: 'Paire',
    rounds: 'Tours en tout',
    boards: 'Étuis par tour',
    boardsEach: 'Étuis joués par paire',
    round: 'Tour',
    table: 'Table',
    otherTable: 'Autre table',
    firstBoard: 'Étuis joués',
    line: 'Qui a changé de place',
  },
  propose: 'Comment continuer',
  frozen: (rounds) => {
    if (rounds === 0) return 'Personne n’a commencé : à partir du tour 1.';
    return `${rounds === 1 ? 'Le tour 1 reste tel quel' : `Les tours 1 ${rounds === 2 ? 'et' : 'à'} ${rounds} restent tels quels`} : à partir du tour ${rounds + 1}.`;
  },
  ahead: ({ round, table, board, others }) =>
    `Le tour ${round} compte comme commencé : la table ${table} a un résultat sur l’étui ${board}${others === 0 ? '' : `, et il y en a ${others === 1 ? 'un autre' : `${others} autres`}`}. S’il a été saisi par erreur, retirez-le d’abord.`,
  again: 'Le jeu commence au tour 1 du mouvement choisi.',
  atOnce: (round) => `Au tour ${round}, les tables qui jouent continuent sans être dérangées.`,
  ways: 'Façons de continuer, la meilleure d’abord',
  figures: ({ rounds, affected, idleTables, boardsLost, repeats, sitOuts }, balance) =>
    [
      `${rounds} tours`,
      affected === 0 ? 'personne n’est touché' : `${affected} ${affected === 1 ? 'paire touchée' : 'paires touchées'}`,
      ...(idleTables > 0 ? [`${idleTables} ${idleTables === 1 ? 'table' : 'tables'} sans jeu en tout`] : []),
      ...(boardsLost > 0 ? [`${boardsLost} ${boardsLost === 1 ? 'étui perdu' : 'étuis perdus'}`] : []),
      repeats === 0 ? 'aucune répétition' : `${repeats} ${repeats === 1 ? 'répétition' : 'répétitions'}`,
      sitOuts === 0 ? 'pas de relais' : `${sitOuts} relais au plus`,
      `équilibre ${balance}`,
    ].join(', '),
  movementFigures: (sitOuts, balance) =>
    `${sitOuts === 0 ? 'pas de relais' : `${sitOuts} relais au plus`}, équilibre ${balance}`,
  movedOn: 'On a joué entre-temps. Demandez encore.',
  inUse: (round, table) => `Tour ${round}, table ${table} : un résultat n’a de ligne que dans ce mouvement.`,
  elsewhere: (round, pairs) => `Tour ${round} : un changement pour ${pairs} ${pairs === 1 ? 'paire' : 'paires'}`,
  applied: 'C’est fait.',
  cardsOutdated: 'Les fiches de table déjà imprimées ne valent plus.',
  undone: 'C’est annulé : le mouvement est de nouveau celui d’avant.',
  undo: 'Revenir sur le dernier changement',
  nothingToUndo: 'Il n’y a pas de changement sur lequel revenir.',
  notHere: 'Cela ne se change pas ici dans un tournoi de ce genre. Recommencez le tournoi, ou statuez sur les étuis.',
  close: 'Fermer',
};

const ofPlayers: Readonly<Record<Language, SomeWords<ChangeWords>>> = {
  en: {
    groups: { pairs: 'Players come and go' },
    kinds: { rounds: 'Fewer rounds', 'pair-leaves': 'A player leaves', 'late-pairs': 'Late player' },
    hints: {
      rounds: 'What was played stays. Rounds are cut from the end.',
      'pair-leaves':
        'A substitute takes the number with its score (“replace a player”), or the tables to come are not played.',
      'late-pairs': 'Somebody who is late can take over for a player.',
    },
    lateInSwiss:
      'Drawn with the others in the next draw. Where three would sit out in a round that is drawn and has not begun, the four have a table.',
    fields: { pair: 'Player' },
    onePlayer: 'replace a player',
    figures: ({ rounds, sitOuts }, balance) =>
      [
        `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
        sitOuts === 0 ? 'no sit-out' : `${sitOuts} ${sitOuts === 1 ? 'sit-out' : 'sit-outs'} at most`,
        `balance ${balance}`,
      ].join(', '),
  },
  fr: {
    groups: { pairs: 'Des joueurs vont et viennent' },
    kinds: { rounds: 'Moins de tours', 'pair-leaves': 'Un joueur s’en va', 'late-pairs': 'Joueur en retard' },
    hints: {
      rounds: 'Ce qui est joué reste. Les tours se retirent à la fin.',
      'pair-leaves':
        'Un remplaçant prend le numéro et son score (« remplacer un joueur »), ou les tables à venir ne se jouent pas.',
      'late-pairs': 'Qui est en retard peut prendre la suite d’un joueur.',
    },
    lateInSwiss:
      'Il participe au prochain tirage. Si trois joueurs sont au relais dans un tour déjà tiré et pas commencé, les quatre ont une table.',
    fields: { pair: 'Joueur' },
    onePlayer: 'remplacer un joueur',
    figures: ({ rounds, sitOuts }, balance) =>
      [
        `${rounds} ${rounds === 1 ? 'tour' : 'tours'}`,
        sitOuts === 0 ? 'pas de relais' : `${sitOuts} relais au plus`,
        `équilibre ${balance}`,
      ].join(', '),
  },
};

const ofTeams: Readonly<Record<Language, SomeWords<ChangeWords>>> = {
  en: {
    groups: { pairs: 'Teams come and go' },
    kinds: {
      'late-pairs': 'Late team',
      'pair-leaves': 'A team leaves',
      'boards-per-round': 'Fewer boards a round',
      'wrong-opponents': 'Two tables met the wrong teams',
    },
    hints: {
      'late-pairs': 'Where a team has a bye, it takes the place of the bye in the rounds to come.',
      'pair-leaves': 'What it has played stands from half of its matches on. Nobody moves.',
      rounds:
        'What was played stays. Rounds are cut from the end, or the draw goes on: in a round robin by a second leg.',
      'boards-per-round': 'The first boards of each set stay.',
      'wrong-opponents': 'Two teams sat at each other’s table: the draw takes what was played, or it stands.',
    },
    fields: { pair: 'Team' },
  },
  fr: {
    groups: { pairs: 'Des équipes vont et viennent' },
    kinds: {
      'late-pairs': 'Équipe en retard',
      'pair-leaves': 'Une équipe s’en va',
      'boards-per-round': 'Moins d’étuis par tour',
      'wrong-opponents': 'Équipes à la mauvaise table',
    },
    hints: {
      'late-pairs': 'S’il y a un exempt, elle en prend la place aux tours à venir.',
      'pair-leaves': 'Ce qu’elle a joué reste à partir de la moitié de ses matchs. Personne ne bouge.',
      rounds:
        'Ce qui est joué reste. Les tours se retirent à la fin, ou le tirage continue : dans une poule par les matchs retour.',
      'boards-per-round': 'Les premiers étuis de chaque groupe restent.',
      'wrong-opponents':
        'Deux équipes ont échangé leurs tables : le tirage prend ce qui a été joué, ou il reste tel quel.',
    },
    fields: { pair: 'Équipe' },
  },
};

export const changeWords = dictionary<ChangeWords>({ en, fr }, ofPlayers, ofTeams);
