import { loadColumns, type LoadColumn } from './loadColumns.ts';
import type { FillStep, GaugeMark, LoadPlan, LoadProduct, MixPlan } from '../mix/MixPlan.ts';
import type { RoundingPolicy } from '../rounding/roundToStep.ts';
import { amount, doubt, quantity, tankVolume } from './figures.ts';
import type { SheetFigure, SheetLoad, SheetMark, SheetPacks, SheetStep } from './SheetSections.ts';

/** How the amounts of a product are rounded: down where a label sets a maximum. */
export type RoundingOf = (productId: string) => RoundingPolicy;

/** A rest without containers would repeat the amount. */
function packsOf(
  { productId, amount: { unit }, containerCount: count }: LoadProduct,
  roundingOf: RoundingOf,
): SheetPacks | null {
  if (count === null || count.containers.length === 0) return null;
  const { containers, remainder } = count;
  const left = remainder === 0 ? null : amount({ unit, value: remainder }, roundingOf(productId));
  return { containers, remainder: left };
}

/** No water meter shows more than tenths of a litre. */
const metered = (value: number): SheetFigure => ({
  as: 'amount',
  value,
  unit: 'L',
  policy: 'nearest',
  decimals: 1,
});

function sheetStep(load: LoadPlan, step: FillStep, roundingOf: RoundingOf): SheetStep {
  const { kind, productId, waitMin, reason, tankLineL, temperatureC } = step;
  const product = load.products.find((one) => one.productId === productId);
  const asked = product?.measured ?? step.amount;
  const told =
    asked === null
      ? null
      : productId === null
        ? metered(asked.value)
        : amount(asked, roundingOf(productId));
  return {
    kind,
    productId,
    amount: told,
    packs: product === undefined ? null : packsOf(product, roundingOf),
    doubt: kind === 'topUp' ? doubt(load.carrierDoubtL) : null,
    wait: waitMin === null ? null : quantity(waitMin, 'min'),
    isWaitAssumed: reason === 'waitAssumed',
    line: tankVolume(tankLineL),
    temperature: temperatureC === null ? null : quantity(temperatureC, '°C', 1),
  };
}

const sheetMark = (
  { kind, loadL, areaHa, carrierL, amounts }: GaugeMark,
  roundingOf: RoundingOf,
): SheetMark => ({
  kind,
  size: quantity(loadL, 'L'),
  area: quantity(areaHa, 'ha'),
  water: quantity(carrierL, 'L'),
  amounts: amounts.map(({ productId, amount: measure }) => ({
    productId,
    amount: amount(measure, roundingOf(productId)),
  })),
});

function sheetLoad(
  { from, to, load, entries }: LoadColumn,
  { loads }: MixPlan,
  roundingOf: RoundingOf,
): SheetLoad {
  const { loadL, massKg, heelL, carrierL, carrierDoubtL } = load;
  const areas = new Set(entries.map(({ areaHa }) => areaHa));
  return {
    from,
    to,
    load,
    size: quantity(loadL, 'L'),
    areas: [...areas].map((areaHa) => quantity(areaHa, 'ha')),
    mass: quantity(massKg, 'kg', 0),
    isSmaller: loads.some((other) => other.loadL > loadL),
    heel: heelL === 0 ? null : tankVolume(heelL),
    water: tankVolume(carrierL),
    doubt: doubt(carrierDoubtL),
    products: load.products.map((product) => ({
      productId: product.productId,
      amount: amount(product.measured ?? product.amount, roundingOf(product.productId)),
      packs: packsOf(product, roundingOf),
    })),
    steps: load.steps.map((step) => sheetStep(load, step, roundingOf)),
    marks: load.gaugeMarks.map((mark) => sheetMark(mark, roundingOf)),
  };
}

/** The loads of a plan, those that are filled alike together. */
export const sheetLoads = (plan: MixPlan, roundingOf: RoundingOf): readonly SheetLoad[] =>
  loadColumns(plan.loads).map((column) => sheetLoad(column, plan, roundingOf));
