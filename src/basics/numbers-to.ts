/** 1, 2 ... last. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1);
}

/** first, first + 1 ... last; none when last is less. */
export function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
