import type { ProductContainer } from '@mix/engine';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/fields/Select.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import type { MixFormProduct } from '../../../mix/draft/MixForm.ts';
import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { shownUnitSign } from '../../../words/figures/shownUnitSign.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';
import styles from '../SheetFields.module.css';

/** The engine takes no more sizes of one product. */
const MOST_CONTAINERS = 6;

const KINDS = ['bag', 'drum', 'jug', 'box', 'bottle'] as const;

interface ContainerFieldsProps {
  /** The product's place in the draft. */
  readonly path: string;
  readonly line: MixFormProduct;
  readonly isLiquid: boolean;
  readonly messageAt: MessageAt;
}

/** The sizes the operator has the product in. Amounts are then counted in whole ones. */
export function ContainerFields({ path, line, isLiquid, messageAt }: ContainerFieldsProps) {
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
        const own = `${path}.containers.${place}`;
        return (
          // Sizes have no name of their own, and none is moved: their place is their identity.
          <div key={place} className={styles.container}>
            <DraftField
              path={`${own}.size`}
              label={mixSheetWords.containerSize}
              unit={container.unit}
              message={messageAt(`${own}.size`, container.unit)}
            />
            <Select
              label={mixSheetWords.containerUnit}
              value={container.unit}
              options={units.map((unit) => ({ value: unit, label: shownUnitSign(unit) }))}
              onChoose={(unit) => {
                draftStore.set(`${own}.unit`, unit);
              }}
            />
            <Select
              label={mixSheetWords.containerKind}
              value={container.kind}
              options={KINDS.map((kind) => ({ value: kind, label: mixSheetWords.kinds[kind] }))}
              onChoose={(kind) => {
                draftStore.set(`${own}.kind`, kind);
              }}
            />
            <Button
              look="text"
              onClick={() => {
                draftStore.removeFrom(`${path}.containers`, place, mixSheetWords.containerRemoved);
              }}
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
