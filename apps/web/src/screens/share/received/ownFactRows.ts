import type { Product, UnitId } from '@mix/engine';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import type { InputRow } from './inputRows.ts';

/** The facts of a sender's own product that change what goes into the tank. */
export function ownFactRows(product: Product): readonly InputRow[] {
  const { nutrientsPct, rate, formulation } = product;
  const figure = (value: number | null, unit: UnitId): string | null =>
    value === null ? null : quantityText(value, unit, 6);
  const analysis = Object.entries(nutrientsPct ?? {}).map(
    ([nutrient, share]) => `${nutrient} ${quantityText(share, '%', 3)}`,
  );
  const words = shareWords.facts;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [words.form, [words.forms[product.form], formulation].filter(Boolean).join(', ')],
    [words.behaviour, words.behaviours[product.behaviour]],
    [words.liquidDensity, figure(product.liquidDensityKgPerL, 'kg/L')],
    [words.bulkDensity, figure(product.bulkDensityKgPerL, 'kg/L')],
    [words.room, figure(product.displacementLPerKg, 'L/kg')],
    [words.saltTable, product.saltTable?.saltId ?? null],
    [words.heat, figure(product.heatOfSolutionKJPerKg, 'kJ/kg')],
    [words.practicalLimit, figure(product.practicalLimitKgPer100L, 'kg/100 L')],
    [words.analysis, analysis.length === 0 ? null : analysis.join(', ')],
    [
      rate?.fromLabel === true ? words.labelRate : words.usualRate,
      rate === null
        ? null
        : words.range(quantityText(rate.min, rate.unit, 3), quantityText(rate.max, rate.unit, 3)),
    ],
    [words.groups, product.groups.length === 0 ? null : product.groups.join(', ')],
    [words.hazards, product.hazards.length === 0 ? null : product.hazards.join(', ')],
    [words.notes, product.notes],
  ];
  return facts.flatMap(([label, value]) =>
    value === null ? [] : [{ path: `${product.id} ${label}`, label, value }],
  );
}
