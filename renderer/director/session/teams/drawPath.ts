/** The address of the draws of a session, or of that of a round. */
export function drawPath(session: number, round?: number): string {
  return round === undefined ? `/sessions/${session}/draw` : `/sessions/${session}/draw/${round}`;
}
