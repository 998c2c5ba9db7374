import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be off, 0 to 1 as pixelmatch has it; its own detection leaves smoothed edges out. */
const COLOUR_TOLERANCE = 0.1;

/** Pixels that may differ all the same. A 6 in place of a 0, in the smallest figures, is 18. */
const MOST_DIFFERING = 8;

export interface Comparison {
  readonly same: boolean;
  /** Pixels that differ; all of them where the sizes do. */
  readonly differing: number;
  /** A picture with what differs in red. */
  readonly marked: Buffer;
}

/** Compares two PNG files as an eye would. */
export function comparePictures(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height) {
    return { same: false, differing: width * height, marked: actual };
  }
  const marked = new PNG({ width, height });
  const differing = pixelmatch(before.data, after.data, marked.data, width, height, {
    threshold: COLOUR_TOLERANCE,
    includeAA: false,
  });
  return { same: differing <= MOST_DIFFERING, differing, marked: PNG.sync.write(marked) };
}
