import type { Product } from '@mix/engine';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { ProductPath } from '../../../mix/draft/formPath.ts';
import { fieldUnit } from '../../../mix/reading/fieldUnit.ts';
import type { MessageAt } from '../field/messageAt.ts';
import styles from '../SheetFields.module.css';

interface ProductFactFieldsProps {
  readonly path: ProductPath;
  readonly product: Product | null;
  readonly messageAt: MessageAt;
}

interface FactField {
  readonly key: 'liquidDensityKgPerL' | 'displacementLPerKg' | 'heatOfSolutionKJPerKg';
  readonly label: string;
  readonly known: number | null;
}

/** The facts that matter for this form: a liquid's room comes from its density. */
function factFields(product: Product | null): readonly FactField[] {
  const density: FactField = {
    key: 'liquidDensityKgPerL',
    label: mixSheetWords.density,
    known: product?.liquidDensityKgPerL ?? null,
  };
  const displacement: FactField = {
    key: 'displacementLPerKg',
    label: mixSheetWords.displacement,
    known: product?.displacementLPerKg ?? null,
  };
  const heat: FactField = {
    key: 'heatOfSolutionKJPerKg',
    label: mixSheetWords.heat,
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
      {factFields(product).map(({ key, label, known }) => {
        const at = { path: `${path}.overrides.${key}` } as const;
        return (
          <DraftField
            key={key}
            {...at}
            label={label}
            hint={
              known === null
                ? mixSheetWords.catalogueUnknown
                : mixSheetWords.catalogueSays(quantityText(known, fieldUnit(at)))
            }
            message={messageAt(at)}
          />
        );
      })}
    </div>
  );
}
