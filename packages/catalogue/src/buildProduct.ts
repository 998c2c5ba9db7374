import {
  kilogramsPerLitre,
  litresPerKilogram,
  massFraction,
  type FactSource,
  type Product,
  type ProductCategory,
} from '@mix/engine';
import { anhydrousFraction } from './anhydrousFraction.ts';
import { elementalFrom } from './elementalFrom.ts';
import { byName, partlyAssumed } from './factSource.ts';
import type { ProductFacts } from './ProductFacts.ts';

// `mixClass`: the guides disagree on the order. `groups`: a salt, an active or seed is in the group
// of its name.
const defaultSources: Readonly<Record<'mixClass' | 'groups', FactSource>> = {
  mixClass: partlyAssumed(['S42', 'S43', 'S69', 'S70'], 'The guides disagree; the label rules.'),
  groups: byName,
};

const orNull = <Stated, Minted>(
  stated: Stated | undefined,
  mint: (stated: Stated) => Minted,
): Minted | null => (stated === undefined ? null : mint(stated));

const mixingFacts = ({ mixClass, phEffect, groups, hazards, notes }: ProductFacts) => ({
  mixClass,
  phEffect: phEffect ?? null,
  groups,
  hazards: hazards ?? [],
  notes: notes ?? null,
});

/** The product as the engine knows it: what the table leaves out becomes null or empty. */
export function buildProduct(category: ProductCategory, facts: ProductFacts): Product {
  return {
    id: facts.id,
    name: facts.name,
    category,
    form: facts.form,
    formulation: facts.formulation ?? null,
    behaviour: facts.behaviour,
    bulkDensityKgPerL: orNull(facts.bulkDensityKgPerL, kilogramsPerLitre),
    particleDensityKgPerL: orNull(facts.particleDensityKgPerL, kilogramsPerLitre),
    liquidDensityKgPerL: orNull(facts.liquidDensityKgPerL, kilogramsPerLitre),
    displacementLPerKg: orNull(facts.displacementLPerKg, litresPerKilogram),
    saltTable: orNull(facts.saltTable, ({ saltId, waters = 0 }) => ({
      saltId,
      anhydrousFraction: massFraction(anhydrousFraction(saltId, waters)),
    })),
    solubility: (facts.solubility ?? []).map(([temperatureC, gPerKgWater]) => ({
      temperatureC,
      gPerKgWater,
    })),
    heatOfSolutionKJPerKg: facts.heatOfSolutionKJPerKg ?? null,
    specificHeatKJPerKgK: facts.specificHeatKJPerKgK ?? null,
    practicalLimitKgPer100L: facts.practicalLimitKgPer100L ?? null,
    nutrientsPct: facts.nutrientsPct === null ? null : elementalFrom(facts.nutrientsPct),
    declaredAnalysis: facts.declaredAnalysis ?? null,
    rate: orNull(facts.rate, (rate) => ({ ...rate, fromLabel: rate.fromLabel ?? false })),
    ...mixingFacts(facts),
    particleTopSizeUm: facts.particleTopSizeUm ?? null,
    halfLifeByPh: facts.halfLifeByPh ?? [],
    ...fewFacts(facts),
    sources: { ...defaultSources, ...saltTableSource(facts), ...facts.sources },
  };
}

const FEW_FACTS = [
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
] as const satisfies readonly (keyof ProductFacts & keyof Product)[];

/** Optional facts of a product; a fact that is not stated stays absent. */
const fewFacts = (facts: ProductFacts): Partial<Product> =>
  Object.fromEntries(
    FEW_FACTS.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const])),
  );

const saltTableSource = (facts: ProductFacts) =>
  facts.saltTable === undefined
    ? {}
    : { saltTable: { sourceIds: ['S3'], assumed: false, note: null } satisfies FactSource };
