/** The words of personal scorecards: a pair's own results, or a player's. */
import type { Vulnerability } from '../../bridge/board.ts';
import { sideNamesShort } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

const en = {
  opponents: 'Opponents',
  board: 'Bd',
  vulnerable: 'Vul.',
  vulnerability: { none: 'none', NS: sideNamesShort.en.NS, EW: sideNamesShort.en.EW, both: 'all' } satisfies Record<
    Vulnerability,
    string
  >,
  soFar: 'So far',
  /** Where it stands: Place 3= of 13 North-South. */
  place: (place: string, of: number, line: string | null) =>
    `Place ${place} of ${of}${line === null ? '' : ` ${line}`}`,
  matchpoints: (label: string, total: string, available: string) => `${label}: ${total} of ${available} matchpoints`,
  imps: (label: string, total: string, boards: number) => `${label}: ${total} IMPs on ${boards} boards`,
  change: (change: string) => `${change} by bonuses and penalties`,
  boards: 'Boards',
  byDeclarer: { declarer: 'Declarer', defence: 'Defence' },
  byContract: { partScore: 'Part scores', game: 'Games', slam: 'Slams' },
  rounds: 'Rounds',
  best: (against: string) => `best, ${against}`,
  worst: (against: string) => `worst, ${against}`,
  /** Opponents of one round by their numbers. */
  players: (numbers: string) => `players ${numbers}`,
  foot: 'Filled: above average; outlined: below.',
  impsFoot: 'Filled: IMPs won; outlined: lost.',
};

type ScorecardWords = typeof en;

const fr: ScorecardWords = {
  opponents: 'Adversaires',
  board: 'Étui',
  vulnerable: 'Vul.',
  vulnerability: { none: 'pers.', NS: sideNamesShort.fr.NS, EW: sideNamesShort.fr.EW, both: 'tous' },
  soFar: 'Cumul',
  place: (place, of, line) => `Place ${place} sur ${of}${line === null ? '' : ` en ${line}`}`,
  matchpoints: (label, total, available) => `${label} : ${total} points-match sur ${available}`,
  imps: (label, total, boards) => `${label} : ${total} IMPs en ${boards} étuis`,
  change: (change) => `dont ${change} de bonifications et pénalités`,
  boards: 'Étuis',
  byDeclarer: { declarer: 'En attaque', defence: 'En défense' },
  byContract: { partScore: 'Partielles', game: 'Manches', slam: 'Chelems' },
  rounds: 'Tours',
  best: (against) => `meilleur, ${against}`,
  worst: (against) => `moins bon, ${against}`,
  players: (numbers) => `joueurs ${numbers}`,
  foot: 'Plein : au-dessus de la moyenne ; vide : au-dessous.',
  impsFoot: 'Plein : IMPs gagnés ; vide : perdus.',
};

export const scorecardWords = dictionary<ScorecardWords>({ en, fr });
