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
    const [head = '', value = ''] = parts.slice(at, at + 2);
    const code = head.trim().toLowerCase();
    const ownLine = line + newlines(head.slice(0, head.length - head.trimStart().length));
    const isField = /^[a-z]{2}$/.test(code);
    if (isField) fields.push({ code, value, line: ownLine });
    line += newlines(head) + (isField ? newlines(value) : 0);
    at += isField ? 2 : 1;
  }
  return fields;
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
