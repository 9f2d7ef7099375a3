import { z } from 'zod';
import { note, number } from './values.ts';

export const cancelBody = z.strictObject({ board: number, note });
