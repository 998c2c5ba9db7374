import { rulesAmong, rulesBetween } from '@mix/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';

const { products, compatibilityRules } = catalogue;

it('says of any two products of a mix by the rules between its products what all rules say', () => {
  let told = 0;
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...products), { maxLength: 8 }), (mix) => {
      const among = rulesAmong(compatibilityRules, mix);
      for (const one of mix)
        for (const other of mix) {
          const between = rulesBetween(compatibilityRules, one, other);
          expect(rulesBetween(among, one, other)).toEqual(between);
          told += between.rules.length;
        }
    }),
  );
  expect(told).toBeGreaterThan(100);
});

it('leaves out what speaks of others', () => {
  const urea = products.filter(({ id }) => id === 'urea');
  expect(rulesAmong(compatibilityRules, urea).length).toBeLessThan(compatibilityRules.length / 20);
  expect(rulesAmong(compatibilityRules, [])).toEqual([]);
});
