/** One piece of a sheet that is never cut. */
export interface SheetItem {
  readonly key: string;
  readonly heightPx: number;
  /** The table a row or a head belongs to; null stands alone. */
  readonly table: string | null;
  /** The head of its table: repeated where the table goes on on another page. */
  readonly isHead: boolean;
}

/**
 * Deals the pieces out to pages, in order. A head stays with its first row, and a table that goes on
 * on the next page has its head there again. A piece that is higher than a page gets one of its own.
 * @returns the keys of each page
 */
export function paginate(
  items: readonly SheetItem[],
  pageHeightPx: number,
): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let page: string[] = [];
  let usedPx = 0;
  const put = (item: SheetItem) => {
    page.push(item.key);
    usedPx += item.heightPx;
  };
  items.forEach((item, place) => {
    const next = item.isHead ? items[place + 1] : undefined;
    const neededPx = item.heightPx + (next?.heightPx ?? 0);
    if (page.length > 0 && usedPx + neededPx > pageHeightPx) {
      pages.push(page);
      page = [];
      usedPx = 0;
      const head = items.find(({ table, isHead }) => isHead && table === item.table);
      if (head !== undefined && !item.isHead) put(head);
    }
    put(item);
  });
  return page.length > 0 ? [...pages, page] : pages;
}
