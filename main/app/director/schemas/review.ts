import { z } from 'zod';
import { FINDING_CODES } from '../../../../src/review/finding.ts';
import { outcome } from './outcome.ts';
import { slot } from './values.ts';

export const verificationBody = z.strictObject({ ...slot, outcome });

export const acceptedFindingBody = z.strictObject({
  ...slot,
  code: z.enum(FINDING_CODES),
  version: z.int().min(0),
});
