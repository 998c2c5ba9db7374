import { mixWords } from '../../i18n/mixWords.ts';
import { productPlace } from './productPlace.ts';

const names: Readonly<Record<string, string>> = mixWords.fieldNames;

/** A place of the draft in words, for "Missing: ..." and "Check: ...". */
export function fieldName(path: string, productName: (index: number) => string | null): string {
  const place = productPlace(path);
  if (place === null) return names[path] ?? names[path.split('.')[0] ?? ''] ?? path;
  const what = names[`*.${place.rest}`] ?? mixWords.fieldNames['*.rate'];
  const product = productName(place.index);
  return product === null ? what : mixWords.ofProduct(what, product);
}
