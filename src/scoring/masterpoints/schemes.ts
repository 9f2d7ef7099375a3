import { ABF_SCHEMES } from './abf.ts';
import { ACBL_SCHEMES } from './acbl.ts';
import { EBU_SCHEMES } from './ebu.ts';
import { NZ_CLUB } from './nz.ts';
import type { MasterpointScheme, MasterpointSchemeCode } from './scheme.ts';

/** The schemes that are known, by their codes. */
export const MASTERPOINT_SCHEMES = Object.fromEntries(
  [...EBU_SCHEMES, ...ACBL_SCHEMES, ...ABF_SCHEMES, NZ_CLUB].map((scheme) => [scheme.code, scheme]),
) as Record<MasterpointSchemeCode, MasterpointScheme>;
