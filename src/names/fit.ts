import { familyName, withInitials } from './forms.ts';

export const BETWEEN_NAMES = ' / ';

/** The space for names on a screen. */
export interface NameSpace {
  readonly width: number;
  /** How many lines there are: two let one name stand below the other. */
  readonly lines: 1 | 2;
  /** The size of type that the names beside them have, as a share of the usual size; by default the usual size. */
  readonly sizeBeside?: number;
  /** The least size of type, as a share of the usual size, to which names may shrink. */
  readonly leastScale: number;
  /** Whether the names are no persons', such as those of teams: they have no shorter form. */
  readonly whole?: boolean;
  /** The width of a text in type of the usual size, or of a share of it. */
  readonly measure: (text: string, scale?: number) => number;
}

/** Names as they stand in a space. */
export interface NamesInSpace {
  /** The form of each name. */
  readonly names: readonly string[];
  /** Whether one stands below the other. */
  readonly stacked: boolean;
  /** The size of type as a share of the usual size. */
  readonly scale: number;
  /** Whether they fit. Otherwise they are surnames, and must be broken or elided. */
  readonly fits: boolean;
}

/**
 * The fullest form in which names fit: whole on one line, whole one below the other, with initials, with initials in
 * smaller type, by surname. One below the other each takes the fullest form that fits its own line; side by side all
 * take the same.
 */
export function fitNames(names: readonly string[], space: NameSpace): NamesInSpace {
  const { width, lines, sizeBeside = 1, leastScale, whole = false, measure } = space;
  const isAbreast = lines === 1 || names.length < 2;
  const linesOf = (forms: readonly string[]) => (isAbreast ? [forms.join(BETWEEN_NAMES)] : forms);
  if (measure(names.join(BETWEEN_NAMES), sizeBeside) <= width) {
    return { names, stacked: false, scale: sizeBeside, fits: true };
  }
  const initials = names.map((name) =>
    whole || (!isAbreast && measure(name, sizeBeside) <= width) ? name : withInitials(name),
  );
  const surnames = initials.map((form, at) =>
    !whole && (isAbreast || scaleToFit([form], space) === null) ? familyName(names[at] ?? '') : form,
  );
  for (const forms of [initials, surnames]) {
    const scale = scaleToFit(linesOf(forms), space);
    if (scale !== null) return { names: forms, stacked: !isAbreast, scale, fits: true };
  }
  return { names: surnames, stacked: !isAbreast, scale: leastScale, fits: false };
}

const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];

/** The largest size of type, as a share of the usual size, in which all texts fit a width; null where none does. */
export function scaleToFit(
  texts: readonly string[],
  { width, sizeBeside = 1, leastScale, measure }: Omit<NameSpace, 'lines'>,
): number | null {
  const fits = (scale: number) => texts.every((text) => measure(text, scale) <= width);
  return SCALES.find((scale) => scale <= sizeBeside && scale >= leastScale && fits(scale)) ?? null;
}

/** No list becomes smaller than this for the sake of its longest names. */
const LEAST_COMMON_SIZE = 0.9;

/** The size of type for the names of a list, from the sizes that each of them needs: a list has one size, not many. */
export function commonSize(needed: Iterable<number>): number {
  return Math.max(LEAST_COMMON_SIZE, Math.min(1, ...needed));
}
