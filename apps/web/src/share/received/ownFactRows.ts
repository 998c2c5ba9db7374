import type { Product } from '@mix/engine';
import { columnName } from '../../products/own/columnName.ts';
import { factRow } from '../../products/own/factChanges.ts';
import { isPriceColumn, PRODUCT_COLUMNS } from '../../products/own/productColumns.ts';
import { valueText } from '../../products/own/valueText.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import type { InputRow } from './inputRows.ts';

/** Shown elsewhere: above the facts, or beside the rates. */
const SHOWN_ELSEWHERE = ['id', 'name', 'rate.unit'];

/** Every fact of a sender's own product: nothing takes effect that was not shown. */
export function ownFactRows(product: Product): readonly InputRow[] {
  const { id, label, actives = [], resistanceGroups = [] } = product;
  const country = label?.country ?? null;
  // Columns hold a label without a country only: a label's country is named beside each figure.
  const row = factRow(
    label === undefined ? product : { ...product, label: { ...label, country: null } },
  );
  const facts = PRODUCT_COLUMNS.flatMap(({ key }) => {
    const value = row[key] ?? null;
    const isEmpty = value === null || (typeof value === 'object' && value.length === 0);
    if (isEmpty || isPriceColumn(key) || SHOWN_ELSEWHERE.includes(key)) return [];
    const name = columnName(key);
    const isOfCountry = key.startsWith('label.') && country !== null;
    return {
      path: `${id} ${key}`,
      label: isOfCountry ? productViewWords.onLabelOf(name, country) : name,
      value: valueText(key, value, row),
    };
  });
  const kept: readonly (readonly [label: string, values: readonly string[]])[] = [
    [productViewWords.actives, actives.map(({ name }) => name)],
    [productViewWords.actsAs, resistanceGroups.map(({ scheme, group }) => `${scheme} ${group}`)],
  ];
  return facts.concat(
    kept
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => ({ path: `${id} ${name}`, label: name, value: values.join(', ') })),
  );
}
