import type { MethodCode } from '../scoring/method.ts';
import { REGULATION_CODES, type RegulationCode } from '../scoring/regulation/regulation.ts';
import type { RegulationValue } from '../scoring/session-scoring.ts';
import type { Language } from './language.ts';

const PRESETS_EN: Record<RegulationCode, string> = {
  wbf: 'WBF',
  ebu: 'EBU',
  acbl: 'ACBL',
  ffb: 'FFB',
  sbf: 'SBF',
  abf: 'ABF',
  nz: 'New Zealand',
  pzbs: 'PZBS',
};

const en = {
  method: {
    matchpoints: 'Matchpoints',
    'cross-imps': 'Cross-IMPs',
    butler: 'Butler',
    'fixed-datum': 'Fixed datum',
    'board-a-match': 'Board-a-match',
  } satisfies Record<MethodCode, string>,
  preset: PRESETS_EN,
  own: 'our own',
  /** How a session was scored: `Matchpoints, EBU, two winners`. */
  scored: (method: string, regulation: string, winners: 1 | 2) =>
    `${method}, ${regulation}, ${winners === 1 ? 'one winner' : 'two winners'}`,
};

export type RegulationWords = typeof en;

const fr: RegulationWords = {
  method: {
    matchpoints: 'Points-match',
    'cross-imps': 'Cross-IMPs',
    butler: 'Butler',
    'fixed-datum': 'Datum fixé',
    'board-a-match': 'Donne par donne',
  },
  preset: { ...PRESETS_EN, nz: 'Nouvelle-Zélande' },
  own: 'le nôtre',
  scored: (method, regulation, winners) =>
    `${method}, ${regulation}, ${winners === 1 ? 'un vainqueur' : 'deux vainqueurs'}`,
};

export const regulationWords: Record<Language, RegulationWords> = { en, fr };

/** What a regulation is called: a preset by its name, a club's own by the name the club gave it. */
export function regulationName({ regulation }: RegulationValue, language: Language): string {
  const preset = REGULATION_CODES.find((code) => code === regulation.code);
  return preset ? regulationWords[language].preset[preset] : regulation.code;
}
