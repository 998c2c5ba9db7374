import type { Product } from '@mix/engine';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { WithPermissionLater } from '../../sync/WithPermissionLater.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { MoveIcon } from '../../ui/icons/MoveIcon.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { MixFormProduct } from '../draft/MixForm.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { ContainerFields } from './ContainerFields.tsx';
import { DraftField } from '../field/DraftField.tsx';
import { fieldId } from '../field/fieldId.ts';
import { fittingUnits } from './fittingUnits.ts';
import { LabelMaximum } from './LabelMaximum.tsx';
import { PriceFields } from './PriceFields.tsx';
import { ProductFactFields, RateFactFields } from './ProductFactFields.tsx';
import { usualRateText } from './rateText.ts';
import { YearFields } from './YearFields.tsx';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import styles from '../SheetFields.module.css';

interface ProductSheetProps {
  readonly index: number;
  readonly count: number;
  readonly line: MixFormProduct;
  /** The name for a sentence; the sheet itself has the whole name. */
  readonly shortName: string;
  readonly product: Product | null;
  /** Step the product is weighed to, kg or L; null without a plan, or for exact figures. */
  readonly measuringStep: number | null;
  readonly focusId?: string | undefined;
  /** The way back after a deletion, shown over the sheet. */
  readonly undo: ReactNode;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** A step is typed in kg or L: who weighs in pounds or ounces reads beside it what it comes to. */
const stepHint = (measuringStep: number | null, unit: 'kg' | 'L'): string =>
  measuringStep === null || reader.system === 'metric'
    ? mixSheetWords.measuringStepNote
    : `${mixSheetWords.measuringStepNote} ${mixSheetWords.measuringStepNow(
        measureText({ value: measuringStep, unit }),
      )}`;

/** Everything of one product in this mix: its rate, how it is measured and paid, its place. */
export function ProductSheet(props: ProductSheetProps) {
  const { index, count, line, product, focusId, shortName, onMove, onClose } = props;
  const path = `products.${index}` as const;
  const name = product?.name ?? line.productId;
  const unit = line.rate?.unit ?? 'kg/ha';
  const isLiquid = product?.form === 'liquid';
  const rate = { path: `${path}.rate.value`, unit } as const;
  const step = { path: `${path}.measuringStep`, unit: isLiquid ? 'L' : 'kg' } as const;
  const offeredStep = props.measuringStep === null ? undefined : numberText(props.measuringStep);
  const usual = product && usualRateText(product);
  return (
    <Sheet
      title={unbrokenAnalysis(name)}
      closeWord={mixWords.done}
      onClose={onClose}
      focusId={focusId}
      footer={props.undo}
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <DraftField inSheet {...rate} />
          <Select
            label={mixSheetWords.unit}
            aria-label={mixSheetWords.rateUnit}
            value={unit}
            options={fittingUnits(product, unit).map((fitting) => ({
              value: fitting,
              label: shownUnitSign(fitting),
            }))}
            onChoose={(chosen) => draftStore.set(`${path}.rate.unit`, chosen)}
          />
        </div>
        <RateFactFields path={path} product={product} rateUnit={unit} />
        {usual && <p className={styles.hint}>{mixSheetWords.usualRate(usual)}</p>}
        <LabelMaximum path={path} line={line} product={product} rateUnit={unit} />
        <YearFields path={path} product={product} isLiquid={isLiquid} />
        <ContainerFields path={path} line={line} isLiquid={isLiquid} />
        <DraftField
          {...step}
          label={mixSheetWords.measuringStep}
          hint={stepHint(props.measuringStep, step.unit)}
          offered={offeredStep}
        />
        <Awaited fallback={null}>
          <WithPermissionLater deed="seeMoney">
            <PriceFields path={path} line={line} isLiquid={isLiquid} />
          </WithPermissionLater>
        </Awaited>
      </div>
      <ExpansionPanel summary={mixSheetWords.facts} open={focusId?.includes('overrides')}>
        <ProductFactFields path={path} product={product} />
      </ExpansionPanel>
      <div className={styles.actions}>
        {count > 1 && (
          <>
            <p className={styles.place} role="status">
              {mixSheetWords.place(numberText(index + 1), numberText(count))}
            </p>
            <Button aria-label={mixSheetWords.moveUp(name)} onClick={() => onMove(-1)}>
              <MoveIcon direction="up" /> {mixSheetWords.up}
            </Button>
            <Button aria-label={mixSheetWords.moveDown(name)} onClick={() => onMove(1)}>
              <MoveIcon direction="down" /> {mixSheetWords.down}
            </Button>
          </>
        )}
        <Button
          onClick={() => {
            onClose();
            closeGap(document.getElementById(fieldId(rate.path))?.closest('li') ?? null, () => {
              draftStore.removeProduct(index, mixWords.removed(shortName));
            });
          }}
        >
          {mixSheetWords.remove}
        </Button>
      </div>
    </Sheet>
  );
}

/** As long as a sheet takes to open, ms. */
const MOVE_MS = 200;

/**
 * Takes a row out of its list; those below come up into its place, where motion is wanted. They can be
 * tapped there from the first moment.
 * @param row null: only takes it out
 */
function closeGap(row: Element | null, takeOut: () => void): void {
  const list = row?.parentElement ?? null;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = new Map(
    isStill || list === null
      ? []
      : [...list.children].map((each) => [each, each.getBoundingClientRect().top]),
  );
  takeOut();
  requestAnimationFrame(() => {
    for (const [each, topPx] of before) {
      const fromPx = topPx - each.getBoundingClientRect().top;
      if (!each.isConnected || fromPx === 0) continue;
      each.animate(
        { transform: [`translateY(${fromPx}px)`, 'none'] },
        { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      );
    }
  });
}
