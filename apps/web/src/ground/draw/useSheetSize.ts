import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Room of a sheet, px. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Assumed until the room is measured: a phone. */
const PHONE: SheetSize = { width: 360, height: 320 };

/** A hook. The size of an element, measured before it is painted and whenever it changes. */
export function useSheetSize(): readonly [RefObject<HTMLDivElement | null>, SheetSize] {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(PHONE);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const look = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [room, size];
}
