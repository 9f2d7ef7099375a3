/** Files of so many shapes are remembered. */
const MOST_SHAPES = 20;

/** What the columns of files hold by their shapes, with one shape more or anew, which is kept longest. */
export function withShape<Mapping>(
  all: Readonly<Record<string, Mapping>>,
  shape: string,
  mapping: Mapping,
): Readonly<Record<string, Mapping>> {
  const { [shape]: before, ...others } = all;
  if (JSON.stringify(before) === JSON.stringify(mapping)) return all;
  const kept = Object.entries(others).slice(-MOST_SHAPES + 1);
  return { ...Object.fromEntries(kept), [shape]: mapping };
}
