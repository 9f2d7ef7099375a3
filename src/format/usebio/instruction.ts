/**
 * `<?etui round="2" table="1"?>`: what Etui knows of an element and USEBIO has no place for. Other programs pass over
 * instructions, and a document with them is still valid.
 */
import type { XmlElement } from '../xml/tree.ts';
import { instructionValues, type XmlInstructionToWrite } from '../xml/write.ts';

const TARGET = 'etui';

/** The values that Etui wrote for an element, of all its instructions. */
export function instructionOf({ instructions }: XmlElement): ReadonlyMap<string, string> {
  return new Map(instructionsOf({ instructions }).flatMap((values) => [...values]));
}

/** The values of each instruction that Etui wrote for an element. */
export function instructionsOf({
  instructions,
}: Pick<XmlElement, 'instructions'>): readonly ReadonlyMap<string, string>[] {
  return instructions.filter(({ target }) => target === TARGET).map(({ body }) => instructionValues(body));
}

/** An instruction with the values that are there; null where none is. */
export function instruction(values: Readonly<Record<string, string | null>>): XmlInstructionToWrite | null {
  const there = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return there.length === 0 ? null : { target: TARGET, values: Object.fromEntries(there) };
}
