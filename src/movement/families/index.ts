import { appendix } from './appendix.ts';
import { barometer } from './barometer.ts';
import { blackpool } from './blackpool.ts';
import { doubleWeave } from './double-weave.ts';
import { halfRounds } from './half-rounds.ts';
import { hesitation } from './hesitation.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { reducedHowell } from './reduced-howell.ts';
import { rover } from './rover.ts';
import { twin } from './twin.ts';
import { web } from './web.ts';

/** Every family of movements that Etui builds. Among choices that are equally good, the earlier family comes first. */
export const FAMILIES = [
  mitchell,
  howell,
  blackpool,
  doubleWeave,
  appendix,
  twin,
  web,
  rover,
  reducedHowell,
  halfRounds,
  hesitation,
  barometer,
] as const;

/** The specification of a movement of any family. */
export type FamilySpec = ReturnType<(typeof FAMILIES)[number]['usual']>;

/** The families of two lines, and those of one field, by their kinds. */
export const LINE_KINDS = FAMILIES.flatMap((family) => (family.shape === 'lines' ? [family.kind] : []));
export const FIELD_KINDS = FAMILIES.flatMap((family) => (family.shape === 'field' ? [family.kind] : []));
