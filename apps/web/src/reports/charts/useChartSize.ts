import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface ChartSize {
  /** Room from edge to edge, px. */
  readonly widthPx: number;
  /** The reader's own text size, px: margins grow with it, so that no word of an axis is cut. */
  readonly remPx: number;
}

/** Assumed until the room is measured: a phone with its gutters. */
const PHONE: ChartSize = { widthPx: 328, remPx: 16 };

function measured(element: Element): ChartSize {
  const { width } = element.getBoundingClientRect();
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    widthPx: width > 0 ? Math.round(width) : PHONE.widthPx,
    remPx: remPx > 0 ? remPx : PHONE.remPx,
  };
}

/** A hook. The size of an element, measured before it is painted and whenever it changes. */
export function useChartSize(): readonly [RefObject<HTMLDivElement | null>, ChartSize] {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(PHONE);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const look = () => {
      const now = measured(element);
      setSize((before) =>
        before.widthPx === now.widthPx && before.remPx === now.remPx ? before : now,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // A change of text size may leave the width of the room as it was, so the root is observed too.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [room, size];
}
