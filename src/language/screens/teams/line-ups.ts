import type { Side } from '../../../bridge/seat.ts';
import { sideNames } from '../../game/seats.ts';
import { dictionary } from '../../typography.ts';

const en = {
  title: 'Line-up',
  key: 'line-up',
  parts: 'Part of the match',
  part: (segment: number, segments: number) =>
    segments === 1 ? 'the match' : segments === 2 ? ['first half', 'second half'][segment - 1] : `part ${segment}`,
  awayFirst: (team: string) => `${team}, away: sits down first`,
  home: (team: string) => `${team}, home: chooses its opponents`,
  rooms: { open: 'Open room', closed: 'Closed room' },
  seat: (room: 'open' | 'closed', side: Side) => `${en.rooms[room]}, ${sideNames.en[side]}`,
  pairOf: (team: string, seat: string) => `${team}, ${seat}: pair`,
  player: (team: string, seat: string, place: 1 | 2) => `${team}, ${seat}, player ${place}`,
  otherPair: 'another pair',
  exchange: 'exchange the away pairs',
  save: 'Seat them so',
  saveAnyway: 'Seat them all the same',
  inUse: (round: number, table: number) =>
    `Table ${table} has results of round ${round} with other pairs. Correct who sat there on the results themselves.`,
  elsewhere: (round: number, table: number) =>
    `In round ${round} somebody of this line-up sits at table ${table}. Seat somebody else here, or there first.`,
  movedOn: 'The seats were changed in another window meanwhile. Look again, then save.',
  failed: 'Not saved: the application did not answer. What you typed is still here.',
};

type Words = typeof en;

const fr: Words = {
  title: 'Composition',
  key: 'composition',
  parts: 'Partie du match',
  part: (segment, segments) =>
    segments === 1
      ? 'le match'
      : segments === 2
        ? ['première mi-temps', 'seconde mi-temps'][segment - 1]
        : `partie ${segment}`,
  awayFirst: (team) => `${team}, visiteurs : s’assoient d’abord`,
  home: (team) => `${team}, recevants : choisissent leurs adversaires`,
  rooms: { open: 'Salle ouverte', closed: 'Salle fermée' },
  seat: (room, side) => `${fr.rooms[room]}, ${sideNames.fr[side]}`,
  pairOf: (team, seat) => `${team}, ${seat} : paire`,
  player: (team, seat, place) => `${team}, ${seat}, joueur ${place}`,
  otherPair: 'une autre paire',
  exchange: 'échanger les paires visiteuses',
  save: 'Les asseoir ainsi',
  saveAnyway: 'Les asseoir quand même',
  inUse: (round, table) =>
    `La table ${table} a des résultats du tour ${round} avec d’autres paires. Corrigez qui y jouait sur les résultats mêmes.`,
  elsewhere: (round, table) =>
    `Au tour ${round}, quelqu’un de cette composition est assis à la table ${table}. Placez quelqu’un d’autre ici, ou d’abord là-bas.`,
  movedOn: 'Les places ont été changées dans une autre fenêtre entre-temps. Regardez encore, puis enregistrez.',
  failed: 'Pas enregistré : l’application n’a pas répondu. Ce que vous avez tapé est encore ici.',
};

/** The words of the line-ups of a match. */
export const lineUpWords = dictionary<Words>({ en, fr });
