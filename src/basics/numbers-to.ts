/** 1, 2 ... last. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1);
}
