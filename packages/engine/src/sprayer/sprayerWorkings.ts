import type { MixInputs } from '../mix/MixInputs.ts';
import type { SprayerResult } from '../mix/MixPlan.ts';
import type { KilogramsPerLitre } from '../units/quantity.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import { bandTerms } from '../working/terms.ts';
import type { Working } from '../mix/Working.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';

/** A maker's table vouches for a whole tip, under `tip`; a single figure may have its own source. */
const sourceOfTip = ({ sources }: Nozzle, field: string): string =>
  sourceOfFact(sources, sources[field] === undefined ? 'tip' : field);

/** How flow, density factor and pressure were worked out (S39, S37, S36). */
export function sprayerWorkings(
  inputs: MixInputs,
  nozzle: Nozzle,
  result: SprayerResult,
  mix: { readonly densityKgPerL: KilogramsPerLitre },
): Working[] {
  return [
    {
      figure: 'sprayer.nozzleOutputLPerMin',
      formula: 'nozzleOutput',
      terms: [
        {
          name: 'applicationRate',
          value: inputs.applicationRateLPerHa,
          unit: 'L/ha',
          source: 'draft',
        },
        { name: 'travelSpeed', value: result.travelSpeedKmPerH, unit: 'km/h', source: 'draft' },
        { name: 'swathWidth', value: result.swathWidthM, unit: 'm', source: 'draft' },
        { name: 'nozzleCount', value: result.nozzleCount, unit: '', source: 'draft' },
        ...bandTerms(inputs),
      ],
      value: result.nozzleOutputLPerMin,
      unit: 'L/min',
    },
    {
      figure: 'sprayer.densityFactor',
      formula: 'densityFactor',
      terms: [{ name: 'density', value: mix.densityKgPerL, unit: 'kg/L', source: 'S37' }],
      value: result.densityFactor,
      unit: '',
    },
    {
      figure: 'sprayer.pressureBar',
      formula: 'pressureForFlow',
      terms: [
        { name: 'nozzleOutput', value: result.nozzleOutputLPerMin, unit: 'L/min', source: 'S39' },
        { name: 'densityFactor', value: result.densityFactor, unit: '', source: 'S37' },
        {
          name: 'publishedFlow',
          value: nozzle.flowLPerMin,
          unit: 'L/min',
          source: sourceOfTip(nozzle, 'flowLPerMin'),
        },
        {
          name: 'publishedPressure',
          value: nozzle.atBar,
          unit: 'bar',
          source: sourceOfTip(nozzle, 'atBar'),
        },
        {
          name: 'flowExponent',
          value: nozzle.flowExponent,
          unit: '',
          source: sourceOfTip(nozzle, 'flowExponent'),
        },
      ],
      value: result.pressureBar,
      unit: 'bar',
    },
  ];
}
