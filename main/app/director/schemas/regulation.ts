import { z } from 'zod';
import { REGULATION_CODES, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { RULE_NAMES, RULES } from '../../../../src/scoring/regulation/rules.ts';
import type { AnyShape } from '../../../../src/scoring/regulation/shape.ts';
import { text } from './values.ts';

const LONGEST_NAME = 40;
/** The types of a regulation's rules, from their shapes; whether the values can be is src/scoring's to say. */
function schemaOf(shape: AnyShape): z.ZodType {
  switch (shape.kind) {
    case 'choice':
      return z.literal(shape.values);
    case 'boolean':
      return z.boolean();
    case 'percent':
    case 'imps':
    case 'decimals':
      return z.number();
    case 'whole':
      return z.int().min(shape.least).max(shape.most);
    case 'nullable':
      return schemaOf(shape.of).nullable();
    case 'list':
      return z.array(schemaOf(shape.of)).max(shape.longest).readonly();
    case 'record':
      return z.strictObject(
        Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, schemaOf(part)])),
      );
    case 'one-or-list':
      return z.union([schemaOf(shape.one), schemaOf(shape.list)]);
  }
}

// the shape of a rule has the type of its values, which zod can't see
const regulation = z.strictObject({
  code: text(LONGEST_NAME),
  ...Object.fromEntries(RULE_NAMES.map((name) => [name, schemaOf(RULES[name].shape)])),
}) as unknown as z.ZodType<Regulation>;

export const regulationValue = z.strictObject({ preset: z.enum(REGULATION_CODES), regulation });
