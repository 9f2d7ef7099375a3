/** Names of players with strokes between them; none orders the text around it. */
export function PlayerNames({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    // Two players may have one name.
    <span key={`${index}${name}`}>
      {index > 0 && ' / '}
      <bdi>{name}</bdi>
    </span>
  ));
}
