import { RATE_UNITS, type Product, type RateUnit } from '@mix/engine';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../draft/draftStore.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { DraftField } from '../field/DraftField.tsx';
import { fittingUnits } from './fittingUnits.ts';
import type { OnSheet } from '../OpenSheet.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import styles from './ProductRow.module.css';

interface ProductRowProps {
  readonly index: number;
  readonly product: Product | null;
  readonly productId: string;
  readonly name: string;
  /** How much for the whole job: "400 kg in all"; null while there is no plan. */
  readonly totalText: string | null;
  readonly onSheet: OnSheet;
}

/** One product of the mix. Redrawn only when its own total or rate changes. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { index, product, productId, name, totalText, onSheet } = props;
  const unit = useStore(
    draftStore.form,
    ({ value }) => value.products[index]?.rate?.unit ?? 'kg/ha',
  );
  const unitSelect = useMemo(
    () => <UnitSelect index={index} product={product} name={name} unit={unit} />,
    [index, product, name, unit],
  );
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        aria-label={mixWords.editProduct(name)}
        onClick={() => onSheet({ name: 'product', productId })}
      >
        <span className={styles.word}>{unbrokenAnalysis(name)}</span>
        <span className={styles.total}>{totalText ?? mixWords.details}</span>
      </button>
      <DraftField
        look="bare"
        path={`products.${index}.rate.value`}
        label={mixWords.rateOf(name)}
        unit={unit}
        unitControl={unitSelect}
      />
    </li>
  );
});

interface UnitSelectProps {
  readonly index: number;
  readonly product: Product | null;
  readonly name: string;
  readonly unit: RateUnit;
}

/** The unit beside the figure: a native select that looks like the unit it stands for. */
function UnitSelect({ index, product, name, unit }: UnitSelectProps) {
  return (
    <select
      className={styles.unit}
      aria-label={mixWords.rateUnitOf(name)}
      value={unit}
      onChange={(event) => {
        const chosen = RATE_UNITS.find((known) => known === event.currentTarget.value);
        if (chosen !== undefined) draftStore.set(`products.${index}.rate.unit`, chosen);
      }}
    >
      {fittingUnits(product, unit).map((fitting) => (
        <option key={fitting} value={fitting}>
          {shownUnitSign(fitting)}
        </option>
      ))}
    </select>
  );
}
