import type { Page } from 'playwright-core';

/** A table in view, and its faults, each in a line. */
export interface SeenTable {
  readonly name: string;
  readonly faults: readonly string[];
}

/**
 * Each table in view, checked: does every heading stand over the cells of its column, and is all
 * its text in view, neither cut nor only reached by sideways scrolling? A table drawn as cards has
 * no visible headings, and only the second is checked.
 */
export const tablesOf = (page: Page): Promise<readonly SeenTable[]> =>
  page.evaluate(() => {
    const layer = document.querySelector('dialog:modal') ?? document.body;
    const ROUNDING_PX = 1.5;

    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden') === null &&
      !isClipped(element);

    const rowsOf = (table: Element): Element[] => [...table.querySelectorAll('tr, [role=row]')];
    const CELLS = 'th, td, [role=columnheader], [role=rowheader], [role=cell]';

    /** The cells of a row, each under the number of its column. */
    function cellsOf(row: Element): Map<number, Element> {
      const cells = new Map<number, Element>();
      let column = 0;
      for (const cell of row.children) {
        if (!cell.matches(CELLS)) continue;
        const span = cell instanceof HTMLTableCellElement ? cell.colSpan : 1;
        if (span === 1) cells.set(column, cell);
        column += span;
      }
      return cells;
    }

    const nameOf = (table: Element): string =>
      table.querySelector('caption')?.textContent ??
      table.getAttribute('aria-label') ??
      table.querySelector('th')?.textContent ??
      '';

    /** Boxes of the texts of a cell, one for each line. */
    function textRects(cell: Element): { text: string; rect: DOMRect }[] {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const rects: { text: string; rect: DOMRect }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (owner === null || node.nodeValue?.trim() === '' || !isSeen(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) rects.push({ text: node.nodeValue ?? '', rect });
      }
      return rects;
    }

    /** Left and right edge of the range around `element` that is visible without scrolling, px. */
    function sightOf(element: Element): { left: number; right: number } {
      let left = 0;
      let right = document.documentElement.clientWidth;
      for (let at: Element | null = element; at !== null && at !== layer; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const rect = at.getBoundingClientRect();
        left = Math.max(left, rect.left);
        right = Math.min(right, rect.right);
      }
      return { left, right };
    }

    function misplaced(heading: Element, cell: Element): string[] {
      const [a, b] = [heading.getBoundingClientRect(), cell.getBoundingClientRect()];
      const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (shared >= Math.min(a.width, b.width) / 2) return [];
      const words = `"${heading.textContent}" at ${Math.round(a.left)} to ${Math.round(a.right)}`;
      return [
        `${words} over "${cell.textContent}" at ${Math.round(b.left)} to ${Math.round(b.right)}`,
      ];
    }

    function outOfSight(cell: Element): string[] {
      const { left, right } = sightOf(cell);
      return textRects(cell)
        .filter(({ rect }) => rect.left < left - ROUNDING_PX || rect.right > right + ROUNDING_PX)
        .map(
          ({ text, rect }) =>
            `"${text}" at ${Math.round(rect.left)} to ${Math.round(rect.right)}, in sight ${Math.round(left)} to ${Math.round(right)}`,
        );
    }

    /** Faults of cells whose texts lie over each other. */
    function overlapping(cells: readonly Element[]): string[] {
      const rects = cells.map((cell) => ({ cell, rects: textRects(cell).map(({ rect }) => rect) }));
      return rects.flatMap((one, place) =>
        rects
          .slice(place + 1)
          .filter((other) =>
            one.rects.some((a) =>
              other.rects.some(
                (b) =>
                  Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING_PX &&
                  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 2,
              ),
            ),
          )
          .map((other) => `"${one.cell.textContent}" lies on "${other.cell.textContent}"`),
      );
    }

    function faultsOf(table: Element): string[] {
      const rows = rowsOf(table);
      const [headRow] = rows.filter((row) => row.querySelector('[scope=col], [role=columnheader]'));
      const headings =
        headRow === undefined || !isSeen(headRow) ? new Map<number, Element>() : cellsOf(headRow);
      const found = rows.flatMap((row) => {
        if (!isSeen(row) || row.childElementCount === 0) return [];
        const cells = cellsOf(row);
        const placed =
          row === headRow
            ? []
            : [...cells].flatMap(([column, cell]) => {
                const heading = headings.get(column);
                return heading === undefined || textRects(cell).length === 0
                  ? []
                  : misplaced(heading, cell);
              });
        const all = [...cells.values()];
        return [...placed, ...all.flatMap(outOfSight), ...overlapping(all)];
      });
      return [...new Set(found)];
    }

    return [...layer.querySelectorAll('table, [role=table]')]
      .filter((table) => isSeen(table))
      .map((table) => ({ name: nameOf(table).trim(), faults: faultsOf(table) }));
  });
