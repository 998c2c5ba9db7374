import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat';
import DataMatrixWriter from '@zxing/library/es2015/core/datamatrix/DataMatrixWriter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const CODE = 'DRUM/0042';
/** Side of one square of the code, and side of the whole picture, px. */
const [SQUARE_PX, SIDE_PX] = [6, 240];

/** What the camera shows: a Data Matrix in the middle of a white ground. */
function cameraPicture(): ImageData {
  const matrix = new DataMatrixWriter().encode(CODE, BarcodeFormat.DATA_MATRIX, 1, 1);
  const data = new Uint8ClampedArray(SIDE_PX * SIDE_PX * 4).fill(255);
  const startPx = (SIDE_PX - matrix.getWidth() * SQUARE_PX) / 2;
  const squareAt = (px: number): number => Math.floor((px - startPx) / SQUARE_PX);
  for (let at = 0; at < SIDE_PX * SIDE_PX; at += 1) {
    const [x, y] = [squareAt(at % SIDE_PX), squareAt(Math.floor(at / SIDE_PX))];
    const isInside = x >= 0 && y >= 0 && x < matrix.getWidth() && y < matrix.getHeight();
    if (isInside && matrix.get(x, y)) data.fill(20, at * 4, at * 4 + 3);
  }
  return { data, width: SIDE_PX, height: SIDE_PX } as ImageData;
}

const video = { videoWidth: SIDE_PX, videoHeight: SIDE_PX } as HTMLVideoElement;
let fetched = 0;

beforeEach(() => {
  fetched = 0;
  vi.resetModules();
  vi.doMock('./readPixels.ts', async (importOriginal) => {
    fetched += 1;
    return importOriginal();
  });
  const pen = { drawImage: () => undefined, getImageData: cameraPicture };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
});

afterEach(() => {
  vi.doUnmock('./readPixels.ts');
  vi.unstubAllGlobals();
});

/** A browser that reads these kinds of codes itself. */
function browserReads(formats: () => Promise<readonly string[]>) {
  const asked: (readonly string[])[] = [];
  const found: { rawValue: string }[] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = formats;
      constructor(options: { readonly formats: readonly string[] }) {
        asked.push(options.formats);
      }
      detect = (source: unknown) => Promise.resolve(source === video ? found : []);
    },
  );
  return { asked, found };
}

const openReader = async () => (await import('./openBarcodeReader.ts')).openBarcodeReader();

it('has the browser read, where it reads all that a pack has, and fetches no reader', async () => {
  const formats = ['aztec', 'code_128', 'data_matrix', 'ean_13', 'qr_code', 'upc_a'];
  const { asked, found } = browserReads(() => Promise.resolve(formats));
  const reader = await openReader();
  expect(asked).toEqual([['ean_13', 'upc_a', 'code_128', 'data_matrix', 'qr_code']]);
  expect(await reader.read(video)).toBeNull();
  found.push({ rawValue: '9421003456716' });
  expect(await reader.read(video)).toBe('9421003456716');
  expect(fetched).toBe(0);
});

it('fetches its own reader where the browser has none, and that reads the picture', async () => {
  const reader = await openReader();
  expect(fetched).toBe(1);
  expect(await reader.read(video)).toBe(CODE);
});

it.each([
  ['knows none of the codes of packs', () => Promise.resolve(['aztec', 'codabar'])],
  ['knows no kind at all', () => Promise.resolve([])],
  ['knows the bars, not the squares', () => Promise.resolve(['ean_13', 'upc_a', 'code_128'])],
  ['cannot say which it knows', () => Promise.reject(new Error('no service'))],
])('fetches its own reader where the one of the browser %s', async (_, formats) => {
  const { asked } = browserReads(formats);
  const reader = await openReader();
  expect(asked).toEqual([]);
  expect(fetched).toBe(1);
  expect(await reader.read(video)).toBe(CODE);
});
