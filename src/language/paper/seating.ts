/** The words of papers about who plays: seating lists, the attendance list, name badges. */
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
  sitOut: 'relais',
  firstRound: 'Places du premier tour.',
  here: 'Présent',
  paid: 'Payé',
  note: 'Remarque',
  players: (players) => (players <= 1 ? `${players} joueur` : `${players} joueurs`),
};

export const seatingWords = dictionary<SeatingWords>({ en, fr });
