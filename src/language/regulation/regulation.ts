import type { MethodCode } from '../../scoring/method.ts';
import { REGULATION_CODES, type RegulationCode } from '../../scoring/regulation/regulation.ts';
import type { RegulationValue, SectionFields } from '../../scoring/session-scoring.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

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
  /** How several sections are compared. */
  fields: { all: 'sections together', section: 'sections apart' } satisfies Record<SectionFields, string>,
  winners: { 1: 'one winner', 2: 'two winners' },
  /** The scoring of a session: `Matchpoints, EBU, two winners`, with the comparison of several sections. */
  scored: (method: string, regulation: string, winners: string | null, fields: string | null) =>
    [method, regulation, ...(winners === null ? [] : [winners]), ...(fields === null ? [] : [fields])].join(', '),
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
  fields: { all: 'sections ensemble', section: 'sections séparées' },
  winners: { 1: 'un vainqueur', 2: 'deux vainqueurs' },
  scored: en.scored,
};

export const regulationWords = dictionary<RegulationWords>({ en, fr });

/** The name of a regulation: a preset's, or the name a club gave to its own. */
export function regulationName({ regulation }: RegulationValue, language: Language): string {
  const preset = REGULATION_CODES.find((code) => code === regulation.code);
  return preset ? regulationWords[language].preset[preset] : regulation.code;
}
