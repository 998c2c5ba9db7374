import type { Product } from '@mix/engine';
import { exampleProduct } from '../../../engine/test/exampleInputs.ts';
import { UNFILLED_RECORD } from '../records/unfilledRecord.ts';
import type { SprayRecord } from '../records/SprayRecord.ts';

export const productFacts = (
  id: string,
  category: Product['category'],
  n: number | null,
): Product => exampleProduct({ id, category, nutrientsPct: n === null ? null : { N: n } });

/** 20 ha of 46 % urea, 400 kg: 9.2 kg N/ha. */
export const exampleRecord: SprayRecord = {
  ...UNFILLED_RECORD,
  name: 'Hill block',
  state: 'done',
  startedAt: '2026-11-21T14:02:00+13:00',
  endedAt: '2026-11-21T16:40:00+13:00',
  paddockId: 'p1',
  location: 'Hill',
  landUse: 'pasture',
  sprayAreaHa: 20,
  areaDoneHa: 20,
  applicationRateLPerHa: 100,
  plannedCarrierL: 1703,
  carrierL: 1703,
  products: [
    {
      productId: 'urea',
      name: 'Urea',
      planned: { unit: 'kg', value: 400 as never },
      actual: { unit: 'kg', value: 400 as never },
      registrationNumber: null,
      batch: null,
    },
  ],
  loads: [
    {
      number: 1,
      startedAt: '2026-11-21T14:02:00+13:00',
      endedAt: null,
      plannedL: 1000,
      actualL: 1000,
      plannedAreaHa: 10,
      actualAreaHa: 10,
      steps: [
        {
          kind: 'wait',
          productId: null,
          outcome: 'done',
          planned: null,
          actual: null,
          at: '2026-11-21T14:20:00+13:00',
          temperatureC: -2,
        },
      ],
    },
  ],
  weather: {
    windSpeedKmPerH: 8,
    windGustKmPerH: null,
    windFrom: 'NW',
    airTemperatureC: 14,
    relativeHumidityPct: 70,
    source: 'typed',
    observedAt: '2026-11-21T14:00:00+13:00',
  },
  jarTest: { verdict: 'mixes', at: '2026-11-21T13:30:00+13:00', notes: null },
  operator: 'Sam',
  draft: { sprayAreaHa: 20, products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }] },
  engineVersion: '1',
  catalogueVersion: '2026.1',
  productFacts: [productFacts('urea', 'fertiliserSoluble', 46)],
  revisions: [],
  deviceRevisions: [],
};
