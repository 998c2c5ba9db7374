import type { SuspensionResult } from '../../mix/MixPlan.ts';
import { sourceOfFact } from '../../working/sourceOfFact.ts';
import { productTerm, term } from '../../working/terms.ts';
import type { Working } from '../../mix/Working.ts';
import { FALL_MM, type Settling } from './settling.ts';
import { PACKED_FRACTION } from './suspension.ts';
import type { TankContent } from '../TankContent.ts';

function settlingWorking(settling: Settling, waterIsAssumed: boolean): Working {
  const { product, topSizeUm, particleKgPerL, seconds, waterC } = settling;
  const { id, sources } = product;
  const sizeSource = sourceOfFact(sources, 'particleTopSizeUm');
  const densitySource = sourceOfFact(sources, 'particleDensityKgPerL');
  return {
    figure: 'suspension.settlingSeconds',
    formula: 'stokesHindered',
    terms: [
      productTerm('particleTopSize', id, topSizeUm, 'um', sizeSource),
      productTerm('particleDensity', id, particleKgPerL, 'kg/L', densitySource),
      term('waterTemperature', waterC, '°C', waterIsAssumed ? 'assumed' : 'draft'),
      term('fall', FALL_MM / 1000, 'm', 'assumed'),
    ],
    value: seconds,
    unit: 's',
  };
}

/** How the suspension figures of a plan were worked out (MODEL.md). */
export function suspensionWorkings(
  { solidsL, solidsFraction, relativeViscosity }: SuspensionResult,
  { freshL, waterTemperatureC }: TankContent,
  settling: Settling | null,
): Working[] {
  const workings: Working[] = [
    {
      figure: 'suspension.solidsFraction',
      formula: 'solidsFraction',
      terms: [term('solids', solidsL, 'L'), term('mixVolume', freshL, 'L')],
      value: solidsFraction,
      unit: '',
    },
    {
      figure: 'suspension.relativeViscosity',
      formula: 'kriegerDougherty',
      terms: [
        term('solidsFraction', solidsFraction, ''),
        term('packedFraction', PACKED_FRACTION, '', 'assumed'),
      ],
      value: relativeViscosity,
      unit: '',
    },
  ];
  if (settling !== null) workings.push(settlingWorking(settling, waterTemperatureC === null));
  return workings;
}
