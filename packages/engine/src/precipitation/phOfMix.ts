import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import type { PhSetBy } from '../mix/MixPlan.ts';
import { massOf, type TankProduct } from '../tank/TankContent.ts';
import { NEUTRAL, phOfProduct, type PhRange } from './phOfProduct.ts';

export interface PhOfMix {
  /**
   * Range that saturation is judged over; null where a product is in the mix whose pH only its can
   * tells.
   */
  readonly range: PhRange | null;
  /**
   * Range that the operator is told; null as well where it hangs on the pH of the water, which is
   * not known.
   */
  readonly told: PhRange | null;
  readonly setBy: PhSetBy;
  /** Products whose pH only their cans tell. */
  readonly canTells: readonly string[];
  readonly needsWaterPh: boolean;
}

/**
 * With less buffer than this, mol/kg, the water may outdo it: twice the bicarbonate of a water that
 * has 300 mg/L.
 */
const BUFFER_MOL_PER_KG = 0.01;
const BICARBONATE_MG_PER_MOL = 61_017;
const TIMES_THE_WATER = 2;

const joined = (ranges: readonly PhRange[]): PhRange => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
});

/**
 * The alkali of the highest pH, the ranges of buffers and acid salts, and the products whose pH
 * only their cans tell.
 */
function sorted(products: readonly TankProduct[]) {
  let alkali: PhRange | null = null;
  const ranges: PhRange[] = [];
  const canTells: string[] = [];
  for (const { product } of products) {
    const { kind, range } = phOfProduct(product);
    if (kind === 'alkali' && (alkali === null || range.high > alkali.high)) alkali = range;
    if (kind === 'buffer' || kind === 'salt') ranges.push(range);
    if (kind === 'canTells') canTells.push(product.id);
  }
  return { alkali, ranges, canTells };
}

/** A result that holds whatever the water. */
const surely = (range: PhRange, setBy: PhSetBy): PhOfMix => ({
  range,
  told: range,
  setBy,
  canTells: [],
  needsWaterPh: false,
});

/** Whether there is so much buffer that the water does not count. */
function isBuffered(
  products: readonly TankProduct[],
  waterMassKg: number,
  water: WaterAnalysisDraft | null,
): boolean {
  let mol = 0;
  for (const item of products) mol += massOf(item) * phOfProduct(item.product).bufferMolPerKg;
  const bicarbonatePpm = water?.bicarbonatePpm ?? null;
  const enough =
    bicarbonatePpm === null
      ? BUFFER_MOL_PER_KG
      : (TIMES_THE_WATER * bicarbonatePpm) / BICARBONATE_MG_PER_MOL;
  return mol > 0 && mol >= enough * waterMassKg;
}

/** The pH where the water counts beside acid salts and too little of a buffer. */
function withWater(ranges: readonly PhRange[], waterPh: number | null): PhOfMix {
  const setBy = ranges.length === 0 ? 'water' : 'salts';
  if (waterPh === null)
    return {
      range: joined([...ranges, NEUTRAL]),
      told: null,
      setBy,
      canTells: [],
      needsWaterPh: true,
    };
  const own = { low: waterPh, high: waterPh };
  return {
    ...surely(joined([...ranges, NEUTRAL, own]), setBy),
    told: joined([...ranges, own]),
  };
}

/**
 * Between which pH a mix stands, from what is in it: what was measured in it, else an alkali that beats
 * everything dissolved, else the buffers together, else the water. Never narrower than what is known:
 * both ends are to be judged.
 */
export function phOfMix(
  products: readonly TankProduct[],
  waterMassKg: number,
  water: WaterAnalysisDraft | null,
  measuredPh: number | null,
): PhOfMix {
  if (measuredPh !== null) return surely({ low: measuredPh, high: measuredPh }, 'measured');
  const { alkali, ranges, canTells } = sorted(products);
  if (alkali !== null) return surely(alkali, 'alkali');
  const mix = isBuffered(products, waterMassKg, water)
    ? surely(joined(ranges), 'buffer')
    : withWater(ranges, water?.ph ?? null);
  return canTells.length === 0 ? mix : { ...mix, range: null, told: null, canTells };
}
