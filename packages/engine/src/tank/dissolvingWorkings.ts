import { sourceOfFact } from '../working/sourceOfFact.ts';
import type { Working, WorkingTerm } from '../working/Working.ts';
import type { DissolvingState } from './dissolvingState.ts';
import { WATER_SPECIFIC_HEAT } from './dissolve.ts';

/** How the end temperature was worked out (facts 3.4). */
function heatWorking({ content, balance, tank, end }: DissolvingState): Working | null {
  if (end === null || tank.solutes.length === 0) return null;
  const terms: WorkingTerm[] = [
    { name: 'waterTemperature', value: content.waterTemperatureC, unit: '°C', source: 'draft' },
    { name: 'waterMass', value: balance.waterMassKg, unit: 'kg', source: 'S4' },
    { name: 'waterSpecificHeat', value: WATER_SPECIFIC_HEAT, unit: 'kJ/(kg K)', source: 'S13' },
  ];
  if (tank.liquidHeatCapacity > 0)
    terms.push({
      name: 'liquidHeatCapacity',
      value: tank.liquidHeatCapacity,
      unit: 'kJ/K',
      source: 'assumed',
    });
  for (const [index, { product }] of tank.solutes.entries()) {
    const { id: productId, sources } = product;
    terms.push(
      {
        name: 'dissolvedMass',
        productId,
        value: end.dissolvedKg[index] ?? null,
        unit: 'kg',
        source: 'draft',
      },
      {
        name: 'heatOfSolution',
        productId,
        value: product.heatOfSolutionKJPerKg,
        unit: 'kJ/kg',
        source: sourceOfFact(sources, 'heatOfSolutionKJPerKg'),
      },
      {
        name: 'specificHeat',
        productId,
        value: product.specificHeatKJPerKgK,
        unit: 'kJ/(kg K)',
        source: sourceOfFact(sources, 'specificHeatKJPerKgK'),
      },
    );
  }
  return {
    figure: 'dissolving.endTemperatureC',
    formula: 'heatBalance',
    terms,
    value: end.temperatureC,
    unit: '°C',
  };
}

/** How near the nearest product is to its limit (facts 3.3). */
function saturationWorking({ content, result }: DissolvingState): Working | null {
  const closest = result.products.find(({ productId }) => productId === result.curveProductId);
  if (closest === undefined || closest.saturation === null) return null;
  const { productId, gPerKgWater, limitGPerKgWater, saturation } = closest;
  const product = content.products.find((item) => item.product.id === productId)?.product;
  const source = sourceOfFact(product?.sources ?? {}, 'solubility');
  return {
    figure: 'dissolving.saturation',
    formula: 'saturation',
    terms: [
      { name: 'strength', productId, value: gPerKgWater, unit: 'g/kg', source: 'draft' },
      { name: 'solubility', productId, value: limitGPerKgWater, unit: 'g/kg', source },
      { name: 'endTemperature', value: result.endTemperatureC, unit: '°C', source: 'draft' },
    ],
    value: saturation,
    unit: '',
  };
}

/** Workings of the dissolving figures of a plan. */
export const dissolvingWorkings = (state: DissolvingState): Working[] =>
  [heatWorking(state), saturationWorking(state)].filter((working) => working !== null);
