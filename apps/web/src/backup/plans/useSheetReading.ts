import type { LabelCountry } from '@mix/engine';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { nearProductsOnce } from '../../plan/spreadsheet/nearProducts.ts';
import { columnKey, type ColumnUse } from '../../plan/spreadsheet/planColumns.ts';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import type { RowContext } from '../../plan/spreadsheet/readRow.ts';
import { soldUnder } from '../../plan/spreadsheet/soldUnder.ts';
import { useTradeNames } from '../../products/search/useTradeNames.ts';
import { readersUnits, sheetMapping, usesOf } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';

/** What the rows of a sheet are read with: its columns, and all that their texts may name. */
export interface SheetReading extends RowContext {
  /** The country of the mix in work; null: not set. */
  readonly country: LabelCountry | null;
}

/**
 * A hook. How a sheet is read now: as its headings say, and as somebody chose for them and for its
 * names. The same object as long as nothing of it changes.
 * @param guess what columns hold by their headings
 */
export function useSheetReading(
  { table, catalogue: { products }, paddocks }: SheetLookProps,
  guess: Parameters<typeof usesOf>[2],
): SheetReading {
  const mapping = useStore(sheetMapping, ({ value }) => value);
  const names = useTradeNames();
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  const named = useMemo(
    () => ({
      products,
      productCalled: productsByName(products),
      nearProducts: nearProductsOnce(products, names, country),
      soldUnder: soldUnder(names, country),
      country,
    }),
    [products, names, country],
  );
  return useMemo(
    () => ({
      ...named,
      paddocks,
      uses: usesOf(table, mapping, guess),
      isImperial: readersUnits().applicationRate === 'imp gal/ac',
      meanings: new Map(Object.entries(mapping.meanings)),
    }),
    [named, paddocks, table, mapping, guess],
  );
}

/** Keeps what a column holds, for this sheet and the next one like it. */
export function setColumn(heading: string, use: ColumnUse): void {
  const { value } = sheetMapping.getState();
  sheetMapping.setState({
    value: { ...value, columns: { ...value.columns, [heading]: columnKey(use) } },
  });
}
