import { fieldWords } from './made/en/fields/fieldWords.ts';
import type { FieldLanguage } from './GroupTypes.ts';
import type { MessageFormat } from './MessageFormat.ts';

const PLACE = /\.(\d+)(?=\.|$)/g;
const OF_PRODUCT = /^products\.(\d+)\./;

/**
 * What a field is called, with its product where it belongs to one: "Rate of Urea". A path that has
 * no name is shown as it is: it came from a file whose writer knows it.
 */
export function fieldLabel(
  field: string | null,
  format: Pick<MessageFormat, 'productAt'>,
  language: FieldLanguage = fieldWords,
): string {
  if (field === null) return language.mix;
  const labels: Readonly<Record<string, string | undefined>> = language.labels;
  const label = labels[field.replaceAll(PLACE, '.*')] ?? field;
  const place = OF_PRODUCT.exec(field)?.[1];
  const product = place === undefined ? null : (format.productAt?.(Number(place)) ?? null);
  return product === null ? label : language.ofProduct(label, product);
}
