import type { MixDraft } from '../src/mix/MixDraft.ts';
import type { MixInputs } from '../src/mix/MixInputs.ts';
import type { Product, RateUnit } from '../src/products/Product.ts';
import type { TankContent, TankProduct } from '../src/tank/TankContent.ts';
import { celsius, hectares, kilograms, litres, litresPerHectare } from '../src/units/quantity.ts';
import { SALT_TABLES } from './saltTables.ts';

/** A solid by its mass. */
export const solid = (product: Product, massKg: number): TankProduct => ({
  product,
  massKg: kilograms(massKg),
  volumeL: null,
});

/** A liquid by its volume; its mass where the density is known. */
export const liquid = (product: Product, volumeL: number): TankProduct => ({
  product,
  massKg:
    product.liquidDensityKgPerL === null ? null : kilograms(volumeL * product.liquidDensityKgPerL),
  volumeL: litres(volumeL),
});

/** One load of these products; 1,000 L without heel at a temperature not set, unless said. */
export const tankContent = (
  products: readonly TankProduct[],
  {
    freshL = 1000,
    heelWaterL = 0,
    heelSameMixL = 0,
    waterC = null,
  }: {
    readonly freshL?: number;
    readonly heelWaterL?: number;
    readonly heelSameMixL?: number;
    readonly waterC?: number | null;
  } = {},
): TankContent => ({
  freshL: litres(freshL),
  heelWaterL: litres(heelWaterL),
  heelSameMixL: litres(heelSameMixL),
  products,
  waterTemperatureC: waterC === null ? null : celsius(waterC),
  saltTables: SALT_TABLES,
});

/** Checked inputs around those products, every rate in the given unit; 10 ha at 100 L/ha. */
export function mixInputs(
  content: TankContent,
  overrides: Partial<MixInputs> = {},
  rateUnit: RateUnit = 'kg/ha',
): MixInputs {
  const draft: MixDraft = {};
  return {
    draft,
    machine: null,
    boom: null,
    tankCapacityL: litres(1000),
    tankCapacityAssumed: false,
    deadVolumeL: null,
    deadVolumeAssumed: false,
    swathWidthM: null,
    suspendedSolidsLimitFraction: null,
    suspendedSolidsLimitAssumed: false,
    maxLoadMassKg: null,
    gaugeStepL: null,
    nozzle: null,
    nozzleCount: null,
    travelSpeedKmPerH: null,
    agitationFlowLPerMin: null,
    sprayAreaHa: hectares(10),
    applicationRateLPerHa: litresPerHectare(100),
    waterTemperatureC: content.waterTemperatureC,
    waterAnalysis: null,
    holdingTimeMin: null,
    heel: null,
    loadSplit: 'fullThenPart',
    products: content.products.map(({ product, massKg, volumeL }, index) => ({
      index,
      product,
      rate: { value: (massKg ?? volumeL ?? 0) / 10, unit: rateUnit },
      containers: [],
      price: null,
      measuringStep: null,
      labelMaximumRate: null,
    })),
    mixingOrder: null,
    labelAllowances: [],
    nitrogenAppliedKgPerHa: null,
    saltTables: content.saltTables,
    compatibilityRules: [],
    ...overrides,
  };
}
