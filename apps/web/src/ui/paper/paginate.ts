/** One piece of a paper that is never cut. */
export interface PaperItem {
  readonly key: string;
  readonly heightPx: number;
  /** A heading: never alone at the end of a page. */
  readonly leads: boolean;
  /** The head of its table, which comes again where the table goes on on another page. */
  readonly head: PaperItem | null;
}

/**
 * Deals the pieces out to pages, in order. Headings stay with what they lead to, and a table that
 * goes on on the next page has its head there again. A piece that is higher than a page gets one of
 * its own.
 * @returns the keys of each page
 */
export function paginate(
  items: readonly PaperItem[],
  pageHeightPx: number,
): readonly (readonly string[])[] {
  const pages: string[][] = [];
  let page: string[] = [];
  let usedPx = 0;
  const put = ({ key, heightPx }: PaperItem) => {
    page.push(key);
    usedPx += heightPx;
  };
  items.forEach((item, place) => {
    const led = items.slice(place).findIndex(({ leads }) => !leads);
    const together = items.slice(place, led < 0 ? undefined : place + led + 1);
    const neededPx = together.reduce((sum, { heightPx }) => sum + heightPx, 0);
    const isLed = items[place - 1]?.leads === true;
    if (page.length > 0 && !isLed && usedPx + neededPx > pageHeightPx) {
      pages.push(page);
      page = [];
      usedPx = 0;
      if (item.head !== null) put(item.head);
    }
    put(item);
  });
  return page.length > 0 ? [...pages, page] : pages;
}
