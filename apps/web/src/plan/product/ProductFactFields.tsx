import {
  RATE_UNIT_FACTS,
  type Product,
  type ProductFactOverrides,
  type RateUnit,
} from '@mix/engine';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { ProductPath } from '../draft/formPath.ts';
import { fieldUnit } from '../reading/fieldUnit.ts';
import styles from '../SheetFields.module.css';

interface ProductFactFieldsProps {
  readonly path: ProductPath;
  readonly product: Product | null;
}

interface FactField {
  readonly key: Exclude<keyof ProductFactOverrides, 'labelMaximumRate'>;
  readonly label: string;
  readonly known: number | null;
  /** In place of the hint that says what the catalogue has. */
  readonly hint?: string | null;
}

/** What a lime is worth, from its paper. */
const limeFields = ({ neutralisingValuePct }: Product): readonly FactField[] => [
  {
    key: 'neutralisingValuePct',
    label: mixSheetWords.neutralisingValue,
    known: neutralisingValuePct ?? null,
  },
  { key: 'finenessPct', label: mixSheetWords.fineness, known: null },
];

/** The facts that matter for this form: a liquid's room comes from its density. */
function factFields(product: Product | null): readonly FactField[] {
  if (product === null) return [factOf(null, 'displacementLPerKg', mixSheetWords.displacement)];
  const { form, category, behaviour } = product;
  const room =
    form === 'liquid'
      ? factOf(product, 'liquidDensityKgPerL', mixSheetWords.density)
      : factOf(product, 'displacementLPerKg', mixSheetWords.displacement);
  if (category === 'lime') return [room, ...limeFields(product)];
  const heat = factOf(product, 'heatOfSolutionKJPerKg', mixSheetWords.heat);
  return behaviour === 'dissolves' ? [room, heat] : [room];
}

const factOf = (
  product: Product | null,
  key: 'liquidDensityKgPerL' | 'displacementLPerKg' | 'heatOfSolutionKJPerKg',
  label: string,
): FactField => ({ key, label, known: product?.[key] ?? null });

/** What a rate in the unit in use needs to know of the product. */
function rateFields(product: Product | null, unit: RateUnit): readonly FactField[] {
  const isLiquid = product?.form === 'liquid';
  const { measure, active } = RATE_UNIT_FACTS[unit];
  if (measure === 'time')
    return [
      {
        key: isLiquid ? 'runVolumeL' : 'runMassKg',
        label: mixSheetWords.run,
        known: null,
        hint: mixSheetWords.runNote,
      },
      { key: 'runTimeS', label: mixSheetWords.runTime, known: null, hint: null },
    ];
  if (active === null) return [];
  const key = ACTIVE_CONTENTS[active][isLiquid ? 'liquid' : 'solid'];
  const label = active === 'ai' ? mixSheetWords.activeIngredient : mixSheetWords.acidEquivalent;
  return [{ key, label, known: product?.[key] ?? null }];
}

const ACTIVE_CONTENTS = {
  ai: { liquid: 'activeIngredientGPerL', solid: 'activeIngredientPct' },
  ae: { liquid: 'acidEquivalentGPerL', solid: 'acidEquivalentPct' },
} as const;

interface FactFieldProps extends Omit<FactField, 'key'> {
  readonly fact: FactField['key'];
  readonly path: ProductPath;
}

function FactInput({ path, fact, label, known, hint }: FactFieldProps) {
  const at = { path: `${path}.overrides.${fact}` } as const;
  const says =
    known === null
      ? mixSheetWords.catalogueUnknown
      : mixSheetWords.catalogueSays(quantityText(known, fieldUnit(at)));
  return (
    <DraftField {...at} label={label} hint={hint === undefined ? says : (hint ?? undefined)} />
  );
}

interface RateFactFieldsProps extends ProductFactFieldsProps {
  readonly rateUnit: RateUnit;
}

/** Beside a rate by active ingredient or in seconds: the figure of the label, or of a measured run. */
export const RateFactFields = ({ path, product, rateUnit }: RateFactFieldsProps) =>
  rateFields(product, rateUnit).map(({ key, ...fact }) => (
    <FactInput key={key} path={path} {...fact} fact={key} />
  ));

/** Facts the operator adds or corrects, each beside what the catalogue says. */
export function ProductFactFields({ path, product }: ProductFactFieldsProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.note}>{mixSheetWords.factsNote}</p>
      {factFields(product).map(({ key, ...fact }) => (
        <FactInput key={key} path={path} {...fact} fact={key} />
      ))}
    </div>
  );
}
