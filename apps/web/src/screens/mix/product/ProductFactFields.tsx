import type { Product } from '@mix/engine';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';
import styles from '../SheetFields.module.css';

interface ProductFactFieldsProps {
  readonly path: string;
  readonly product: Product | null;
  readonly messageAt: MessageAt;
}

interface FactField {
  readonly key: 'liquidDensityKgPerL' | 'displacementLPerKg' | 'heatOfSolutionKJPerKg';
  readonly label: string;
  readonly unit: string;
  readonly known: number | null;
}

/** The facts that matter for this form: a liquid's room comes from its density. */
function factFields(product: Product | null): readonly FactField[] {
  const density: FactField = {
    key: 'liquidDensityKgPerL',
    label: mixSheetWords.density,
    unit: 'kg/L',
    known: product?.liquidDensityKgPerL ?? null,
  };
  const displacement: FactField = {
    key: 'displacementLPerKg',
    label: mixSheetWords.displacement,
    unit: 'L/kg',
    known: product?.displacementLPerKg ?? null,
  };
  const heat: FactField = {
    key: 'heatOfSolutionKJPerKg',
    label: mixSheetWords.heat,
    unit: 'kJ/kg',
    known: product?.heatOfSolutionKJPerKg ?? null,
  };
  const room = product?.form === 'liquid' ? density : displacement;
  return product?.behaviour === 'dissolves' ? [room, heat] : [room];
}

/** Facts the operator adds or corrects, each beside what the catalogue says. */
export function ProductFactFields({ path, product, messageAt }: ProductFactFieldsProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.note}>{mixSheetWords.factsNote}</p>
      {factFields(product).map(({ key, label, unit, known }) => (
        <DraftField
          key={key}
          path={`${path}.overrides.${key}`}
          label={label}
          unit={unit}
          hint={
            known === null
              ? mixSheetWords.catalogueUnknown
              : mixSheetWords.catalogueSays(quantityText(known, unit))
          }
          message={messageAt(`${path}.overrides.${key}`, unit)}
        />
      ))}
    </div>
  );
}
