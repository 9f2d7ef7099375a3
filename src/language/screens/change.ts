import type { ScheduleChange } from '../../movement/continuation/change.ts';
import type { Language } from '../language.ts';

/** What of a change is typed. */
export type ChangeField =
  | 'from'
  | 'pairs'
  | 'pair'
  | 'rounds'
  | 'boards'
  | 'round'
  | 'table'
  | 'otherTable'
  | 'firstBoard';

const en = {
  title: 'Something has changed',
  what: 'What happened',
  kinds: {
    'late-pairs': 'Late pair',
    'pair-leaves': 'A pair leaves',
    'pair-replaced': 'A pair is replaced',
    rounds: 'Fewer or more rounds',
    'boards-per-round': 'Fewer or more boards a round',
    'merge-tables': 'Put lonely pairs together',
    'sat-wrong-way': 'A table sat the wrong way',
    'wrong-boards': 'Wrong boards at a table',
    'wrong-opponents': 'Two tables met the wrong pairs',
    'skip-forgotten': 'The skip was forgotten',
  } satisfies Record<ScheduleChange['kind'], string>,
  fields: {
    from: 'From round',
    pairs: 'Late pairs, 1 or 2',
    pair: 'Pair',
    rounds: 'Rounds altogether',
    boards: 'Boards a round',
    round: 'Round',
    table: 'Table',
    otherTable: 'Other table',
    firstBoard: 'First board played',
  } satisfies Record<ChangeField, string>,
  propose: 'How to go on',
  frozen: (rounds: number) => {
    if (rounds === 0) return 'Nobody has started: from round 1 on.';
    return `${rounds === 1 ? 'Round 1 stays as it is' : `Rounds 1 to ${rounds} stay as they are`}: from round ${rounds + 1} on.`;
  },
  ways: 'Ways to go on, best first',
  figures: (rounds: number, repeats: number, sitOuts: number, balance: string) =>
    `${rounds} rounds, ${repeats} repeats, ${sitOuts === 0 ? 'no sit-out' : `${sitOuts} ${sitOuts === 1 ? 'sit-out' : 'sit-outs'} at most`}, balance ${balance}`,
  movedOn: 'Something was played in between. Ask again.',
  inUse: (round: number, table: number) =>
    `Round ${round}, table ${table} has a result that only this schedule has a line for.`,
  applied: 'Done. Everybody else keeps their seats.',
  undo: 'Take the last change back',
  nothingToUndo: 'There is no change to take back.',
  close: 'Close',
};

type ChangeWords = typeof en;

const fr: ChangeWords = {
  title: 'Quelque chose a changé',
  what: 'Ce qui s’est passé',
  kinds: {
    'late-pairs': 'Paire en retard',
    'pair-leaves': 'Une paire s’en va',
    'pair-replaced': 'Une paire est remplacée',
    rounds: 'Moins ou plus de tours',
    'boards-per-round': 'Moins ou plus d’étuis par tour',
    'merge-tables': 'Réunir les paires au relais',
    'sat-wrong-way': 'Une table mal orientée',
    'wrong-boards': 'Mauvais étuis à une table',
    'wrong-opponents': 'Deux tables ont échangé leurs paires',
    'skip-forgotten': 'Le saut a été oublié',
  },
  fields: {
    from: 'À partir du tour',
    pairs: 'Paires en retard, 1 ou 2',
    pair: 'Paire',
    rounds: 'Tours en tout',
    boards: 'Étuis par tour',
    round: 'Tour',
    table: 'Table',
    otherTable: 'Autre table',
    firstBoard: 'Premier étui joué',
  },
  propose: 'Comment continuer',
  frozen: (rounds) => {
    if (rounds === 0) return 'Personne n’a commencé : à partir du tour 1.';
    return `${rounds === 1 ? 'Le tour 1 reste tel quel' : `Les tours 1 à ${rounds} restent tels quels`} : à partir du tour ${rounds + 1}.`;
  },
  ways: 'Façons de continuer, la meilleure d’abord',
  figures: (rounds, repeats, sitOuts, balance) =>
    `${rounds} tours, ${repeats} ${repeats > 1 ? 'répétitions' : 'répétition'}, ${sitOuts === 0 ? 'pas de relais' : `${sitOuts} relais au plus`}, équilibre ${balance}`,
  movedOn: 'On a joué entre-temps. Demandez encore.',
  inUse: (round, table) => `Tour ${round}, table ${table} : un résultat n’a de ligne que dans cette circulation.`,
  applied: 'C’est fait. Les autres gardent leur place.',
  undo: 'Revenir sur le dernier changement',
  nothingToUndo: 'Il n’y a pas de changement sur lequel revenir.',
  close: 'Fermer',
};

export const changeWords: Record<Language, ChangeWords> = { en, fr };
