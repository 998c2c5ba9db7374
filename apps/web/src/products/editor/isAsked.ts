import type { ProductTexts } from './ProductTexts.ts';

/** Facts that only a liquid, a solid, or what dissolves or stays a particle can have. */
const ONLY: Readonly<Record<string, (texts: ProductTexts) => boolean>> = {
  liquidDensityKgPerL: (texts) => isLiquid(texts),
  displacementLPerKg: (texts) => !isLiquid(texts),
  particleDensityKgPerL: (texts) => !isLiquid(texts),
  bulkDensityKgPerL: (texts) => !isLiquid(texts),
  solubility: ({ fields }) => fields.behaviour === 'dissolves',
  heatOfSolutionKJPerKg: (texts) => !isLiquid(texts),
  specificHeatKJPerKgK: (texts) => isLiquid(texts) || texts.fields.behaviour === 'dissolves',
  practicalLimitKgPer100L: ({ fields }) => fields.behaviour === 'dissolves',
  'saltTable.saltId': ({ fields }) => fields.behaviour === 'dissolves',
  'saltTable.anhydrousFraction': ({ fields }) => fields.behaviour === 'dissolves',
  'saltTable.givesRoom': ({ fields }) => fields.behaviour === 'dissolves',
  particleTopSizeUm: (texts) => !isLiquid(texts),
  activeIngredientGPerL: (texts) => isLiquid(texts),
  acidEquivalentGPerL: (texts) => isLiquid(texts),
  activeIngredientPct: (texts) => !isLiquid(texts),
  acidEquivalentPct: (texts) => !isLiquid(texts),
};

export const isLiquid = ({ fields }: ProductTexts): boolean => fields.form === 'liquid';

/** Whether the editor asks for a fact: text in a field that is no longer shown does not count. */
export function isAsked(key: string, texts: ProductTexts): boolean {
  if (key.startsWith('nutrientsPct.')) return texts.fields.analysis === 'stated';
  return ONLY[key]?.(texts) ?? true;
}
