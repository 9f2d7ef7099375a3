const MOST = 1_000_000;

/** An amount as it is typed, with a point or a comma, in hundredths; null where it is none, or nothing. */
export function readPenaltyAmount(text: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= 1 && hundredths <= MOST ? hundredths : null;
}
