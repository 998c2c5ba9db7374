import type { FrameOrder } from './FrameContent.ts';

const KEY = 'gallery';

export const keepFrameOrder = (order: FrameOrder): void => {
  sessionStorage.setItem(KEY, JSON.stringify(order));
};

/** The order of this frame; null outside the gallery. */
export const readFrameOrder = (): FrameOrder | null =>
  JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as FrameOrder | null;
