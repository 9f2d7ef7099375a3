/** A letter of a script written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * The name for a text without markup, such as a title or an option. A name written from right to left then orders
 * nothing but itself.
 */
export function isolateName(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END_ISOLATE}` : name;
}
