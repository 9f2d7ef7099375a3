/** A field of a LIN file: two letters and a value, each ended by a stroke: `md|3SAK...|`. */
export interface LinField {
  readonly code: string;
  readonly value: string;
  /** From 1. */
  readonly line: number;
}

/** The fields of a text in their order. What is no field is passed over. Never throws. */
export function readLinFields(text: string): readonly LinField[] {
  const parts = text.replaceAll(/\r\n?/g, '\n').split('|');
  const fields: LinField[] = [];
  let line = 1;
  for (let at = 0; at + 1 < parts.length;) {
    const head = parts[at] ?? '';
    const code = head.trim().toLowerCase();
    if (!/^[a-z]{2}$/.test(code)) {
      line += newlines(head);
      at += 1;
      continue;
    }
    const value = parts[at + 1] ?? '';
    const before = head.length - head.trimStart().length;
    fields.push({ code, value, line: line + newlines(head.slice(0, before)) });
    line += newlines(head) + newlines(value);
    at += 2;
  }
  return fields;
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
