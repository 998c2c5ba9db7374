import type { Product } from '@mix/engine';
import { brandTyped } from '../search/brandTyped.ts';
import { plain } from '../search/plainWords.ts';
import { searchProducts } from '../search/searchProducts.ts';
import type { SoldName } from '../search/SoldName.ts';

/** A line of text in a picture. */
interface DetectedText {
  readonly rawValue: string;
  readonly boundingBox: Pick<DOMRectReadOnly, 'height'>;
}

/** `TextDetector` of the browser; few browsers have it, and no list of types knows it yet. */
interface TextDetectorClass {
  new (): { readonly detect: (picture: ImageBitmap) => Promise<readonly DetectedText[]> };
}

/** Reads the lines of a picture, the largest print first. */
export type LabelReader = (picture: Blob) => Promise<readonly string[]>;

/** The reader that phone and browser bring themselves; null where they read no text. */
export function labelReader(): LabelReader | null {
  const Detector: unknown = Reflect.get(globalThis, 'TextDetector');
  if (typeof Detector !== 'function') return null;
  const Known = Detector as unknown as TextDetectorClass;
  return async (picture) => {
    const lines = await new Known().detect(await createImageBitmap(picture));
    return lines
      .toSorted((a, b) => b.boundingBox.height - a.boundingBox.height)
      .map(({ rawValue }) => rawValue);
  };
}

/** Words of four letters or more: shorter words, and figures, are on every label. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * The text of a label to search for: the largest line that is a brand, or finds a product of which
 * it has a whole word, else the longest word that does. The text fills a search, nothing more: no
 * figure of a label is taken from a picture.
 * @param lines the largest print first
 * @param names trade names of products
 * @returns null where nothing on the label finds a product
 */
export function searchOfLabel(
  lines: readonly string[],
  products: readonly Product[],
  names: readonly SoldName[] = [],
): string | null {
  const finds = (text: string): boolean => {
    const words = new Set(wordsOf(text));
    return searchProducts(products, { text, group: null }).found.some(({ product }) =>
      wordsOf(product.name).some((word) => words.has(word)),
    );
  };
  const sold = names.filter(({ productId }) => productId !== null);
  const isBrand = (text: string): boolean =>
    wordsOf(text).length > 0 && plain(brandTyped(text, sold) ?? '') === plain(text);
  const words = lines.flatMap((line) => wordsOf(line).toSorted((a, b) => b.length - a.length));
  return lines.find((line) => isBrand(line) || finds(line)) ?? words.find(finds) ?? null;
}
