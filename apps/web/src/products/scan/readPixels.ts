import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import ITFReader from '@zxing/library/es2015/core/oned/ITFReader';
import InvertedLuminanceSource from '@zxing/library/es2015/core/InvertedLuminanceSource';
import type LuminanceSource from '@zxing/library/es2015/core/LuminanceSource';
import MultiFormatUPCEANReader from '@zxing/library/es2015/core/oned/MultiFormatUPCEANReader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';
import type Reader from '@zxing/library/es2015/core/Reader';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';

/** A picture, four bytes a pixel, as a canvas gives it. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

// A box of one trade item has 14 digits; a shorter reading of such bars is a part of them.
const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.TRY_HARDER, true],
  [DecodeHintType.ASSUME_GS1, true],
  [DecodeHintType.ALLOWED_LENGTHS, [14]],
]);

/**
 * Readers of bars, which read along lines: they look once more at a picture turned by a quarter.
 */
const BAR_READERS = [new MultiFormatUPCEANReader(), new Code128Reader(), new ITFReader()];
const SQUARE_READERS = [new DataMatrixReader(), new QRCodeReader()];

/** Weights of how bright red, green and blue look (ITU-R BT.601), in 256ths. */
const [RED, GREEN, BLUE] = [77, 150, 29];

function brightness({ data, width, height }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (red * RED + green * GREEN + blue * BLUE) >> 8;
  }
  return grey;
}

/** The picture a quarter turned. */
const turned = (grey: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray =>
  grey.map((_, at) => grey[(height - 1 - (at % height)) * width + Math.floor(at / height)] ?? 0);

function readWith(readers: readonly Reader[], source: LuminanceSource): string | null {
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, HINTS).getText();
    } catch {
      // The library throws where it finds nothing: the next kind of code is tried.
      reader.reset();
    }
  }
  return null;
}

/**
 * The code in a picture: of a trade item, GS1, Data Matrix or QR, also of bars that stand upright and of white on
 * black; null where none can be read.
 */
export function readPixels(pixels: Pixels): string | null {
  const { width, height } = pixels;
  const grey = brightness(pixels);
  const upright = new RGBLuminanceSource(grey, width, height);
  const quarter = new RGBLuminanceSource(turned(grey, width, height), height, width);
  return (
    readWith([...BAR_READERS, ...SQUARE_READERS], upright) ??
    readWith(BAR_READERS, quarter) ??
    readWith([...BAR_READERS, ...SQUARE_READERS], new InvertedLuminanceSource(upright)) ??
    readWith(BAR_READERS, new InvertedLuminanceSource(quarter))
  );
}
