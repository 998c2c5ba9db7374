import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { candidatesFor } from './nutrientTarget.ts';

/** The products that are shown before "more products". */
const first = (target: Parameters<typeof candidatesFor>[0]): readonly string[] =>
  candidatesFor(target, catalogue, [])
    .slice(0, 6)
    .map(({ id }) => id);

it('offers the carriers of each nutrient that is wanted, not six of one', () => {
  const both = first({ N: 20, S: 5 });
  expect(both).toContain('urea');
  expect(both).toContain('ams');
  expect(first({ N: 20 })[0]).toMatch(/^urea/);
});
