type Page<Rows extends string> = { readonly total: number } & Readonly<Record<Rows, readonly unknown[]>>;

/** Where the next page of a list begins: after so many rows as were shown. Undefined where all are. */
export function nextPage<Rows extends string>(rows: Rows) {
  return (last: Page<Rows>, pages: readonly Page<Rows>[]): number | undefined => {
    const shown = pages.reduce((sum, page) => sum + page[rows].length, 0);
    return shown < last.total && last[rows].length > 0 ? shown : undefined;
  };
}
