import type { WorkingFormula } from '@mix/engine';
import { localized } from '../../localized.ts';

/** What the figure is called that a formula gives. */
export const figureNames = localized('figureNames', {
  sprayVolume: 'Spray volume',
  jobVolume: 'Mix for the whole job',
  loadCount: 'Number of loads',
  loadArea: 'Ground a load covers',
  carrier: 'Water to add',
  carrierTotal: 'Water for the job',
  loadDensity: 'Density of the mix',
  loadMass: 'Mass of a load',
  perHaFromRate: 'Product per hectare',
  perHaFromNutrient: 'Product per hectare',
  perHaFromVolume: 'Product per hectare',
  perHaFromLoad: 'Product per hectare',
  amountFromArea: 'Amount in a load',
  amountFromLoad: 'Amount in a load',
  jobAmountFromArea: 'Amount for the job',
  jobAmountFromLoad: 'Amount for the job',
  displacementOfMass: 'Room it takes',
  displacementOfLiquid: 'Room it takes',
  heatBalance: 'Temperature of the full tank',
  saturation: 'Share of the most that dissolves',
  solidsFraction: 'Solids in the mix',
  kriegerDougherty: 'Thickness, against water',
  stokesHindered: 'Time to settle',
  nozzleOutput: 'Flow of one nozzle',
  densityFactor: 'Correction for density',
  pressureForFlow: 'Pressure',
  nutrientSupply: 'Nutrient per hectare',
  productCost: 'Cost for the job',
} satisfies Readonly<Record<WorkingFormula, string>>);
