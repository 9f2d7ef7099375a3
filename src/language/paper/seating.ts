/** The words of papers about who plays: seating lists, the attendance list, name badges. */
import type { EventRanks } from '../../session/event-ranks.ts';
import { unbroken, dictionary } from '../typography.ts';

const en = {
  byTable: 'Seating by table',
  byName: 'Seating by name',
  attendance: 'Attendance list',
  badges: 'Name badges',
  table: 'Table',
  tableOf: (table: string) => unbroken(`table ${table}`),
  name: 'Name',
  seat: 'Seat',
  from: 'From',
  stays: (table: number) => `You stay at ${unbroken(`table ${table}`)}.`,
  takes: {
    pair: (number: string) => `After each round you take the seat of ${unbroken(`pair ${number}`)}.`,
    player: (number: string) => `After each round you take the seat of ${unbroken(`player ${number}`)}.`,
    team: (number: string) => `After each round you take the seat of ${unbroken(`team ${number}`)}.`,
  } satisfies Record<EventRanks, (number: string) => string>,
  sitOut: 'sit-out',
  firstRound: 'Seats of the first round.',
  here: 'Here',
  paid: 'Paid',
  note: 'Note',
  players: (players: number) => (players === 1 ? '1 player' : `${players} players`),
};

type SeatingWords = typeof en;

const fr: SeatingWords = {
  byTable: 'Placement par table',
  byName: 'Placement par nom',
  attendance: 'Liste de présence',
  badges: 'Badges',
  table: 'Table',
  tableOf: (table) => unbroken(`table ${table}`),
  name: 'Nom',
  seat: 'Place',
  from: 'Début',
  stays: (table) => `Vous restez à la ${unbroken(`table ${table}`)}.`,
  takes: {
    pair: (number) => `Après chaque tour, vous prenez la place de la ${unbroken(`paire ${number}`)}.`,
    player: (number) => `Après chaque tour, vous prenez la place du ${unbroken(`joueur ${number}`)}.`,
    team: (number) => `Après chaque tour, vous prenez la place de l’${unbroken(`équipe ${number}`)}.`,
  },
  sitOut: 'relais',
  firstRound: 'Places du premier tour.',
  here: 'Présent',
  paid: 'Payé',
  note: 'Remarque',
  players: (players) => (players <= 1 ? `${players} joueur` : `${players} joueurs`),
};

export const seatingWords = dictionary<SeatingWords>({ en, fr });
