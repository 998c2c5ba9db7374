import { exampleRecord, paddock, urea } from './exampleRecord.ts';

export const uan = {
  id: 'uan32',
  litres: 50,
  analysis: { N: 32 },
  densityKgPerL: 1.32,
  centsPerUnit: 200,
};

const records = [
  exampleRecord([urea(400, { centsPerUnit: 110 })], {
    name: 'Spring growth',
    paddockId: 'hill',
    location: 'Hill',
    operator: 'Sam',
  }),
  exampleRecord([urea(300, { planned: 400 })], {
    name: 'First urea',
    state: 'partDone',
    paddockId: 'hill',
    areaDoneHa: 15,
    carrierL: 1500,
    startedAt: '2026-08-03T08:00:00+12:00',
    endedAt: '2026-08-03T10:00:00+12:00',
    operator: 'Jo',
  }),
  exampleRecord([uan], {
    name: '=SUM(A1:A9)',
    paddockId: 'totara',
    sprayAreaHa: 10,
    areaDoneHa: 10,
    plannedCarrierL: 1000,
    carrierL: 1000,
    endedAt: '2026-11-05T10:00:00+13:00',
    operator: 'Sam',
    notes: 'Gate left open, "top" end',
  }),
  exampleRecord([urea(200)], {
    name: 'Autumn',
    paddockId: 'hill',
    endedAt: '2026-03-10T10:00:00+13:00',
  }),
];

/** Four records of three paddocks, over two years of farming. */
export const season = [
  ...records.map((value, place) => ({ collection: 'records' as const, id: `r${place}`, value })),
  ...[
    paddock('hill', 'Hill', 20),
    paddock('gully', 'Gully', 3.1, null),
    paddock('totara', 'Tōtara', 10),
  ].map(({ id, value }) => ({ collection: 'paddocks' as const, id, value })),
];
