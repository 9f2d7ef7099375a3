const MOST = 1_000_000;

/** Reads a typed amount, with a point or a comma, in hundredths. Null where it is none, or zero. */
export function readPenaltyAmount(text: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= 1 && hundredths <= MOST ? hundredths : null;
}
