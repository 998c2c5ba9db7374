import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import type { TankBalance } from '../tank/TankBalance.ts';
import { massOf, type TankContent } from '../tank/TankContent.ts';
import type { Celsius } from '../units/quantity.ts';
import { ionsOfProduct } from './ionsOfProduct.ts';
import type { PhRange } from './phOfProduct.ts';
import { speciate, type Speciation } from './speciate.ts';
import type { Ion, IonCounts } from './waterChemistry.ts';

const MG_PER_MOL = { Ca: 40_078, Mg: 24_305, HCO3: 61_017 } as const;

/** The ions of one load, and what they are judged with. */
export interface TankIons {
  /** mol per kg of water. */
  readonly totals: IonCounts;
  /** True where the ions of a product are not known and count as none: there may be more of any. */
  readonly isLeast: boolean;
  /** Null where only a can tells the pH. */
  readonly ph: PhRange | null;
  /** True where something does not dissolve: on it solids form sooner. */
  readonly hasSolids: boolean;
  readonly endTemperatureC: Celsius | null;
  readonly at: (ph: number) => Speciation;
}

/**
 * Calcium, magnesium and bicarbonate of the water, with chloride or sodium for what their charge
 * lacks; an ion that is not known counts as none.
 */
function ionsOfWater({ calciumPpm, magnesiumPpm, bicarbonatePpm }: WaterAnalysisDraft) {
  const calcium = (calciumPpm ?? 0) / MG_PER_MOL.Ca;
  const magnesium = (magnesiumPpm ?? 0) / MG_PER_MOL.Mg;
  const bicarbonate = (bicarbonatePpm ?? 0) / MG_PER_MOL.HCO3;
  const charge = 2 * (calcium + magnesium) - bicarbonate;
  const ions: Partial<Record<Ion, number>> = {
    Ca: calcium,
    Mg: magnesium,
    CO3: bicarbonate,
    Cl: Math.max(0, charge),
    Na: Math.max(0, -charge),
  };
  return ions;
}

/**
 * Ions of one load per kg of its water. Water inside products is left out, which counts the mix as
 * stronger than it is; calcium, magnesium and bicarbonate of the water count where they are known. A
 * product whose ions are not known counts as none here: its own pairs keep the verdict of their rules,
 * and what drops out of two others is then the least there is. Null without water.
 */
export function tankIons(
  { products }: TankContent,
  { waterMassKg }: TankBalance,
  water: WaterAnalysisDraft | null,
  endTemperatureC: Celsius | null,
  ph: PhRange | null,
): TankIons | null {
  if (waterMassKg <= 0) return null;
  const totals = ionsOfWater(water ?? {});
  let isLeast = false;
  for (const item of products) {
    const ions = ionsOfProduct(item.product);
    if (ions === null) {
      isLeast = true;
      continue;
    }
    const kgPerKg = massOf(item) / waterMassKg;
    for (const [ion, mol] of Object.entries(ions) as [Ion, number][])
      totals[ion] = (totals[ion] ?? 0) + mol * kgPerKg;
  }
  const known = new Map<number, Speciation>();
  return {
    totals,
    isLeast,
    ph,
    hasSolids: products.some(({ product }) => product.behaviour === 'suspends'),
    endTemperatureC,
    at: (ph) => {
      const speciation = known.get(ph) ?? speciate(totals, ph);
      known.set(ph, speciation);
      return speciation;
    },
  };
}
