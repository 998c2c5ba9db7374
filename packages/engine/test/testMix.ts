import type { MixInputs } from '../src/mix/MixInputs.ts';
import type { Product, RateUnit } from '../src/catalogue/Product.ts';
import type { TankContent, TankProduct } from '../src/tank/TankContent.ts';
import { celsius, hectares, kilograms, litres } from '../src/units/quantity.ts';
import { exampleInputs, exampleLine } from './exampleInputs.ts';
import { SALT_TABLES } from './saltTables.ts';
import { ROOM_BANDS } from './roomBands.ts';

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
  freezingMarginK: 2,
  saltTables: SALT_TABLES,
  roomBands: ROOM_BANDS,
});

/** Checked inputs around those products, every rate in the given unit; 10 ha at 100 L/ha. */
export function mixInputs(
  content: TankContent,
  overrides: Partial<MixInputs> = {},
  rateUnit: RateUnit = 'kg/ha',
): MixInputs {
  return exampleInputs({
    sprayAreaHa: hectares(10),
    waterTemperatureC: content.waterTemperatureC,
    products: content.products.map(({ product, massKg, volumeL }, index) =>
      exampleLine(product, {
        index,
        rate: { value: (massKg ?? volumeL ?? 0) / 10, unit: rateUnit },
      }),
    ),
    saltTables: content.saltTables,
    roomBands: content.roomBands,
    ...overrides,
  });
}
