/** A Mitchell of so many tables as CSV without rounds, two boards a round, with names; its last line is missing. */
export function rankingCsvOf(tables: number): string {
  const lines = Array.from({ length: tables }, (_, ns) =>
    Array.from({ length: 2 * tables }, (__, index) => {
      const ew = (ns + Math.floor(index / 2)) % tables;
      const names = [`Ann North${ns + 1}`, `Bob South${ns + 1}`, `Cleo East${ew + 1}`, `Dan West${ew + 1}`];
      return [index + 1, ns + 1, ew + 1, '4S', 'N', 8 + ((3 * ns + index) % 4), ...names].join(',');
    }),
  ).flat();
  const head = 'board,ns,ew,contract,declarer,tricks,ns_player1,ns_player2,ew_player1,ew_player2';
  return `${[head, ...lines.slice(0, -1)].join('\n')}\n`;
}
