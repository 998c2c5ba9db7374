import { readCode } from '@mix/documents';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readPixels, type Pixels } from './readPixels.ts';

/** Light around a code, which the standard asks for and some files leave out, px. */
const QUIET = 30;

/** A picture that another program made, from its file. */
function picture(name: string): Pixels {
  const path = new URL(`testing/${name}.png`, import.meta.url);
  const png = PNG.sync.read(readFileSync(path));
  const [width, height] = [png.width + 2 * QUIET, png.height + 2 * QUIET];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < png.height; y += 1) {
    const line = png.data.subarray(y * png.width * 4, (y + 1) * png.width * 4);
    data.set(line, ((y + QUIET) * width + QUIET) * 4);
  }
  return { data, width, height };
}

/** A quarter turned, as a box lies on a pallet. */
function turned({ data, width, height }: Pixels): Pixels {
  const to = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      to.set(data.subarray(from, from + 4), (x * height + (height - 1 - y)) * 4);
    }
  }
  return { data: to, width: height, height: width };
}

/** White on black, as laser marks a drum. */
function inverted({ data, width, height }: Pixels): Pixels {
  return {
    data: data.map((value, at) => (at % 4 === 3 ? value : 255 - value)),
    width,
    height,
  };
}

describe.each(['ean13', 'itf14', 'dm_gs1'])('the picture %s', (name) => {
  const upright = picture(name);
  const read = readPixels(upright);

  it('is read as a trade item', () => {
    expect(readCode(read ?? '', 2026).code).toMatchObject({
      gtin: expect.stringMatching(/^\d{14}$/) as string,
    });
  });

  it('is read the same a quarter turned, upside down and white on black', () => {
    expect(readPixels(turned(upright))).toBe(read);
    expect(readPixels(turned(turned(upright)))).toBe(read);
    expect(readPixels(inverted(upright))).toBe(read);
    expect(readPixels(inverted(turned(upright)))).toBe(read);
  });
});

it('of a short UPC-E is not misread: the library reads none', () => {
  expect(readPixels(picture('upce'))).toBeNull();
});
