import type { MixInputs } from '../mix/MixInputs.ts';
import type { RinseResult } from '../mix/MixPlan.ts';
import type { Working } from '../mix/Working.ts';
import { litres } from '../units/quantity.ts';
import { deadVolumeTerm, tankResidualTerm, term } from '../working/terms.ts';

/** A sprayer passes where what is left is thinned to one in 300 (ISO 16119-4). */
const THINNED_TO = 300;
/** Equal parts of the rinse water, each sprayed out before the next (ISO 16236). */
const PARTS = 3;

/**
 * What is left of the strength after rinsing, parts of one: (R / (R + V/n))^n, every time well mixed
 * (sprayers101, continuous rinsing). Dead ends hold more, and film on the walls is not counted.
 */
export const rinsedFraction = (residualL: number, rinseL: number, parts: number): number =>
  (residualL / (residualL + rinseL / parts)) ** parts;

/** Rinse water in all, L, that thins a residual so much: V = n R (F^(1/n) - 1). */
export const rinseWaterL = (residualL: number, thinnedTo: number, parts: number): number =>
  parts * residualL * (thinnedTo ** (1 / parts) - 1);

/**
 * Water to rinse out what stays in tank and lines: the least there is where only one of them is known,
 * null while nobody knows what stays.
 */
export function planRinse(inputs: MixInputs): {
  readonly rinse: RinseResult | null;
  readonly workings: readonly Working[];
} {
  const { deadVolumeL, tankResidualL } = inputs;
  const residualL = (deadVolumeL ?? 0) + (tankResidualL ?? 0);
  if (residualL === 0) return { rinse: null, workings: [] };
  const totalL = rinseWaterL(residualL, THINNED_TO, PARTS);
  return {
    rinse: {
      residualL: litres(residualL),
      parts: PARTS,
      eachL: litres(totalL / PARTS),
      totalL: litres(totalL),
      thinnedTo: THINNED_TO,
      isLeast: deadVolumeL === null || tankResidualL === null,
    },
    workings: [
      {
        figure: 'rinse.totalL',
        formula: 'rinseWater',
        terms: [
          ...(deadVolumeL === null ? [] : [deadVolumeTerm(inputs)]),
          ...(tankResidualL === null ? [] : [tankResidualTerm(inputs)]),
          term('rinses', PARTS, '', 'assumed'),
        ],
        value: totalL,
        unit: 'L',
      },
    ],
  };
}
