import { expect, it } from 'vitest';
import { factFigure, shareText } from './factFigure.ts';

it.each([
  [0.742, '0.742'],
  [1346, '1,346'],
  [0.00035, '0.00035'],
  [18.582105, '18.582'],
  [123456.7, '123,457'],
  [-2.5, '−2.5'],
  [0, '0'],
])('shows %d as %s', (value, text) => {
  expect(factFigure(value, 'g/kg water')).toEqual({ text, unit: 'g/kg water' });
});

it('keeps three digits of what was converted', () => {
  expect([18.582, 9.9983, 46, 0.4367].map(shareText)).toEqual(['18.6', '10', '46', '0.437']);
});
