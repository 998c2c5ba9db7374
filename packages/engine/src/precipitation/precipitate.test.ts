import { describe, expect, it } from 'vitest';
import { solid, tankContent } from '../../test/testMix.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { ams, calciumNitrate, epsom, potassiumNitrate } from '../../test/testProducts.ts';
import type { CompatibilityRule, PrecipitateId } from '../catalogue/CompatibilityRule.ts';
import type { Product } from '../catalogue/Product.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import { celsius } from '../units/quantity.ts';
import { ionsOfProduct } from './ionsOfProduct.ts';
import { phOfMix } from './phOfMix.ts';
import { precipitate } from './precipitate.ts';
import { tankIons } from './tankIons.ts';

const map = exampleProduct({
  id: 'map',
  groups: ['NH4', 'PO4'],
  nutrientsPct: { N: 12.2, P: 26.9 },
});
const dap = exampleProduct({
  id: 'dap',
  groups: ['NH4', 'PO4', 'ALK_MILD'],
  nutrientsPct: { N: 21.2, P: 23.4 },
});
const uan = exampleProduct({ id: 'uan', groups: ['UREA', 'NH4', 'NO3'], nutrientsPct: { N: 32 } });

it('a product that does not state its ions makes what is worked out the least there is', () => {
  const known = [solid(calciumNitrate, 10), solid(ams, 20)];
  const isLeast = (products: typeof known) => {
    const content = tankContent(products);
    return tankIons(content, balanceTank(content), null, celsius(15), null)?.isLeast;
  };
  expect(isLeast(known)).toBe(false);
  expect(isLeast([...known, solid({ ...map, nutrientsPct: null }, 5)])).toBe(true);
});

describe('ions of a product', () => {
  it('come from its declared elements, nitrogen by its charge', () => {
    // 4.741 Ca, 10.267 NO3, 0.785 NH4 mol/kg at 19 % calcium
    const ions = ionsOfProduct({ ...calciumNitrate, nutrientsPct: { N: 15.5, Ca: 19 } });
    expect(ions?.Ca).toBeCloseTo(4.741, 2);
    expect(ions?.NO3).toBeCloseTo(10.27, 2);
    expect(ions?.NH4).toBeCloseTo(0.79, 2);
    expect(ionsOfProduct(ams)?.NH4).toBeCloseTo(15, 0);
    expect(ionsOfProduct(uan)?.NO3).toBeCloseTo(ionsOfProduct(uan)?.NH4 ?? 0, 9);
  });

  it('are none of a wetter, and not known of what does not state or dissolve them', () => {
    expect(ionsOfProduct(exampleProduct({ id: 'nis', groups: ['NIS'] }))).toEqual({});
    expect(ionsOfProduct(exampleProduct({ id: 'potash', groups: ['K'] }))).toBeNull();
    expect(ionsOfProduct({ ...map, behaviour: 'suspends' })).toBeNull();
  });
});

describe('what drops out', () => {
  const rule = (...solids: PrecipitateId[]): CompatibilityRule => ({
    id: 'rule',
    between: {},
    verdict: 'caution',
    mechanism: 'precipitation',
    reason: 'A solid.',
    source: { sourceIds: [], assumed: true, note: 'For the test.' },
    solids,
  });
  const made = (
    a: readonly [Product, number],
    b: readonly [Product, number],
    ids: PrecipitateId[],
    ph: number | null = null,
  ) => {
    const content = tankContent([solid(...a), solid(...b)]);
    const balance = balanceTank(content);
    const { range } = phOfMix(content.products, balance.waterMassKg, null, ph);
    const tank = tankIons(content, balance, null, celsius(10), range);
    return tank === null ? null : precipitate(rule(...ids), tank, a[0], b[0]);
  };

  it('magnesium with phosphate stays dissolved at the pH of MAP, and stops at that of DAP', () => {
    const ids: PrecipitateId[] = ['struvite', 'newberyite'];
    expect(made([epsom, 5], [map, 10], ids)?.verdict).toBe('compatible');
    const stopped = made([epsom, 5], [dap, 10], ids);
    expect(stopped).toMatchObject({ solid: 'struvite', verdict: 'incompatible' });
    expect(stopped?.kgPer100L).toBeCloseTo(0.5, 1);
  });

  it('potassium sulphate crystallises from strong cold mixes', () => {
    const mop = exampleProduct({ id: 'mop', groups: ['K', 'CL'], nutrientsPct: { K: 52, Cl: 47 } });
    expect(made([ams, 100], [mop, 100], ['arcanite'])?.verdict).toBe('incompatible');
    expect(made([ams, 20], [mop, 20], ['arcanite'])?.verdict).toBe('compatible');
  });

  it('magnesium hydroxide in what an alkali makes of the mix, as grave as its rule at most', () => {
    const borax = exampleProduct({
      id: 'borax',
      groups: ['BORON', 'ALK_MILD'],
      nutrientsPct: { B: 11.3 },
    });
    const hydratedLime = exampleProduct({
      id: 'hydrated-lime',
      behaviour: 'suspends',
      groups: ['ALK_STRONG'],
      nutrientsPct: { Ca: 54 },
    });
    const ids: PrecipitateId[] = ['brucite'];
    expect(made([epsom, 5], [hydratedLime, 2], ids)).toMatchObject({ verdict: 'caution' });
    expect(made([epsom, 5], [borax, 3], ids)?.verdict).toBe('compatible');
    // The same two products where somebody measured the pH of their mix.
    expect(made([epsom, 5], [borax, 3], ids, 11)?.verdict).toBe('caution');
  });

  it('is not told of a solid the two have no part in', () => {
    expect(made([epsom, 5], [potassiumNitrate, 5], ['struvite'])).toBeNull();
  });
});
