import type { MixInputs } from '../mix/MixInputs.ts';
import type { SprayerResult } from '../mix/MixPlan.ts';
import type { KilogramsPerLitre } from '../units/quantity.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import { bandTerms } from '../working/terms.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';

/** A maker's table vouches for a whole tip, under `tip`; a single figure may have its own source. */
const sourceOfTip = ({ sources }: Nozzle, field: string): string =>
  sourceOfFact(sources, sources[field] === undefined ? 'tip' : field);

/** The point of the tip's flow that the pressure is worked out from: measured, or published. */
const flowTerms = ({ measuredFlow }: MixInputs, nozzle: Nozzle): WorkingTerm[] => [
  {
    name: measuredFlow === null ? 'publishedFlow' : 'measuredFlow',
    value: nozzle.flowLPerMin,
    unit: 'L/min',
    source: measuredFlow === null ? sourceOfTip(nozzle, 'flowLPerMin') : 'draft',
  },
  {
    name: measuredFlow === null ? 'publishedPressure' : 'measuredPressure',
    value: nozzle.atBar,
    unit: 'bar',
    source: measuredFlow === null ? sourceOfTip(nozzle, 'atBar') : 'draft',
  },
];

/** How far the nozzles are from new ones, where both flows are known. */
function flowFactorWorking({ measuredFlow }: MixInputs, nozzle: Nozzle): Working[] {
  if (measuredFlow === null || measuredFlow.tableFlowLPerMin === null) return [];
  const { flowLPerMin, tableFlowLPerMin } = measuredFlow;
  const source = sourceOfTip(nozzle, 'flowLPerMin');
  return [
    {
      figure: 'sprayer.flowFactor',
      formula: 'flowFactor',
      terms: [
        { name: 'measuredFlow', value: flowLPerMin, unit: 'L/min', source: 'draft' },
        { name: 'tableFlow', value: tableFlowLPerMin, unit: 'L/min', source },
      ],
      value: flowLPerMin / tableFlowLPerMin,
      unit: '',
    },
  ];
}

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
    ...flowFactorWorking(inputs, nozzle),
    {
      figure: 'sprayer.pressureBar',
      formula: 'pressureForFlow',
      terms: [
        { name: 'nozzleOutput', value: result.nozzleOutputLPerMin, unit: 'L/min', source: 'S39' },
        { name: 'densityFactor', value: result.densityFactor, unit: '', source: 'S37' },
        ...flowTerms(inputs, nozzle),
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
