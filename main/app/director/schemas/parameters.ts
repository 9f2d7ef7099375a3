import { z } from 'zod';

/** A whole number written in a path or a query. */
export const writtenNumber = z
  .string()
  .regex(/^[1-9]\d{0,11}$/)
  .transform(Number);

export const sessionParam = z.strictObject({ id: writtenNumber });
