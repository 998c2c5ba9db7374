import type { Catalogue } from '../catalogue/Catalogue.ts';
import { NUTRIENTS } from '../catalogue/Product.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type {
  JobProductTotal,
  MixPlan,
  ProductMeasure,
  SprayerResult,
  SupplyResult,
} from '../mix/MixPlan.ts';
import { readMix } from '../reading/readMix.ts';
import type { RoundingPolicy } from '../rounding/roundToStep.ts';
import { amount, doubt, quantity, tankVolume } from './figures.ts';
import type {
  PlanSheet,
  SheetReason,
  SheetSettings,
  SheetSprayer,
  SheetSupply,
  SheetTotals,
} from './SheetSections.ts';
import { sheetLoads, type RoundingOf } from './sheetLoads.ts';

/** A figure above a label's maximum would invite too much. */
function roundingUnderLabels(draft: MixDraft, catalogue: Catalogue): RoundingOf {
  const products = readMix(draft, catalogue).inputs?.products ?? [];
  const labelled = new Set(
    products
      .filter(({ labelMaximumRate }) => labelMaximumRate !== null)
      .map(({ product }) => product.id),
  );
  return (productId) => (labelled.has(productId) ? 'floor' : 'nearest');
}

function settings(
  { travelSpeedKmPerH, waterTemperatureC }: MixDraft,
  { sprayer }: MixPlan,
): SheetSettings {
  const speed = sprayer?.travelSpeedKmPerH ?? travelSpeedKmPerH ?? null;
  return {
    speed: speed === null ? null : quantity(speed, 'km/h'),
    pressure: sprayer === null ? null : quantity(sprayer.pressureBar, 'bar', 1),
    waterTemperature: waterTemperatureC == null ? null : quantity(waterTemperatureC, '°C'),
  };
}

function reasonOf(
  { amount: planned, measured, sprayed, leftInMachine, alreadyInMachine }: JobProductTotal,
  sprayAreaHa: number,
  policy: RoundingPolicy,
): SheetReason | null {
  if (leftInMachine.value === 0 && alreadyInMachine.value === 0) return null;
  const some = (measure: ProductMeasure) => (measure.value > 0 ? amount(measure, policy) : null);
  const more = measured.value - planned.value;
  return {
    sprayed: amount(sprayed, policy),
    area: quantity(sprayAreaHa, 'ha'),
    stays: some(leftInMachine),
    isThere: some(alreadyInMachine),
    amount: amount(planned, policy),
    rounding: amount({ unit: measured.unit, value: Math.abs(more) }, policy),
    isMore: more > 0,
  };
}

function totals(plan: MixPlan, roundingOf: RoundingOf): SheetTotals {
  const { carrierTotalL, loads, productTotals, sprayAreaHa } = plan;
  return {
    products: productTotals.map((total) => {
      const { productId, perHa, measured } = total;
      const policy = roundingOf(productId);
      return {
        productId,
        perArea: { ...perHa, as: 'amountPerArea', policy, decimals: null },
        amount: amount(measured, policy),
        reason: reasonOf(total, sprayAreaHa, policy),
      };
    }),
    water: tankVolume(carrierTotalL),
    doubt: doubt(Math.max(...loads.map(({ carrierDoubtL }) => carrierDoubtL))),
    heaviest: quantity(Math.max(...loads.map(({ massKg }) => massKg)), 'kg', 0),
  };
}

const sheetSprayer = ({ speedWindowKmPerH, ...sprayer }: SprayerResult): SheetSprayer => ({
  nozzleId: sprayer.nozzleId,
  nozzleCount: sprayer.nozzleCount,
  pressure: quantity(sprayer.pressureBar, 'bar', 1),
  speed: quantity(sprayer.travelSpeedKmPerH, 'km/h'),
  flow: quantity(sprayer.nozzleOutputLPerMin, 'L/min', 2),
  speeds:
    speedWindowKmPerH === null
      ? null
      : [quantity(speedWindowKmPerH[0], 'km/h', 1), quantity(speedWindowKmPerH[1], 'km/h', 1)],
  dropletClass: sprayer.dropletClass,
  dropletStandard: sprayer.dropletStandard,
});

function sheetSupply({
  elementalKgPerHa,
  analysisUnknownFor,
  nitrogenYearKgPerHa,
  nitrogenCapKgPerHa,
}: SupplyResult): SheetSupply {
  const nitrogen = elementalKgPerHa.N ?? 0;
  return {
    nutrients: NUTRIENTS.flatMap((nutrient) => {
      const kgPerHa = elementalKgPerHa[nutrient] ?? 0;
      return kgPerHa > 0 ? [{ nutrient, perArea: quantity(kgPerHa, 'kg/ha') }] : [];
    }),
    nitrogen: nitrogen > 0 ? quantity(nitrogen, 'kg N/ha', 1) : null,
    unknownFor: analysisUnknownFor,
    year:
      nitrogenYearKgPerHa === null || nitrogenCapKgPerHa === null
        ? null
        : {
            sum: quantity(nitrogenYearKgPerHa, 'kg N/ha', 1),
            most: quantity(nitrogenCapKgPerHa, 'kg N/ha'),
          },
  };
}

/**
 * What papers and texts tell of a plan. The draft it was made of gives what a plan does not repeat:
 * name, band width, water temperature, speed; with the catalogue, where a label sets a maximum.
 */
export function planSheet(draft: MixDraft, plan: MixPlan, catalogue: Catalogue): PlanSheet {
  const roundingOf = roundingUnderLabels(draft, catalogue);
  const { name = null, bandWidthM } = draft;
  const { intervals, buffer, rinse, sprayer } = plan;
  return {
    job: {
      name,
      // As it was typed: whoever reads it works with this area.
      area: quantity(plan.sprayAreaHa, 'ha', 4),
      rate: quantity(plan.applicationRateLPerHa, 'L/ha'),
      bandWidth: bandWidthM == null ? null : quantity(bandWidthM, 'm'),
      tank: quantity(plan.tankCapacityL, 'L'),
      loadCount: plan.loadCount,
    },
    settings: settings(draft, plan),
    loads: sheetLoads(plan, roundingOf),
    totals: totals(plan, roundingOf),
    sprayer: sprayer === null ? null : sheetSprayer(sprayer),
    afterSpraying: { intervals, buffer, rinse },
    supply: sheetSupply(plan.supply),
  };
}
