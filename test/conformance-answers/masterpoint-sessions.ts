import type { MasterpointSchemeCode } from '../../src/scoring/masterpoints/scheme.ts';
import { publishedSession } from '../published-session.ts';
import type { SessionCase } from './answer.ts';
import { pointsOfPlaces } from './awards.ts';

export interface MasterpointOracle {
  readonly name: string;
  readonly scheme: MasterpointSchemeCode;
  readonly winners: 1 | 2;
  readonly tables: number;
  readonly boards: number;
}

function oracle(...[name, scheme, winners, tables, boards]: [string, MasterpointSchemeCode, 1 | 2, number, number]) {
  return { name, scheme, winners, tables, boards };
}

/** The sessions that were published with awards. */
export const MASTERPOINT_ORACLES: readonly MasterpointOracle[] = [
  oracle('au_butler_mitchell_14pairs_35boards', 'abf-green', 2, 7, 35),
  oracle('au_cross_imp_howell_9pairs_27boards', 'abf-green', 1, 4.5, 27),
  oracle('au_mp_howell_12pairs_27boards', 'abf-red', 1, 6, 27),
  oracle('au_mp_mitchell_13pairs_21boards', 'abf-green', 2, 6.5, 21),
  oracle('au_mp_mitchell_38pairs_27boards', 'abf-green', 2, 19, 27),
  oracle('nz_mp_handicap_18pairs_22boards', 'nz-club', 2, 9, 22),
  oracle('nz_mp_mitchell_26pairs_26boards', 'nz-club', 2, 13, 26),
];

/** The awards of each line, in the units of the file: Australia hundredths, New Zealand hundredths of a C point. */
export function masterpointCases({ name, scheme, winners, tables, boards }: MasterpointOracle): readonly SessionCase[] {
  const lines = [...Map.groupBy(publishedSession(name).ranking, ({ dir }) => dir).values()];
  return [
    { what: 'the number of rankings', printed: lines.length, answered: winners },
    ...lines.map((line): SessionCase => {
      const field = { entries: line.length, tables, winners, boards, contestants: 'pairs' } as const;
      const places = line.map(({ place }) => place);
      const awards = pointsOfPlaces(scheme, field, places);
      return {
        what: `the awards ${line[0]?.dir ?? 'of all'}`,
        printed: line.map(({ masterpoints = 0 }) => masterpoints),
        answered: typeof awards === 'string' ? awards : awards.map((award) => Math.round(award * 100)),
      };
    }),
  ];
}
