import type { MixInputs } from '../mix/MixInputs.ts';
import { celsius, kilograms, litres } from '../units/quantity.ts';
import { balanceTank } from './balanceTank.ts';
import { dissolve } from './dissolve.ts';
import { freezingPoint } from './freezingPoint.ts';
import type { TankContent, TankProduct } from './TankContent.ts';
import { tankRoom } from './tankRoom.ts';
import { dissolvedByPosition, tankSolutes } from './tankSolutes.ts';

/** Highest rate the field takes, L/ha, and the furthest a way out is looked for. */
const HIGHEST_RATE = 5000;
const HIGHEST_RATE_TIMES = 4;
/** No filling station is counted on to have hotter water (assumed), °C. */
const HOTTEST_WATER_C = 40;

/** True when everything dissolves and the tank stays above its freezing point. */
function isWorkable(content: TankContent): boolean {
  const startC = content.waterTemperatureC;
  const balance = balanceTank(content);
  if (startC === null || balance.carrierL <= 0) return false;
  const { solutes, liquidHeatCapacity } = tankSolutes(content);
  const end = dissolve(solutes, balance.waterMassKg, liquidHeatCapacity, startC);
  if (!end.complete) return false;
  if (end.temperatureC > 0) return true;
  const dissolvedKg = dissolvedByPosition(content, solutes, end.dissolvedKg);
  return end.temperatureC > freezingPoint(tankRoom(content), dissolvedKg, balance.waterMassKg);
}

/** Lowest whole number above `fails` and not above `highest` that works; null when the highest does not. */
function lowestWorking(
  fails: number,
  highest: number,
  works: (whole: number) => boolean,
): number | null {
  let low = Math.floor(fails);
  let high = Math.floor(highest);
  if (high <= low || !works(high)) return null;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (works(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const times = (item: TankProduct, factor: number): TankProduct => ({
  product: item.product,
  massKg: item.massKg === null ? null : kilograms(item.massKg * factor),
  volumeL: item.volumeL === null ? null : litres(item.volumeL * factor),
});

/**
 * Lowest whole application rate, L/ha, at which the same amounts per area dissolve without
 * freezing; null when four times the rate is not enough or no product is given per area.
 */
export function workableApplicationRate(inputs: MixInputs, content: TankContent): number | null {
  const current = inputs.applicationRateLPerHa;
  const perArea = new Set<string>();
  for (const { product, rate } of inputs.products)
    if (rate.unit.endsWith('/ha')) perArea.add(product.id);
  if (perArea.size === 0) return null;
  const highest = Math.min(HIGHEST_RATE, current * HIGHEST_RATE_TIMES);
  return lowestWorking(current, highest, (rate) =>
    isWorkable({
      ...content,
      products: content.products.map((item) =>
        perArea.has(item.product.id) ? times(item, current / rate) : item,
      ),
    }),
  );
}

/** Coldest whole temperature of the water, °C, at which everything dissolves without freezing. */
export function workableWaterTemperature(content: TankContent): number | null {
  if (content.waterTemperatureC === null) return null;
  return lowestWorking(content.waterTemperatureC, HOTTEST_WATER_C, (temperatureC) =>
    isWorkable({ ...content, waterTemperatureC: celsius(temperatureC) }),
  );
}
