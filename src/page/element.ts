/** An element of a page, drawn in a browser or written into a file. Text stands for itself, whatever is in it. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

export type PageNode = PageElement | string;

/** What an attribute may be: left out where it is false or undefined, and without a value where it is true. */
type AttributeValue = string | number | boolean | undefined;

/** Makes an element. Children that are null are left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  ...children: readonly (PageNode | null)[]
): PageElement {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)] as const],
  );
  return { tag, attributes: Object.fromEntries(given), children: children.filter((child) => child !== null) };
}
