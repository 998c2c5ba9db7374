import { expect, it } from 'vitest';
import { columnText } from './columnText.ts';

it.each([
  [46, 1, '46.0'],
  [56.34, 1, '56.3'],
  [0, 1, '0.0'],
  [1240.5, 2, '1,240.50'],
  [12.6, 0, '13'],
])('writes %d with %d decimals as %s', (value, decimals, text) => {
  expect(columnText(value, 'kg N/ha', decimals)).toBe(text);
});
