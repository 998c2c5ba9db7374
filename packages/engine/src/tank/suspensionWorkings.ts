import type { SuspensionResult } from '../mix/MixPlan.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import type { Working } from '../working/Working.ts';
import { FALL_MM, type Settling } from './settling.ts';
import { PACKED_FRACTION } from './suspension.ts';
import type { TankContent } from './TankContent.ts';

/** How the suspension figures of a plan were worked out (facts 3.5). */
export function suspensionWorkings(
  result: SuspensionResult,
  { freshL, waterTemperatureC }: TankContent,
  settling: Settling | null,
): Working[] {
  const workings: Working[] = [
    {
      figure: 'suspension.solidsFraction',
      formula: 'solidsFraction',
      terms: [
        { name: 'solids', value: result.solidsL, unit: 'L', source: 'S3' },
        { name: 'mixVolume', value: freshL, unit: 'L', source: 'draft' },
      ],
      value: result.solidsFraction,
      unit: '',
    },
    {
      figure: 'suspension.relativeViscosity',
      formula: 'kriegerDougherty',
      terms: [
        { name: 'solidsFraction', value: result.solidsFraction, unit: '', source: 'draft' },
        { name: 'packedFraction', value: PACKED_FRACTION, unit: '', source: 'assumed' },
      ],
      value: result.relativeViscosity,
      unit: '',
    },
  ];
  if (settling === null) return workings;
  const { product, topSizeUm, seconds } = settling;
  const productId = product.id;
  workings.push({
    figure: 'suspension.settlingSeconds',
    formula: 'stokesHindered',
    terms: [
      {
        name: 'particleTopSize',
        productId,
        value: topSizeUm,
        unit: 'um',
        source: sourceOfFact(product.sources, 'particleTopSizeUm'),
      },
      {
        name: 'particleDensity',
        productId,
        value: product.particleDensityKgPerL,
        unit: 'kg/L',
        source: sourceOfFact(product.sources, 'particleDensityKgPerL'),
      },
      {
        name: 'waterTemperature',
        value: settling.waterC,
        unit: '°C',
        source: waterTemperatureC === null ? 'assumed' : 'draft',
      },
      { name: 'fall', value: FALL_MM / 1000, unit: 'm', source: 'assumed' },
    ],
    value: seconds,
    unit: 's',
  });
  return workings;
}
