import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import type { TankBalance, TankContent } from '../tank/TankContent.ts';
import { massOf } from '../tank/TankContent.ts';
import type { CompatibilityRule } from '../catalogue/CompatibilityRule.ts';

/** g/mol. */
const CALCIUM = 40.078;
const SULPHUR = 32.06;
/** Calcium and sulphate in water saturated with gypsum, mmol/L each, at 20 °C (S1: 0.256 g CaSO4.2H2O/100 g). */
const GYPSUM_SATURATION_MMOL_PER_L = 14.87;

/** Groups that bring dissolved calcium and dissolved sulphate. */
const CALCIUM_GROUP = 'CA_SOL';
const SULPHATE_GROUP = 'SO4';

export interface GypsumTest {
  readonly calciumMmolPerL: number;
  readonly sulphateMmolPerL: number;
  readonly saturationMmolPerL: number;
  /** The ion product passes that of a saturated solution. */
  readonly forms: boolean;
}

export const isGypsumRule = ({ between }: CompatibilityRule): boolean =>
  (between[CALCIUM_GROUP]?.includes(SULPHATE_GROUP) ?? false) ||
  (between[SULPHATE_GROUP]?.includes(CALCIUM_GROUP) ?? false);

/** mol of an element that the products of a group bring; null when one of them cannot be counted. */
function molesFrom(
  content: TankContent,
  group: string,
  element: 'Ca' | 'S',
  gPerMol: number,
): number | null {
  let moles = 0;
  for (const item of content.products) {
    const { product } = item;
    if (!product.groups.includes(group)) continue;
    const percent = product.nutrientsPct?.[element];
    if (product.behaviour === 'suspends' || percent === undefined) return null;
    moles += (massOf(item) * 1000 * (percent / 100)) / gPerMol;
  }
  return moles;
}

/**
 * Whether gypsum comes out of one load: calcium x sulphate, both in mmol per litre of mix, against
 * 14.87 squared (facts 4.1, saturation S1). Calcium of the water counts where its analysis is
 * known. Null when a product is undissolved or does not state its calcium or sulphur: then the
 * plain rule holds. Activity of the ions is left out, which errs on the side of gypsum.
 */
export function gypsumTest(
  content: TankContent,
  balance: TankBalance,
  water: WaterAnalysisDraft | null,
): GypsumTest | null {
  const calcium = molesFrom(content, CALCIUM_GROUP, 'Ca', CALCIUM);
  const sulphate = molesFrom(content, SULPHATE_GROUP, 'S', SULPHUR);
  if (calcium === null || sulphate === null || content.freshL <= 0) return null;
  const waterL = Math.max(0, balance.carrierL) + content.heelWaterL;
  const calciumOfWater = ((water?.calciumPpm ?? 0) / 1000 / CALCIUM) * waterL;
  const calciumMmolPerL = (1000 * (calcium + calciumOfWater)) / content.freshL;
  const sulphateMmolPerL = (1000 * sulphate) / content.freshL;
  return {
    calciumMmolPerL,
    sulphateMmolPerL,
    saturationMmolPerL: GYPSUM_SATURATION_MMOL_PER_L,
    forms: calciumMmolPerL * sulphateMmolPerL > GYPSUM_SATURATION_MMOL_PER_L ** 2,
  };
}
