import { z } from 'zod';

/** A schema as JSON Schema 2020-12 writes it, which OpenAPI 3.1 takes as it is. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/**
 * What a request may hold, before anything of it is converted. Rules between fields have no keyword and are left out: a
 * request that breaks one is answered with 400 all the same.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return written as JsonSchema;
}
