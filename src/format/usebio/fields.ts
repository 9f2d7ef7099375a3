/** What stands in an element, by the name of a field: a child element, or an attribute where a program wrote one. */
import { decimalText } from '../event/decimal.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { ProblemList } from './problem.ts';

/** A text with the line it stands on. */
export interface Field {
  readonly text: string;
  readonly line: number;
}

/** The first of these fields that isn't empty; null where there is none. */
export function field(element: XmlElement, ...names: readonly string[]): Field | null {
  for (const name of names) {
    const child = element.children.find((one) => one.name === name && one.text !== '');
    if (child) return { text: child.text, line: child.line };
    const attribute = element.attributes.get(name);
    if (attribute !== undefined && attribute !== '') return { text: attribute, line: element.line };
  }
  return null;
}

export function elementText(element: XmlElement, ...names: readonly string[]): string {
  return field(element, ...names)?.text ?? '';
}

export function childrenOf(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return element.children.filter(({ name }) => names.includes(name));
}

/** A field as decimal text; a problem for one that is no number. */
export function decimalField(problems: ProblemList, element: XmlElement, ...names: readonly string[]): string | null {
  const found = field(element, ...names);
  if (!found || /^[-\u2013\u2014]+$/.test(found.text)) return null;
  const text = decimalText(found.text);
  if (text === null) problems.add('number-unreadable', found.line, found.text);
  return text;
}

/** A whole number from 1 to `most`; null for any other text. */
export function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** A date as yyyy-mm-dd, from dd/mm/yyyy, dd-mm-yyyy, dd.mm.yyyy or yyyy-mm-dd. Null where there is no such day. */
export function dateOf(text: string): string | null {
  const [, first = '', month = '', last = ''] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T ].*)?$/.exec(text) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const whole = year.length === 2 ? `20${year}` : year;
  if (whole.length !== 4 || day.length > 2 || !isDay(Number(whole), Number(month), Number(day))) return null;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return year > 0 && day >= 1 && day <= days;
}

/** The sign of a decimal text turned; nothing stays nothing. */
export function negated(text: string): string {
  if (/^-?[0.]*$/.test(text)) return text.replace('-', '');
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
}
