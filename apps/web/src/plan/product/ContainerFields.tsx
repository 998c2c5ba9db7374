import { draftFields, type ProductContainer } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { ProductPath } from '../draft/formPath.ts';
import type { MixFormProduct } from '../draft/MixForm.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { DraftField } from '../field/DraftField.tsx';
import styles from '../SheetFields.module.css';

const { most: MOST_CONTAINERS, of: entry } = draftFields.products.of.fields.containers;
const KINDS = entry.fields.kind.choices;

interface ContainerFieldsProps {
  /** The product's place in the draft. */
  readonly path: ProductPath;
  readonly line: MixFormProduct;
  readonly isLiquid: boolean;
}

/** The sizes the operator has the product in. Amounts are then counted in whole ones. */
export function ContainerFields({ path, line, isLiquid }: ContainerFieldsProps) {
  const containers = line.containers ?? [];
  const units: readonly ProductContainer['unit'][] = isLiquid ? ['L', 'mL'] : ['kg', 'g'];
  const add = () => {
    const unit = isLiquid ? 'L' : 'kg';
    const kind = isLiquid ? 'drum' : 'bag';
    draftStore.set(`${path}.containers`, [...containers, { size: null, unit, kind }]);
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{mixSheetWords.containers}</legend>
      {containers.slice(0, MOST_CONTAINERS).map((container, place) => {
        const own = `${path}.containers.${place}` as const;
        const size = { path: `${own}.size`, unit: container.unit } as const;
        return (
          // Sizes have no name of their own, and none is moved: their place is their identity.
          <div key={place} className={styles.container}>
            <DraftField {...size} label={mixSheetWords.containerSize} />
            <Select
              label={mixSheetWords.containerUnit}
              value={container.unit}
              options={units.map((unit) => ({ value: unit, label: shownUnitSign(unit) }))}
              onChoose={(unit) => draftStore.set(`${own}.unit`, unit)}
            />
            <Select
              label={mixSheetWords.containerKind}
              value={container.kind}
              options={KINDS.map((kind) => ({ value: kind, label: mixSheetWords.kinds[kind] }))}
              onChoose={(kind) => draftStore.set(`${own}.kind`, kind)}
            />
            <Button
              look="text"
              onClick={() =>
                draftStore.removeContainer(path, place, mixSheetWords.containerRemoved)
              }
            >
              {mixSheetWords.removeContainer}
            </Button>
          </div>
        );
      })}
      {containers.length < MOST_CONTAINERS && (
        <Button onClick={add}>{mixSheetWords.addContainer}</Button>
      )}
      <p className={styles.hint}>{mixSheetWords.containersNote}</p>
    </fieldset>
  );
}
