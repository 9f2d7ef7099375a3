import type { XmlElement } from '../xml/tree.ts';
import { childrenOf, elementText } from './fields.ts';

/** A part of an event that has participants, boards, matches or hands of its own: the event, a session, a section. */
export interface Block {
  readonly element: XmlElement;
  /** From 1. */
  readonly session: number;
  /** Empty where the event has one section, or the part is of all. */
  readonly section: string;
}

/** The parts of an event, in the order of the file. The oldest files have everything straight in EVENT. */
export function blocksOf(event: XmlElement): readonly Block[] {
  const blocks: Block[] = [
    { element: event, session: 1, section: '' },
    ...sectionsOf(event, 1),
    ...childrenOf(event, 'SESSION').flatMap((element, place) => [
      { element, session: place + 1, section: '' },
      ...sectionsOf(element, place + 1),
    ]),
  ];
  const names = new Set(blocks.flatMap(({ section }) => (section === '' ? [] : [section])));
  return names.size > 1 ? blocks : blocks.map((block) => ({ ...block, section: '' }));
}

function sectionsOf(parent: XmlElement, session: number): readonly Block[] {
  return childrenOf(parent, 'SECTION').map((element, place) => ({
    element,
    session,
    section: elementText(element, 'SECTION_ID') || String(place + 1),
  }));
}

/** How many sessions the event has. */
export function sessionCount(blocks: readonly Block[]): number {
  return blocks.reduce((most, { session }) => Math.max(most, session), 1);
}
