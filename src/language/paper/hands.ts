/** The words of hand records. */
import { boardsText, runsOf } from '../../movement/board-set.ts';
import type { Vulnerability } from '../../bridge/board.ts';
import { seatNames, sideNamesShort } from '../game/seats.ts';
import type { Seat } from '../../bridge/seat.ts';
import { dictionary } from '../typography.ts';

const en = {
  title: 'Hands',
  deals: (seat: Seat) => `${seatNames.en[seat]} deals`,
  vulnerable: {
    none: 'none vulnerable',
    NS: `${sideNamesShort.en.NS} vulnerable`,
    EW: `${sideNamesShort.en.EW} vulnerable`,
    both: 'both vulnerable',
  } satisfies Record<Vulnerability, string>,
  /** @param boards those of a page @param all of the whole document */
  boards: (boards: readonly number[], all: number) => {
    const runs = runsOf(boards);
    const [[first, last] = [0, 0]] = runs;
    if (runs.length !== 1) return `Boards ${boardsText(boards)} of ${all}`;
    return first === last ? `Board ${first} of ${all}` : `Boards ${first} to ${last} of ${all}`;
  },
  points: 'Beside N, E, S, W: points, ace 4 to jack 1.',
  doubleDummy: 'Below: double-dummy tricks and par, as the file of the deals has them.',
  leftOut: (boards: readonly number[]) => `Left out until played: ${boardsText(boards)}.`,
};

type HandsWords = typeof en;

const fr: HandsWords = {
  title: 'Donnes',
  deals: (seat) => `${seatNames.fr[seat]} donne`,
  vulnerable: {
    none: 'personne vulnérable',
    NS: `${sideNamesShort.fr.NS} vulnérable`,
    EW: `${sideNamesShort.fr.EW} vulnérable`,
    both: 'tous vulnérables',
  },
  boards: (boards, all) => {
    const runs = runsOf(boards);
    const [[first, last] = [0, 0]] = runs;
    if (runs.length !== 1) return `Étuis ${boardsText(boards)} sur ${all}`;
    return first === last ? `Étui ${first} sur ${all}` : `Étuis ${first} à ${last} sur ${all}`;
  },
  points: 'À côté de N, E, S, O : les points, de 4 pour l’as à 1 pour le valet.',
  doubleDummy: 'En bas : levées à jeu ouvert et par, d’après le fichier des donnes.',
  leftOut: (boards) => `Omis tant qu’ils peuvent être joués : ${boardsText(boards)}.`,
};

export const handsWords = dictionary<HandsWords>({ en, fr });
