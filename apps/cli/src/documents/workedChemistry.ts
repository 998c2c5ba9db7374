import type { MixDraft, MixResult, ProblemCode } from '@mix/engine';
import { known, type WorkedExample } from './WorkedExample.ts';

/** A figure among the values of a problem. @throws Error when the plan does not report it. */
function toldIn({ problems }: MixResult, code: ProblemCode, value: string): number {
  const figure = problems.find((problem) => problem.code === code)?.values[value];
  return known(typeof figure === 'number' ? figure : null);
}

/** A draft of 1,000 L with one product, whose mix was measured to have this pH. */
const measured = (mixPh: number, productId: string, kg: number, more: MixDraft = {}): MixDraft => ({
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 20,
  mixPh,
  products: [{ productId, rate: { value: kg, unit: 'kg/load' } }],
  ...more,
});

const MINUTES = { h: 60, min: 1 } as const;

const captan = (
  ph: number,
  printed: string,
  unit: 'h' | 'min',
  holdingTimeMin: number,
): WorkedExample => ({
  what: `Captan in a mix of pH ${String(ph)}`,
  title: 'Sprayers 101, loading a sprayer and half-life of captan',
  address: 'https://sprayers101.com/loading-jartest/',
  draft: measured(ph, 'captan', 2, { holdingTimeMin }),
  facts: null,
  figures: [
    {
      what: 'half of it is gone after',
      unit,
      ours: (answer) => toldIn(answer, 'breaksDownInTank', 'halfLifeMin') / MINUTES[unit],
      printed,
      differs: null,
    },
  ],
});

/** Mixes whose pH decides what becomes of them. */
export const workedChemistry: readonly WorkedExample[] = [
  {
    what: 'Ammonium sulphate 0.1 kg in 1,000 L of pH 8.5 at 20 °C',
    title: 'Share of un-ionized ammonia (CCREM 1987, quoted)',
    address: 'http://dailyview.group/07wc2tj/07bc00-ph-of-ammonia',
    draft: measured(8.5, 'ams', 0.1),
    facts: null,
    figures: [
      {
        what: 'ammonia in the ammonium',
        unit: '%',
        ours: (answer) => 100 * toldIn(answer, 'ammoniaMayLeave', 'share'),
        printed: '11',
        differs: null,
      },
    ],
  },
  captan(5, '32', 'h', 1920),
  captan(8, '10', 'min', 30),
];
