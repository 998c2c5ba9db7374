import type {
  ActiveContent,
  ChemicalGroup,
  FactSource,
  Nutrient,
  Oxide,
  ProductForm,
  ProductLabel,
  RateRange,
  ResistanceGroup,
  TankBehaviour,
} from '@mix/engine';
import type { SaltId } from './anhydrousFraction.ts';

/** Facts of a product that need a source each. */
export const PRODUCT_FACTS = [
  'bulkDensityKgPerL',
  'particleDensityKgPerL',
  'liquidDensityKgPerL',
  'displacementLPerKg',
  'saltTable',
  'solubility',
  'heatOfSolutionKJPerKg',
  'specificHeatKJPerKgK',
  'practicalLimitKgPer100L',
  'nutrientsPct',
  'rate',
  'mixClass',
  'phEffect',
  'groups',
  'hazards',
  'notes',
  'particleTopSizeUm',
  'halfLifeByPh',
  'saltIndex',
  'biuretPct',
  'neutralisingValuePct',
  'dissolvingMin',
  'activeIngredientGPerL',
  'activeIngredientPct',
  'acidEquivalentGPerL',
  'acidEquivalentPct',
  'actives',
  'resistanceGroups',
  'label',
] as const;

export type ProductFactName = (typeof PRODUCT_FACTS)[number];

/**
 * A product as the tables of facts hold it: what is not stated is left out and becomes null or
 * empty in the catalogue. The category stands beside the product, in `productFacts`.
 */
export interface ProductFacts {
  readonly id: string;
  readonly name: string;
  readonly form: ProductForm;
  readonly formulation?: string;
  readonly behaviour: TankBehaviour;
  readonly bulkDensityKgPerL?: number;
  readonly particleDensityKgPerL?: number;
  readonly liquidDensityKgPerL?: number;
  readonly displacementLPerKg?: number;
  /** The tabulated salt; `waters` counts the molecules of crystal water of this product. */
  readonly saltTable?: { readonly saltId: SaltId; readonly waters?: number };
  /** [°C, g of product per kg of added water] */
  readonly solubility?: readonly (readonly [number, number])[];
  readonly heatOfSolutionKJPerKg?: number;
  readonly specificHeatKJPerKgK?: number;
  readonly practicalLimitKgPer100L?: number;
  /** % by mass, as declared: elements, or oxides that are converted. Null: analysis not stated. */
  readonly nutrientsPct: Readonly<Partial<Record<Nutrient | Oxide, number>>> | null;
  readonly declaredAnalysis?: string;
  readonly rate?: Omit<RateRange, 'fromLabel'> & { readonly fromLabel?: true };
  readonly mixClass: number;
  readonly phEffect?: string;
  readonly groups: readonly ChemicalGroup[];
  readonly hazards?: readonly string[];
  readonly notes?: string;
  readonly particleTopSizeUm?: number;
  readonly halfLifeByPh?: readonly { readonly ph: number; readonly halfLifeMin: number }[];
  readonly saltIndex?: number;
  readonly biuretPct?: number;
  readonly neutralisingValuePct?: number;
  readonly dissolvingMin?: number;
  readonly activeIngredientGPerL?: number;
  readonly activeIngredientPct?: number;
  readonly acidEquivalentGPerL?: number;
  readonly acidEquivalentPct?: number;
  readonly actives?: readonly ActiveContent[];
  readonly resistanceGroups?: readonly ResistanceGroup[];
  readonly label?: ProductLabel;
  readonly sources: Readonly<Partial<Record<ProductFactName, FactSource>>>;
}
