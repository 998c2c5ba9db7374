import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Tolerance of a colour, 0 to 1 as pixelmatch has it; pixelmatch itself ignores smoothed edges. */
const COLOUR_TOLERANCE = 0.1;

/** Most pixels that may differ. A 6 in place of a 0, in the smallest figures, is 18. */
const MOST_DIFFERING = 8;

export interface Comparison {
  readonly same: boolean;
  /** Number of differing pixels; all pixels where the sizes differ. */
  readonly differing: number;
  /** A picture with the differing pixels in red. */
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
