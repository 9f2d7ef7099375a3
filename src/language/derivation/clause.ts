import type { Clause } from '../../scoring/derivation/clause.ts';
import type { Language } from '../../language.ts';

const NAMES: Record<Language, Record<Clause['source'], (at: string) => string>> = {
  en: {
    laws: (at) => `Law ${at}`,
    'ebu-white-book': (at) => `EBU White Book ${at}`,
    'acblscore-manual': (at) => `ACBLscore manual, page ${at}`,
    'de-wael': (at) => `De Wael, calcul ${at}`,
    'ebu-forum': (at) => `EBU forum ${at}`,
    'acbl-handbook': (at) => `ACBL Handbook, ${at}`,
    'abf-masterpoint-manual': (at) => `ABF Masterpoint Manual, book ${at}`,
    'victoria-bridge': (at) => `victoriabridge.co.nz, ${at}`,
  },
  fr: {
    laws: (at) => `Loi ${at}`,
    'ebu-white-book': (at) => `EBU White Book ${at}`,
    'acblscore-manual': (at) => `manuel ACBLscore, page ${at}`,
    'de-wael': (at) => `De Wael, calcul ${at}`,
    'ebu-forum': (at) => `forum EBU ${at}`,
    'acbl-handbook': (at) => `ACBL Handbook, ${at}`,
    'abf-masterpoint-manual': (at) => `ABF Masterpoint Manual, livre ${at}`,
    'victoria-bridge': (at) => `victoriabridge.co.nz, ${at}`,
  },
};

/** The name of a clause: Law 78A, EBU White Book 4.2.3. */
export function clauseName({ source, at }: Clause, language: Language): string {
  return NAMES[language][source](at);
}
