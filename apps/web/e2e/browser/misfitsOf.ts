import type { Page } from 'playwright-core';

/** Controls that a finger or the keyboard reaches. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Misfits of the screen as it is, each in a line: it scrolls sideways, cuts a text, breaks a word
 * of a button or a heading, hides the focused control behind a bar, or leaves less than half of the
 * height for reading and typing. `data-shortened` marks a text that a tap shows whole.
 */
export const misfitsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((controlSelector) => {
    const layer = document.querySelector('dialog:modal') ?? document.body;
    const nameOf = (element: Element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return `<${element.tagName.toLowerCase()} ${element.className}> "${text.trim().slice(0, 50)}"`;
    };
    const clipped = new Map<Element, boolean>();
    const isClipped = (element: Element | null): boolean => {
      if (element === null) return false;
      const known = clipped.get(element);
      if (known !== undefined) return known;
      const is = getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement);
      clipped.set(element, is);
      return is;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [data-shortened]') === null &&
      !isClipped(element);

    function sideways(): string[] {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide on ${clientWidth}`]
        : [];
    }

    function cutIn(element: Element): string[] {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isWide =
        (hides(overflowX) || element.matches('button, a, input, select')) &&
        display !== 'inline' &&
        scrollWidth > clientWidth + 1;
      const isHigh = hides(overflowY) && scrollHeight > clientHeight + 1;
      return [
        ...(isWide ? [`cut: ${nameOf(element)} ${scrollWidth} in ${clientWidth} px`] : []),
        ...(isHigh
          ? [`cut: ${nameOf(element)} ${scrollHeight} in ${clientHeight} px of height`]
          : []),
      ];
    }

    /** Tables that scroll sideways; of one with more than four columns a phone may show a part. */
    const wideTables = (): string[] =>
      [...layer.querySelectorAll('table')].filter(isSeen).flatMap((table) => {
        if ((table.rows[0]?.cells.length ?? 0) > 4) return [];
        const { scrollWidth, clientWidth } = table.parentElement ?? table;
        return scrollWidth > clientWidth + 1
          ? [`wide table: ${nameOf(table)} ${scrollWidth} in ${clientWidth} px`]
          : [];
      });

    /** Whether the element is in a table, which may scroll inside its own frame. */
    function isInScroller(element: Element): boolean {
      const frame = element.closest('table')?.parentElement;
      return frame != null && getComputedStyle(frame).overflowX === 'auto';
    }

    const linePxOf = (owner: Element): number =>
      getComputedStyle(owner).display === 'inline' && owner.parentElement !== null
        ? linePxOf(owner.parentElement)
        : owner.clientWidth;

    function faultsOfText(text: Node, owner: Element): string[] {
      const words = text.nodeValue ?? '';
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const isOff = (left < -1 || right > window.innerWidth + 1) && !isInScroller(owner);
      const found = isOff
        ? [`off the screen: ${nameOf(owner)} ${Math.round(left)} to ${Math.round(right)}`]
        : [];
      if (owner.closest('button, nav a, h1, h2, h3') === null) return found;
      for (const { 0: word, index } of words.matchAll(/[^\s/-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const wordPx = parts.reduce((sum, part) => sum + part.width, 0);
        // A word that is longer than a line has to be broken.
        if (lines.size > 1 && wordPx < linePxOf(owner))
          found.push(`broken word: "${word}" in ${nameOf(owner)}`);
      }
      return found;
    }

    function texts(): string[] {
      const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const owner = text.parentElement;
        if (owner !== null && text.nodeValue?.trim() !== '' && isSeen(owner)) {
          found.push(...faultsOfText(text, owner));
        }
      }
      return found;
    }

    /** Whether the element stays in place while the rest scrolls. */
    const isStuck = (at: Element | null): boolean =>
      at !== null &&
      at !== layer &&
      (['fixed', 'sticky'].includes(getComputedStyle(at).position) || isStuck(at.parentElement));

    /** What scrolls must have at least half of the height above a keypad, in its widest column. */
    function room(): string[] {
      const body =
        layer === document.body
          ? document.documentElement
          : // A sheet has a part that scrolls; a dialog over the whole screen scrolls itself.
            ([...layer.querySelectorAll('*')].find(
              (element) => getComputedStyle(element).overflowY === 'auto',
            ) ?? layer);
      const keypad = document.querySelector('#keypad')?.getBoundingClientRect();
      const isBelow = keypad !== undefined && keypad.top > 1;
      const height = isBelow ? keypad.top : window.innerHeight;
      const asked = height / 2 - 4;
      const shownAt = (x: number) => {
        let shown = 0;
        for (let y = 1; y < height && shown < asked; y += 4) {
          const at = document.elementFromPoint(x, y);
          if (at !== null && body.contains(at) && !isStuck(at)) shown += 4;
        }
        return shown;
      };
      let most = 0;
      for (const at of [0.4, 0.75, 0.05, 0.25]) {
        most = Math.max(most, shownAt(at * window.innerWidth));
        if (most >= asked) return [];
      }
      return [`only ${most} of ${Math.round(height)} px scroll`];
    }

    /** The element over a control, or the edge of the screen; null: the control is seen. */
    function coverOf(control: HTMLElement): string | null {
      // A link may have several lines: its first is looked at.
      const [rect] = control.getClientRects();
      if (rect === undefined) return null;
      const covers = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
        const x = rect.left + rect.width / 2;
        const at = document.elementFromPoint(x, rect.top + rect.height * share);
        if (at === null) return 'the edge of the screen';
        const isOwn = control.contains(at) || at.closest('label')?.control === control;
        return isOwn ? null : nameOf(at);
      });
      // For a control that is nearly as high as the screen a visible part is enough. Of a text area
      // the browser shows the line with the caret.
      if ((rect.height >= 120 || control.matches('textarea')) && covers.includes(null)) return null;
      return covers.find((cover) => cover !== null) ?? null;
    }

    /**
     * Rows of a long list come into view the same way: of hundreds of like controls the first and the
     * last, and every tenth between.
     */
    function withoutLike(controls: readonly HTMLElement[]): readonly HTMLElement[] {
      const ENDS = 20;
      const groups = Map.groupBy(controls, ({ tagName, className }) => `${tagName} ${className}`);
      const left = new Set(
        [...groups.values()].flatMap((like) =>
          like.filter((_, place) => place >= ENDS && place < like.length - ENDS && place % 10 > 0),
        ),
      );
      return controls.filter((control) => !left.has(control));
    }

    function coveredWhenFocused(): string[] {
      const { scrollX, scrollY } = window;
      const controls = withoutLike(
        [...layer.querySelectorAll<HTMLElement>(controlSelector)].filter(
          (control) => isSeen(control) && !control.matches(':disabled, [tabindex="-1"]'),
        ),
      );
      // With large letters the bars are high: there the controls are focused in reverse order too.
      const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
      const way = isLarge ? [...controls, ...controls.toReversed()] : controls;
      const covered = way.flatMap((control) => {
        control.focus();
        const cover = document.activeElement === control ? coverOf(control) : null;
        return cover === null ? [] : [`covered when focused: ${nameOf(control)} by ${cover}`];
      });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(scrollX, scrollY);
      return covered;
    }

    /** The element that this one scrolls with, or stays with. */
    const scrollerOf = (at: Element | null): Element | null =>
      at === null ||
      ['fixed', 'sticky'].includes(getComputedStyle(at).position) ||
      getComputedStyle(at).overflowY === 'auto'
        ? at
        : scrollerOf(at.parentElement);

    /** Doubled hairlines: two lines of different elements with nothing between them. */
    function doubledLines(): string[] {
      const NEAR_PX = 8;
      // Lines far below that the browser has not laid out yet have no position.
      const isLaidOut = (element: Element) =>
        isSeen(element) && element.checkVisibility({ contentVisibilityAuto: true });
      const lines = [...layer.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element);
        const widths = [style.borderTopWidth, style.borderBottomWidth].map(Number.parseFloat);
        // An element with four edges is a box, and may stand anywhere.
        if (style.display === 'inline' || Number.parseFloat(style.borderLeftWidth) > 0) return [];
        if (widths.every((width) => width === 0) || !isLaidOut(element)) return [];
        const scroller = scrollerOf(element);
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return [
          { y: top, width: widths[0] ?? 0, color: style.borderTopColor },
          { y: bottom, width: widths[1] ?? 0, color: style.borderBottomColor },
        ]
          .filter(({ width }) => width > 0 && right - left > 40)
          .map(({ y, color }) => ({ element, y, color, left, right, scroller }));
      });
      const sorted = lines.toSorted((a, b) => a.y - b.y);
      return sorted.flatMap((line, place) => {
        let far = place + 1;
        while ((sorted[far]?.y ?? Infinity) - line.y <= NEAR_PX) far += 1;
        const next = sorted.slice(place + 1, far).find(
          (one) =>
            one.element !== line.element &&
            one.scroller === line.scroller &&
            // A line of another colour has a meaning of its own.
            one.color === line.color &&
            Math.min(one.right, line.right) - Math.max(one.left, line.left) > 40,
        );
        return next === undefined
          ? []
          : [`doubled lines: ${nameOf(line.element)} and ${nameOf(next.element)}`];
      });
    }

    const isTyping = document.querySelector('#keypad') !== null;
    return [
      ...sideways(),
      ...[...layer.querySelectorAll('*')].filter(isSeen).flatMap(cutIn),
      ...texts(),
      ...wideTables(),
      ...room(),
      // Focusing another control would close the keypad.
      ...(isTyping ? [] : [...coveredWhenFocused(), ...doubledLines()]),
    ];
  }, CONTROLS);
