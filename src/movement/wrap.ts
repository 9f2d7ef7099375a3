/** The number from 1 to size that differs from n by a multiple of size. */
export function wrap(n: number, size: number): number {
  return ((((n - 1) % size) + size) % size) + 1;
}
