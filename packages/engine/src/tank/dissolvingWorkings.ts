import { sourceOfFact } from '../working/sourceOfFact.ts';
import { productTerm, term } from '../working/terms.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';
import { WATER_SPECIFIC_HEAT } from './dissolve.ts';
import type { DissolvingState } from './dissolvingState.ts';
import type { TankSolute } from './tankSolutes.ts';

/** What one product takes from the warmth of the tank; unknown heat is not in the sum. */
function heatTerms({ product }: TankSolute, dissolvedKg: number): WorkingTerm[] {
  const { id, sources, heatOfSolutionKJPerKg: heat, specificHeatKJPerKgK } = product;
  if (heat === null) return [];
  const source = sourceOfFact(sources, 'heatOfSolutionKJPerKg');
  const terms = [
    productTerm('dissolvedMass', id, dissolvedKg, 'kg'),
    productTerm('heatOfSolution', id, heat, 'kJ/kg', source),
  ];
  if (specificHeatKJPerKgK !== null) {
    const ofSpecificHeat = sourceOfFact(sources, 'specificHeatKJPerKgK');
    terms.push(productTerm('specificHeat', id, specificHeatKJPerKgK, 'kJ/(kg K)', ofSpecificHeat));
  }
  return terms;
}

/** How the end temperature was worked out (MODEL.md). */
function heatWorking({
  content,
  balance,
  tank,
  end,
  dissolvedKg,
}: DissolvingState): Working | null {
  const startC = content.waterTemperatureC;
  if (startC === null || end === null || tank.solutes.length === 0) return null;
  const terms = [
    term('waterTemperature', startC, '°C', 'draft'),
    term('waterMass', balance.waterMassKg, 'kg'),
    term('waterSpecificHeat', WATER_SPECIFIC_HEAT, 'kJ/(kg K)', 'S13'),
  ];
  if (tank.liquidHeatCapacity > 0)
    terms.push(term('liquidHeatCapacity', tank.liquidHeatCapacity, 'kJ/K', 'assumed'));
  for (const [index, solute] of tank.solutes.entries())
    terms.push(...heatTerms(solute, dissolvedKg[index] ?? 0));
  return {
    figure: 'dissolving.endTemperatureC',
    formula: 'heatBalance',
    terms,
    value: end.temperatureC,
    unit: '°C',
  };
}

/** How near the nearest product is to its limit (MODEL.md). */
function saturationWorking({ tank, result }: DissolvingState): Working | null {
  const { curveProductId, endTemperatureC: endC } = result;
  const closest = result.products.find(({ productId }) => productId === curveProductId);
  if (closest === undefined || endC === null) return null;
  const { productId, gPerKgWater, limitGPerKgWater, saturation } = closest;
  if (limitGPerKgWater === null || saturation === null) return null;
  const solute = tank.solutes.find(({ product }) => product.id === productId);
  const source = sourceOfFact(solute?.product.sources ?? {}, 'solubility');
  return {
    figure: `dissolving.products.${result.products.indexOf(closest)}.saturation`,
    formula: 'saturation',
    terms: [
      productTerm('strength', productId, gPerKgWater, 'g/kg'),
      productTerm('solubility', productId, limitGPerKgWater, 'g/kg', source),
      term('endTemperature', endC, '°C'),
    ],
    value: saturation,
    unit: '',
  };
}

/** Workings of the dissolving figures of a plan. */
export const dissolvingWorkings = (state: DissolvingState): Working[] =>
  [heatWorking(state), saturationWorking(state)].filter((working) => working !== null);
