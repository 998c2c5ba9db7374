import { tradeNames } from '@mix/catalogue/tradeNames';
import { expect, it } from 'vitest';
import { packNames } from './packNames.ts';
import { unpackNames } from './unpackNames.ts';

it('keeps every name with its country and product, and leaves out what is told of a salt alone', () => {
  const names = unpackNames(packNames(tradeNames));
  const keyed = (list: readonly { name: string; country: string; productId: string | null }[]) =>
    list
      .map(({ name, country, productId }) => `${name} ${country} ${String(productId)}`)
      .toSorted();
  expect(keyed(names)).toEqual(keyed(tradeNames));
  expect(names.find(({ name }) => name === 'Weedmaster Argo')).toMatchObject({
    country: 'AU',
    actives: 'glyphosate 540 g/L',
  });
});
