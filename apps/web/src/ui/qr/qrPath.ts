import { encode } from 'uqr';

/**
 * Largest code used: 117 modules a side. Printed 42 mm wide with its margin that is a third of a
 * millimetre a module, on a phone 2.6 px; both were decoded from pictures at those sizes.
 */
const MOST_VERSION = 25;
/** Light modules around the code that a scanner needs (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

export interface QrPath {
  /** Modules a side, the quiet ones included. */
  readonly size: number;
  /** Dark modules as one SVG path, a module being one unit. */
  readonly path: string;
}

/** A text as a QR code; null where it would be too fine for a phone to read. */
export function qrPath(text: string): QrPath | null {
  try {
    const { data, size } = encode(text, {
      ecc: 'L',
      maxVersion: MOST_VERSION,
      border: QUIET_MODULES,
    });
    const path = data
      .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    return { size, path };
  } catch {
    // The library throws where the text does not fit the version.
    return null;
  }
}
