/** What the seats and sides are called. */
import type { Seat, Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';

type BySide = Readonly<Record<Side, string>>;

export const sideNames: Readonly<Record<Language, BySide>> = {
  en: { NS: 'North-South', EW: 'East-West' },
  fr: { NS: 'Nord-Sud', EW: 'Est-Ouest' },
};

export const sideNamesShort: Readonly<Record<Language, BySide>> = {
  en: { NS: 'N-S', EW: 'E-W' },
  fr: { NS: 'N-S', EW: 'E-O' },
};

export const seatNames: Readonly<Record<Language, Readonly<Record<Seat, string>>>> = {
  en: { N: 'North', E: 'East', S: 'South', W: 'West' },
  fr: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
};

/** A head for each side, made from its short name: `MP N-S` and `MP E-W`. */
export function bySide(language: Language, head: (side: string) => string): BySide {
  const { NS, EW } = sideNamesShort[language];
  return { NS: head(NS), EW: head(EW) };
}
