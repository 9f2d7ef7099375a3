import { numbersTo } from '../../basics/numbers-to.ts';

/**
 * The ways to divide tables (.5 for a half one) over sections as evenly as possible. Sections differ by one table at
 * most, the larger ones first. A half table counts as a whole one and is in the last section of its size: 13.5 tables
 * in two sections are 7 and 6.5; 14.5 are 8 and 6.5, or 7.5 and 7.
 */
export function shareTables(tables: number, sections: number): number[][] {
  const places = Math.ceil(tables);
  const small = Math.floor(places / sections);
  const large = places % sections;
  const whole = numbersTo(sections).map((section) => small + (section <= large ? 1 : 0));
  if (Number.isInteger(tables)) return [whole];
  const lastOfSize = [...new Set([sections, large])].filter((section) => section > 0);
  return lastOfSize.map((half) => whole.map((size, index) => (index + 1 === half ? size - 0.5 : size)));
}
