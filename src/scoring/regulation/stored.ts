import { REGULATIONS, type RegulationCode } from './presets.ts';
import type { Regulation } from './rules.ts';

/**
 * A regulation as it was written down by this version or an earlier one. Rules that there weren't yet are those of the
 * preset it is or was made from.
 * @param stored a Regulation, or one without the rules that came later
 */
export function regulationFromStored(
  stored: Partial<Regulation> & { readonly code: string },
  preset: RegulationCode,
): Regulation {
  return { ...REGULATIONS[preset], ...stored };
}
