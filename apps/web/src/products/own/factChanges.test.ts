import { catalogue } from '@mix/catalogue';
import { kilogramsPerLitre } from '@mix/engine';
import { expect, it } from 'vitest';
import { columnName } from './columnName.ts';
import { factRow, rowChanges } from './factChanges.ts';
import { valueText } from './valueText.ts';

const uan = catalogue.products.find(({ id }) => id === 'uan32');
if (uan?.rate == null) throw new Error('no uan32');
const { rate } = uan;

it('names each fact that changed, with both figures in their unit', () => {
  const before = factRow({ ...uan, liquidDensityKgPerL: kilogramsPerLitre(1.3) });
  const after = factRow({
    ...uan,
    liquidDensityKgPerL: kilogramsPerLitre(1.328),
    groups: [...uan.groups, 'SO4'],
    rate: { ...rate, max: 333, fromLabel: true },
  });
  const told = rowChanges(before, after).map(
    ({ key, before: old, after: now }) =>
      `${columnName(key)}: ${valueText(key, old, before)} > ${valueText(key, now, after)}`,
  );
  expect(told).toContain('Density: 1.3\u00a0kg/L > 1.328\u00a0kg/L');
  expect(told).toContain(`Usual rate, highest: ${rate.max}\u00a0L/ha > 333\u00a0L/ha`);
  expect(told).toContain('The highest is the label maximum: no > yes');
  expect(told.find((line) => line.startsWith('Counts as'))).toMatch(/> .*, sulphate$/);
});

it('finds nothing between a product and itself', () => {
  for (const product of catalogue.products) {
    expect(rowChanges(factRow(product), factRow({ ...product, sources: {} }))).toEqual([]);
  }
});

it('has words for every value of every product of the catalogue', () => {
  for (const product of catalogue.products) {
    const row = factRow(product);
    for (const [key, value] of Object.entries(row)) {
      expect(`${columnName(key)} ${valueText(key, value, row)}`).not.toMatch(/undefined|null|NaN/);
    }
  }
});
