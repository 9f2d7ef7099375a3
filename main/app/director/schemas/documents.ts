import { z } from 'zod';
import { LANGUAGES } from '../../../../src/language.ts';

/** In which language a file is made; the club's where it is left out. */
export const exportQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });
