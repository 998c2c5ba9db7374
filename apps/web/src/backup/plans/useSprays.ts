import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { nearProductsOnce } from '../../plan/spreadsheet/nearProducts.ts';
import type { ColumnUse } from '../../plan/spreadsheet/planColumns.ts';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import type { RowContext } from '../../plan/spreadsheet/readRow.ts';
import { soldUnder } from '../../plan/spreadsheet/soldUnder.ts';
import { useTradeNames } from '../../products/search/useTradeNames.ts';
import { isOwnFile, ownSprays } from '../../records/sheet/ownFile.ts';
import { dayOrderOf, type DayOrder } from '../../records/sheet/readDay.ts';
import { sheetSprays, type SheetSpray } from '../../records/sheet/sheetSprays.ts';
import { guessSprayColumns } from '../../records/sheet/sprayColumns.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { readersUnits, sheetMapping, usesOf } from './sheetMapping.ts';
import type { SheetLookProps } from './SheetPart.tsx';

/** The order in which the reader's country writes a day. */
function readersOrder(): DayOrder {
  const parts = new Intl.DateTimeFormat(reader.locale).formatToParts(new Date(0));
  const placeOf = (type: string) => parts.findIndex((part) => part.type === type);
  return placeOf('month') < placeOf('day') ? 'monthFirst' : 'dayFirst';
}

interface ReadSprays {
  readonly sprays: readonly SheetSpray[];
  readonly uses: readonly ColumnUse[];
  readonly soldUnder: RowContext['soldUnder'];
  readonly dayOrder: DayOrder | null;
  /** The sheet itself tells which figure of a date is the day. */
  readonly isOrderTold: boolean;
}

/**
 * A hook. What the rows of a sheet become, as its columns and names are read now.
 * @param chosen which figure of a date somebody says is the day
 */
export function useSprays(
  { table, catalogue, paddocks }: SheetLookProps,
  chosen: DayOrder | null,
): ReadSprays {
  const mapping = useStore(sheetMapping, ({ value }) => value);
  const names = useTradeNames();
  const country = useStore(draftStore.form, ({ value }) => value.country ?? null);
  const [nowMs] = useState(() => Date.now());
  const { products, version: catalogueVersion } = catalogue;
  const nearProducts = useMemo(
    () => nearProductsOnce(products, names, country),
    [products, names, country],
  );
  const sold = useMemo(() => soldUnder(names, country), [names, country]);
  const productCalled = useMemo(() => productsByName(products), [products]);
  const uses = useMemo(() => usesOf(table, mapping, guessSprayColumns), [table, mapping]);
  const told = useMemo(() => {
    const at = uses.findIndex(({ is }) => is === 'day');
    return dayOrderOf(table.rows.map(({ cells }) => cells[at] ?? null));
  }, [table, uses]);
  const dayOrder = told === 'mixed' ? chosen : (told ?? chosen ?? readersOrder());
  const sprays = useMemo(() => {
    const context = {
      uses,
      paddocks,
      products,
      productCalled,
      nearProducts,
      soldUnder: sold,
      isImperial: readersUnits().applicationRate === 'imp gal/ac',
      meanings: new Map(Object.entries(mapping.meanings)),
      dayOrder,
      nowMs,
      catalogueVersion,
      country,
    };
    return isOwnFile(table) ? ownSprays(table, context) : sheetSprays(table, context);
  }, [
    table,
    uses,
    paddocks,
    products,
    productCalled,
    nearProducts,
    sold,
    mapping,
    dayOrder,
    nowMs,
    catalogueVersion,
    country,
  ]);
  const isOrderTold = told === 'dayFirst' || told === 'monthFirst';
  return { sprays, uses, soldUnder: sold, dayOrder, isOrderTold };
}
