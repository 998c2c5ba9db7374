import { calculateMix, type MixDraft, type Product } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { anyDose } from './anyDose.ts';

const solids = catalogue.products.filter(({ behaviour }) => behaviour !== 'liquid');

/**
 * A usual rate: the middle of the catalogue's range, else 12 kg/ha of seed and 2 kg/ha of anything
 * else.
 */
function usualRate({ rate, category }: Product) {
  if (rate !== null) return { value: (rate.min + rate.max) / 2, unit: rate.unit };
  return { value: category === 'seed' ? 12 : 2, unit: 'kg/ha' as const };
}

const mixOf = (product: Product, applicationRateLPerHa: number): MixDraft => ({
  ...{ machineId: 'custom', tankCapacityL: 1000, deadVolumeL: 0, tankResidualL: 0 },
  ...{ sprayAreaHa: 5, waterTemperatureC: 15, applicationRateLPerHa },
  products: [{ productId: product.id, rate: usualRate(product), ...anyDose }],
});

const withoutRoom = ({
  displacementLPerKg,
  saltTable,
  particleDensityKgPerL,
  behaviour,
}: Product) =>
  displacementLPerKg === null &&
  saltTable === null &&
  (behaviour === 'dissolves' || particleDensityKgPerL === null);

describe('room of a solid', () => {
  it.each([100, 200, 300])('stops no usual rate of any solid or seed in %d L/ha', (rate) => {
    expect(solids.length).toBeGreaterThan(130);
    const stopped = solids.filter((product) =>
      calculateMix(mixOf(product, rate), catalogue).problems.some(
        ({ code }) => code === 'displacementUnknown',
      ),
    );
    expect(stopped.map(({ id }) => id)).toEqual([]);
  });

  it('is said once, with its doubt in litres, where only the band of the kind is known', () => {
    const unknown = solids.filter(withoutRoom);
    expect(unknown.length).toBeGreaterThan(70);
    let noted = 0;
    for (const product of unknown) {
      const { plan, problems } = calculateMix(mixOf(product, 300), catalogue);
      if (plan === null) continue;
      const told = problems.filter(({ code }) => code === 'displacementAssumed');
      const weighedL = plan.loads[0]?.carrierDoubtL ?? 0;
      expect(told, product.id).toHaveLength(weighedL > 0 ? 1 : 0);
      if (weighedL === 0) continue;
      noted += 1;
      // The problem tells the doubt of the planned amount, the load that of the weighed amount.
      expect(Number(told[0]?.values['doubtL']) / weighedL).toBeCloseTo(1, 1);
    }
    expect(noted).toBeGreaterThan(40);
  });

  it('leaves the strength untouched: the middle counts, and the tank is topped up to its line', () => {
    const [captan] = solids.filter(({ id }) => id === 'captan');
    if (captan === undefined) throw new Error('captan is not in the catalogue');
    const draft = { ...mixOf(captan, 200), products: [line('captan', 2)] };
    const { plan } = calculateMix(draft, catalogue);
    const load = plan?.loads[0];
    // 5 ha of 2 kg: 10 kg of 0.18 to 0.85 L/kg.
    expect(load?.products[0]?.displacementL).toBeCloseTo(5.15, 9);
    expect(load?.carrierL).toBeCloseTo(994.85, 9);
    expect(load?.carrierDoubtL).toBeCloseTo(3.35, 9);
    expect(load?.steps.at(-1)).toMatchObject({ kind: 'topUp', tankLineL: 1000 });
  });

  it('stops where the tank could run over', () => {
    const stopsOf = (kgPerHa: number): readonly string[] =>
      calculateMix(
        { ...mixOf(solids[0] as Product, 100), products: [line('captan', kgPerHa)] },
        catalogue,
      ).problems.flatMap(({ code, severity }) => (severity === 'stop' ? [code] : []));
    // In 500 L: 500 kg take up to 425 L, 650 kg up to 552.5.
    expect(stopsOf(100)).toEqual([]);
    expect(stopsOf(130)).toContain('displacementUnknown');
  });

  it.each(['dissolves', 'suspends', 'seed'] as const)('is a band, the lesser first: %s', (kind) => {
    const band = catalogue.roomBands.find((one) => one.kind === kind);
    expect(band?.minLPerKg).toBeGreaterThan(0);
    expect(band?.maxLPerKg).toBeGreaterThan(band?.minLPerKg ?? 3);
    expect(band?.source.sourceIds.length).toBeGreaterThan(0);
  });
});

const line = (productId: string, value: number) => ({
  productId,
  rate: { value, unit: 'kg/ha' as const },
  ...anyDose,
});
