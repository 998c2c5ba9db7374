import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import type { Nearness } from './golden/GoldenRow.ts';
import { goldenRows } from './golden/goldenRows.ts';
import { firstLoad, line, oneLoad, planOf, withProduct } from './golden/plans.ts';
import { publishedSolutions } from './published/solutions.ts';

/** Half of the last digit of a printed figure. */
const halfDigit = (printed: string): number => 0.5 * 10 ** -(printed.split('.')[1] ?? '').length;

const allowed: Readonly<Record<Nearness, (printed: string) => number>> = {
  arithmetic: (printed) => Math.abs(Number(printed)) * 1e-4,
  table: (printed) => Math.abs(Number(printed)) * 1e-3,
  thermal: () => 0.5,
  // A figure that lies on the half itself may be printed either way.
  printed: (printed) => halfDigit(printed) * (1 + 1e-9),
};

describe('golden figures', () => {
  it.each(goldenRows)('%s %s (%s)', (_id, _what, _source, ours, printed, nearness) => {
    expect(Math.abs(ours() - Number(printed))).toBeLessThanOrEqual(allowed[nearness](printed));
  });

  it('cover G1 to G18', () => {
    const ids = new Set(goldenRows.map(([id]) => id));
    const wanted = Array.from({ length: 18 }, (_, index) => `G${String(index + 1)}`);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a tank of one salt weighs what its published table says (S3)', () => {
  const rows = publishedSolutions
    .trim()
    .split('\n')
    .map((text) => text.split(' '))
    .map(([saltId = '', massPct, density]) => [saltId, Number(massPct), Number(density)] as const);

  it.each(
    catalogue.products.filter(({ saltTable }) => saltTable !== null).map((p) => [p.id, p] as const),
  )('%s', (id, { saltTable }) => {
    const use = saltTable ?? { saltId: '', anhydrousFraction: 1 };
    const own = rows.filter(([saltId]) => saltId === use.saltId);
    expect(own.length).toBeGreaterThanOrEqual(14);
    for (const [, massPct, density] of own) {
      const dryKg = (massPct / 100) * density * 1000;
      const load = firstLoad(
        planOf(
          oneLoad(1000, [{ ...line(id, dryKg / use.anhydrousFraction), measuringStep: 0 }]),
          // The tables are of solutions at 20 °C, so the product takes no heat from the water.
          withProduct(id, { heatOfSolutionKJPerKg: 0 }),
        ),
      );
      expect(load.densityKgPerL, `${String(massPct)} %`).toBeCloseTo(density, 4);
    }
  });
});
