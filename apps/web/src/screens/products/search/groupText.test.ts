import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { groupText } from './groupText.ts';

it('has words for every group of the catalogue', () => {
  const groups = new Set(catalogue.products.flatMap((product) => product.groups));
  expect([...groups].filter((group) => groupText(group) === group)).toEqual([]);
});
