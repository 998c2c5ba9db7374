import { UNFILLED_RECORD, type Paddock, type SprayRecord } from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { calculateMix, kilograms, litres, type MixDraft } from '@mix/engine';
import { measureRing, readTaskData, type TaskData } from '@mix/ground';
import fc from 'fast-check';
import { ISOXMLManager, type Partfield, type Product, type Task, type Worker } from 'isoxml';
import { expect, it } from 'vitest';
import { zonePlan } from '../ground/zones/zonePlan.ts';
import { planFile, type PlanFile } from './planFile.ts';
import { recordFile } from './recordFile.ts';
import { doneOfTask, setRateLPerHa } from './taskView.ts';
import { groundBox } from '../plan/testing/groundBox.ts';

const hill: Paddock = {
  name: 'Hill',
  areaHa: 8,
  landUse: null,
  outline: groundBox(0, 0, 400, 200),
  leftOut: [{ name: 'pond', outline: groundBox(300, 100, 350, 150) }],
  earlierNames: [],
  retired: false,
};

/** The file as another program reads it; fails where that program has a warning. */
async function readByOther(file: Blob): Promise<{ manager: ISOXMLManager; task: Task }> {
  const manager = new ISOXMLManager();
  await manager.parseISOXMLFile(new Uint8Array(await file.arrayBuffer()), 'application/zip');
  expect(manager.getWarnings()).toEqual([]);
  const [task] = manager.rootElement.attributes.Task ?? [];
  if (task === undefined) throw new Error('no task');
  return { manager, task };
}

async function read(file: Blob): Promise<TaskData> {
  const { data, breaches, fault } = readTaskData(new Uint8Array(await file.arrayBuffer()));
  expect([breaches, fault]).toEqual([[], null]);
  if (data === null) throw new Error('no data');
  await readByOther(file);
  return data;
}

const record: SprayRecord = {
  ...UNFILLED_RECORD,
  name: 'Lime',
  state: 'done',
  startedAt: '2026-11-21T14:02:00+13:00',
  endedAt: '2026-11-21T15:32:00+13:00',
  paddockId: 'hill',
  location: 'Hill',
  landUse: null,
  sprayAreaHa: 7.75,
  areaDoneHa: 7.5,
  applicationRateLPerHa: 100,
  plannedCarrierL: 700,
  carrierL: 690.5,
  products: [
    {
      productId: 'urea',
      name: 'Urea',
      planned: { unit: 'kg', value: kilograms(155) },
      actual: { unit: 'kg', value: kilograms(150.25) },
      leftInMachine: { unit: 'kg', value: kilograms(2.5) },
      registrationNumber: null,
      batch: null,
    },
    {
      productId: 'seaweed',
      name: 'Seaweed',
      planned: null,
      actual: { unit: 'L', value: litres(15) },
      registrationNumber: null,
      batch: null,
    },
  ],
  loads: [],
  jarTest: null,
  operator: 'Jo Marsh',
  draft: { products: [] },
  engineVersion: '1',
  catalogueVersion: '1',
  productFacts: [],
  revisions: [],
  deviceRevisions: [],
};
const fileOf = (changes: Partial<SprayRecord> = {}, paddock: Paddock | null = hill) =>
  recordFile({
    record: { ...record, ...changes },
    paddock,
    title: 'Mix Calculator',
    unnamed: 'Mix',
    waterName: 'Water',
    machineName: 'Sprayer',
  });

it('takes a record to a terminal and reads what was done', async () => {
  const data = await read(fileOf());
  const [task] = data.tasks;
  if (task === undefined) throw new Error('no task');
  expect(task).toMatchObject({ name: 'Lime', state: 'completed' });
  expect(data.workers).toEqual([{ id: 'WKR1', name: 'Jo Marsh' }]);
  expect(data.partfields[0]).toMatchObject({ name: 'Hill', areaM2: 77_500 });
  expect(doneOfTask(task, data)).toEqual({
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    areaM2: 75_000,
    volumeL: null,
    areasM2: [],
    volumesL: [],
    products: [
      { name: 'Water', value: 690.5, unit: 'L' },
      { name: 'Urea', value: 150.25, unit: 'kg' },
      { name: 'Seaweed', value: 15, unit: 'L' },
    ],
  });
});

it('tells another program what was done, when, where, by whom and with how much', async () => {
  const { manager, task } = await readByOther(fileOf());
  const { attributes } = task;
  expect(attributes).toMatchObject({ TaskDesignator: 'Lime', TaskStatus: '4' });
  const { attributes: field } = manager.getEntityByXmlId<Partfield>(
    attributes.PartfieldIdRef?.xmlId ?? '',
  );
  expect(field).toMatchObject({ PartfieldDesignator: 'Hill', PartfieldArea: 77_500 });
  const lines = field.PolygonnonTreatmentZoneonly?.flatMap(
    ({ attributes: polygon }) => polygon.LineString ?? [],
  );
  expect(lines?.map(({ attributes: line }) => [line.LineStringType, line.Point?.length])).toEqual([
    ['1', 5],
    ['2', 5],
  ]);
  const worker = manager.getEntityByXmlId<Worker>(attributes.ResponsibleWorkerIdRef?.xmlId ?? '');
  expect(worker.attributes.WorkerLastName).toBe('Jo Marsh');
  expect(attributes.Time?.map((time) => time.attributes)).toMatchObject([
    {
      Start: new Date('2026-11-21T01:02:00Z'),
      Stop: new Date('2026-11-21T02:32:00Z'),
      Duration: 5400,
      Type: '4',
      DataLogValue: [{ attributes: { ProcessDataDDI: '0074', ProcessDataValue: 75_000 } }],
    },
  ]);
  const amounts = attributes.ProductAllocation?.map(({ attributes: one }) => [
    manager.getEntityByXmlId<Product>(one.ProductIdRef.xmlId).attributes.ProductDesignator,
    ...[one.QuantityDDI, one.QuantityValue, one.TransferMode],
  ]);
  // Amounts in mL and g: 1 is filled, 3 is left in the machine.
  expect(amounts).toEqual([
    ['Water', '0048', 690_500, '1'],
    ['Urea', '004B', 152_750, '1'],
    ['Urea', '004B', 2500, '3'],
    ['Seaweed', '0048', 15_000, '1'],
  ]);
});

it('tells no end and no duration where only the day of the end is known', async () => {
  const { task } = await readByOther(
    fileOf({ endedAt: '2026-11-21T23:59:00+13:00', endKnownTo: 'day' }),
  );
  const [time] = task.attributes.Time ?? [];
  expect(time?.attributes).toMatchObject({ Start: new Date('2026-11-21T01:02:00Z') });
  expect(time?.attributes.Stop).toBeUndefined();
  expect(time?.attributes.Duration).toBeUndefined();
});

it('counts what is more than fits in millilitres or grams in litres and kilograms', async () => {
  const products = record.products.slice(1).map((one) => ({
    ...one,
    actual: { unit: 'kg' as const, value: kilograms(2_500_000) },
  }));
  const file = fileOf({ carrierL: 3_000_000, products });
  const { task } = await readByOther(file);
  expect(task.attributes.ProductAllocation?.map(({ attributes: one }) => one)).toMatchObject([
    { QuantityDDI: '0050', QuantityValue: 3_000_000 },
    { QuantityDDI: '0051', QuantityValue: 2_500_000 },
  ]);
  const data = await read(file);
  const [own] = data.tasks;
  expect(own && doneOfTask(own, data).products).toEqual([
    { name: 'Water', value: 3_000_000, unit: 'L' },
    { name: 'Seaweed', value: 2_500_000, unit: 'kg' },
  ]);
});

it('leaves out a beginning that is after the end', async () => {
  const [task] = (await read(fileOf({ startedAt: '2026-11-22T14:02:00+13:00' }))).tasks;
  expect(task?.times).toMatchObject([{ start: record.endedAt, stop: null, durationS: null }]);
});

it('says nothing of what a record does not say', async () => {
  const data = await read(
    fileOf(
      { startedAt: null, areaDoneHa: null, carrierL: null, operator: null, products: [] },
      null,
    ),
  );
  expect(data).toMatchObject({ workers: [], products: [], partfields: [{ outlines: [] }] });
  expect(data.tasks[0]?.times).toEqual([
    { start: record.endedAt, stop: null, durationS: null, type: 'effective', totals: [] },
  ]);
});

it('says that a job stopped with ground left', async () => {
  expect((await read(fileOf({ state: 'partDone' }))).tasks[0]?.state).toBe('paused');
});

const zoned: Paddock = {
  ...hill,
  prescription: {
    zones: [
      {
        name: 'Ridge',
        rateLPerHa: 150,
        pieces: [{ outline: groundBox(0, 0, 200, 200), leftOut: [] }],
      },
    ],
    restLPerHa: 100,
  },
};
const { areaHa = NaN, rateLPerHa: averageLPerHa = NaN } = zonePlan(zoned)?.totals ?? {};

const fileOfPlan = (
  applicationRateLPerHa: number,
  { paddock = zoned, needsZones = false }: Partial<Pick<PlanFile, 'paddock' | 'needsZones'>> = {},
): Blob | null => {
  const draft: MixDraft = {
    tankCapacityL: 1000,
    sprayAreaHa: areaHa,
    applicationRateLPerHa,
    waterTemperatureC: 12,
    products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
  };
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('no plan');
  return planFile({
    name: 'Lime',
    groundName: 'Hill',
    paddock,
    needsZones,
    draft,
    plan,
    engineVersion: plan.engineVersion,
    nameOf: (id) => id,
    waterName: 'Water',
    title: 'Mix Calculator',
  });
};
const taskOf = async (file: Blob | null) => file && (await read(file)).tasks[0];

it('sends a plan by zones in its zones, and any other at one rate', async () => {
  const byZones = await taskOf(fileOfPlan(averageLPerHa));
  expect(byZones?.zones.map((zone) => [zone.code, zone.name, setRateLPerHa(zone)])).toEqual([
    [1, 'Lime', 100],
    [2, 'Ridge', 150],
  ]);
  const [piece] = byZones?.zones[1]?.polygons ?? [];
  expect(measureRing(piece?.ring ?? []).areaM2 / 40_000).toBeCloseTo(1, 4);
  expect(byZones).toMatchObject({ defaultZoneCode: 1, positionLostZoneCode: 1 });
  const byOneRate = await taskOf(fileOfPlan(110));
  expect(byOneRate?.zones.map((zone) => [zone.polygons.length, setRateLPerHa(zone)])).toEqual([
    [0, 110],
  ]);
});

it('tells another program each zone with its ground and its rate', async () => {
  const file = fileOfPlan(averageLPerHa);
  if (file === null) throw new Error('no file');
  const { task } = await readByOther(file);
  expect(task.attributes).toMatchObject({
    TaskStatus: '1',
    DefaultTreatmentZoneCode: 1,
    PositionLostTreatmentZoneCode: 1,
  });
  const zones = task.attributes.TreatmentZone?.map(({ attributes: zone }) => [
    zone.TreatmentZoneCode,
    zone.TreatmentZoneDesignator,
    zone.PolygonTreatmentZoneonly?.length ?? 0,
    zone.ProcessDataVariable?.map(({ attributes: one }) => [
      one.ProcessDataDDI,
      one.ProcessDataValue,
    ]),
  ]);
  // 100 and 150 L/ha in 0.01 mm³/m².
  expect(zones).toEqual([
    [1, 'Lime', 0, [['0001', 1_000_000]]],
    [2, 'Ridge', 1, [['0001', 1_500_000]]],
  ]);
});

it('sends no average of zones that are not here', async () => {
  const task = await taskOf(fileOfPlan(averageLPerHa, { needsZones: true }));
  expect(task?.zones).toHaveLength(2);
  expect(fileOfPlan(averageLPerHa, { needsZones: true, paddock: null })).toBeNull();
  expect(fileOfPlan(110, { needsZones: true })).toBeNull();
});

it('brings ground and amounts of any record back', async () => {
  const amount = fc.integer({ min: 0, max: 2_000_000_000 }).map((steps) => steps / 1000);
  await fc.assert(
    fc.asyncProperty(
      amount,
      amount,
      fc.integer({ min: 5, max: 900 }),
      async (carrierL, kg, side) => {
        const outline = groundBox(0, 0, side, side + 1);
        const products = record.products.slice(1).map((one) => ({
          ...one,
          actual: { unit: 'kg' as const, value: kilograms(kg) },
        }));
        const data = await read(fileOf({ carrierL, products }, { ...hill, outline, leftOut: [] }));
        const [task] = data.tasks;
        if (task === undefined) throw new Error('no task');
        expect(doneOfTask(task, data).products.map(({ value }) => value)).toEqual([carrierL, kg]);
        const back = data.partfields[0]?.outlines[0]?.ring ?? [];
        back.forEach((corner, index) => {
          expect(corner.latitudeDeg).toBeCloseTo(outline[index]?.latitudeDeg ?? NaN, 8);
          expect(corner.longitudeDeg).toBeCloseTo(outline[index]?.longitudeDeg ?? NaN, 8);
        });
        expect(back).toHaveLength(4);
      },
    ),
    { numRuns: 40, seed: 5 },
  );
});
