import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DDI, quantityOf, stepsOf } from './dataDictionary.ts';
import { readTaskData } from './readTaskData.ts';
import { findBreaches } from './schema/findBreaches.ts';
import type { TaskData } from './TaskData.ts';
import { PLANNED, squareLine, taskXml, taskZip } from './testing/taskFiles.ts';

function dataOf(bytes: Uint8Array): TaskData {
  const { data, fault } = readTaskData(bytes);
  if (data === null) throw new Error(JSON.stringify(fault));
  return data;
}

it('reads a planned task with its field, zones, rates, product and people', () => {
  const { data, breaches } = readTaskData(taskZip(PLANNED));
  expect(breaches).toEqual([]);
  expect(data).toMatchObject({
    madeBy: 'Office',
    customers: [{ id: 'CTR1', name: 'Jo Marsh' }],
    farms: [{ name: 'Hill Farm', customerId: 'CTR1' }],
    workers: [{ name: 'Ben Tane' }],
    presentations: [{ offset: 0, scale: 0.0001, decimals: 0, unit: 'L/ha' }],
    products: [
      { name: 'Mix', kind: 'mixture', recipeQuantity: 1_000_000, parts: [{ productId: 'PDT2' }] },
      { name: 'Urea', kind: 'single', quantityDdi: DDI.actualMassContent },
    ],
    partfields: [{ name: 'Top flat', areaM2: 120_000, outlines: [{ leftOut: [{ length: 4 }] }] }],
    tasks: [
      {
        name: 'Lime',
        state: 'planned',
        partfieldId: 'PFD1',
        workerId: 'WKR1',
        defaultZoneCode: 1,
        outOfFieldZoneCode: 0,
        zones: [
          { code: 0, values: [] },
          { code: 1, polygons: [], values: [{ ddi: '0001', value: 1_000_000, productId: 'PDT1' }] },
          { code: 2, name: 'Ridge', polygons: [{ ring: { length: 4 } }] },
        ],
      },
    ],
  });
});

it.each([
  // 100 L on a hectare are 10,000 mL on 10,000 m²: 10,000 mm³/m² in steps of 0.01.
  [DDI.setpointVolumePerArea, 1_000_000, 100, 'L/ha'],
  // 10 kg on a hectare are 1 g on a square metre: 1,000 mg.
  [DDI.setpointMassPerArea, 1000, 10, 'kg/ha'],
  // 1 mL/m² in steps of 0.1 is 10 L/ha.
  [DDI.setpointMlPerArea, 10, 10, 'L/ha'],
  [DDI.totalArea, 20_000, 20_000, 'm²'],
  [DDI.applicationTotalMl, 1500, 1.5, 'L'],
  [DDI.applicationTotalL, 1500, 1500, 'L'],
  [DDI.actualMassContent, 2500, 2.5, 'kg'],
])('knows what %s in %d steps means', (ddi, steps, value, unit) => {
  expect(quantityOf(ddi, steps)).toEqual({ value, unit });
  expect(stepsOf(ddi, value)).toBe(steps);
});

it('says nothing of an entry that it does not know', () => {
  expect(quantityOf('DFFE', 1)).toBeNull();
});

it('reads both kinds of grid as zones with their ground', () => {
  const head = 'A="-40.31" B="175.6" C="0.001" D="0.002" E="3" F="2" G="GRD00001"';
  const zones =
    '<TZN A="1"><PDV A="0001" B="1000000"/></TZN><TZN A="2"><PDV A="0001" B="2"/></TZN>';
  const one = dataOf(
    taskZip(`<TSK A="TSK1" G="1">${zones}<GRD ${head} I="1"/></TSK>`, {
      'GRD00001.bin': new Uint8Array([1, 1, 2, 1, 2, 2]),
    }),
  ).tasks[0];
  expect(
    one?.zones.map(({ code, polygons }) => [code, polygons.map(({ ring }) => ring.length)]),
  ).toEqual([
    [1, [6]],
    [2, [6]],
  ]);
  // The corners go from the south-west to the east.
  const [southWest, southEast] = one?.zones[0]?.polygons[0]?.ring ?? [];
  expect(southWest).toEqual({ latitudeDeg: -40.31, longitudeDeg: 175.6 });
  expect(southEast?.latitudeDeg).toBe(-40.31);
  expect(southEast?.longitudeDeg).toBeCloseTo(175.604, 9);
  const values = new DataView(new ArrayBuffer(24));
  [100, 100, 200, 0, 0, 200].forEach((rate, cell) => {
    values.setInt32(cell * 4, rate * 10_000, true);
  });
  const two = dataOf(
    taskZip(`<TSK A="TSK1" G="1">${zones}<GRD ${head} I="2" J="1"/></TSK>`, {
      'grd00001.BIN': new Uint8Array(values.buffer),
    }),
  ).tasks[0];
  expect(
    two?.zones.map(({ code, values: [value], polygons }) => [code, value?.value, polygons.length]),
  ).toEqual([
    [2, 2, 0],
    [1, 1_000_000, 1],
    [3, 2_000_000, 1],
    [4, 0, 1],
  ]);
});

it('finds the islands of zones in a grid', () => {
  const data = dataOf(
    taskZip(
      '<TSK A="TSK1" G="1"><TZN A="1"/><TZN A="9"/><GRD A="0" B="0" C="0.001" D="0.001" E="3" F="3" G="GRD00001" I="1"/></TSK>',
      { 'GRD00001.bin': new Uint8Array([1, 1, 1, 1, 9, 1, 1, 1, 1]) },
    ),
  );
  expect(data.tasks[0]?.zones[0]?.polygons).toMatchObject([
    { ring: { length: 4 }, leftOut: [{ length: 4 }] },
  ]);
});

it('refuses a grid of another size than it says, or without its file', () => {
  const grid = (bytes: Uint8Array | null) =>
    readTaskData(
      taskZip(
        '<TSK A="TSK1" G="1"><TZN A="1"/><GRD A="0" B="0" C="0.001" D="0.001" E="2" F="2" G="GRD00001" I="1"/></TSK>',
        bytes === null ? {} : { 'GRD00001.bin': bytes },
      ),
    ).fault;
  expect(grid(new Uint8Array(3))).toEqual({ code: 'notReadable', format: 'isoxml' });
  expect(grid(null)).toEqual({ code: 'gridMissing', name: 'GRD00001.bin' });
  const huge =
    '<TSK A="TSK1" G="1"><GRD A="0" B="0" C="1" D="1" E="99999" F="99999" G="GRD00001" I="1"/></TSK>';
  expect(readTaskData(taskZip(huge, { 'GRD00001.bin': new Uint8Array(1) })).fault).toMatchObject({
    code: 'tooManyCells',
  });
});

it('reads the totals of a done task, and what a binary log says', () => {
  const log = new DataView(new ArrayBuffer(100));
  let at = 0;
  const record = (ms: number, north: number, values: readonly (readonly [number, number])[]) => {
    log.setUint32(at, ms, true);
    // 23 November 2026 is day 17,128.
    log.setUint16(at + 4, 17_128, true);
    log.setInt32(at + 6, north * 1e7, true);
    log.setInt32(at + 10, 175.6 * 1e7, true);
    log.setUint8(at + 14, 4);
    log.setUint8(at + 15, values.length);
    at += 16;
    for (const [index, value] of values) {
      log.setUint8(at, index);
      log.setInt32(at + 1, value, true);
      at += 5;
    }
  };
  record(36_000_000, -40.31, [[0, 0]]);
  record(36_060_000, -40.32, [
    [0, 50_000],
    [1, 1200],
  ]);
  const head = `<TIM A="" D="4"><PTN A="" B="" D=""/><DLV A="0074" B="" C="DET1"/><DLV A="0050" B="" C="DET1"/></TIM>`;
  const inner = `<DVC A="DVC1" B="Sprayer" D="A00C80000DE00001" F="31000000000000" G="FF000000006E65"><DET A="DET1" B="1" C="1" E="0" F="0"/></DVC>
    <TSK A="TSK1" G="4"><TIM A="2026-11-23T10:00:00" B="2026-11-23T11:30:00" C="5400" D="4"><DLV A="0074" B="135000" C="DET1"/><DLV A="0050" B="1890" C="DET1"/></TIM><TLG A="TLG00001" C="1"/></TSK>`;
  const cutShort = new Uint8Array(log.buffer, 0, at + 3);
  const { data, breaches } = readTaskData(
    taskZip(inner, { 'TLG00001.xml': strToU8(head), 'TLG00001.bin': cutShort }),
  );
  expect(breaches).toEqual([]);
  expect(data?.devices).toEqual([
    { id: 'DVC1', name: 'Sprayer', elements: [{ id: 'DET1', kind: 'device', parentId: null }] },
  ]);
  expect(data?.tasks[0]).toMatchObject({
    state: 'completed',
    times: [
      {
        start: '2026-11-23T10:00:00',
        stop: '2026-11-23T11:30:00',
        durationS: 5400,
        type: 'effective',
        totals: [
          { ddi: '0074', value: 135_000, elementId: 'DET1' },
          { ddi: '0050', value: 1890 },
        ],
      },
    ],
    logs: [
      {
        startedAt: '2026-11-23T10:00:00',
        endedAt: '2026-11-23T10:01:00',
        recordCount: 2,
        fault: null,
        counts: [
          { ddi: '0074', first: 0, value: 50_000, rise: 50_000 },
          { ddi: '0050', first: 1200, value: 1200, rise: 0 },
        ],
        track: [
          { latitudeDeg: -40.31, longitudeDeg: 175.6 },
          { latitudeDeg: -40.32, longitudeDeg: 175.6 },
        ],
      },
    ],
  });
});

it('takes no place of the earth from an empty one', () => {
  const empty = squareLine(0, 0, 1).replace(/C="[^"]*"/, 'C=""');
  const field = `<PFD A="PFD1" C="Sea" D="1"><PLN A="1">${empty}</PLN></PFD>`;
  expect(readTaskData(strToU8(taskXml(field))).fault).toMatchObject({ code: 'placeOutside' });
});

it('keeps the pond of each piece of a field that lies in two', () => {
  const piece = (west: number) =>
    `<PLN A="1">${squareLine(-40.31, west, 0.004)}${squareLine(-40.309, west + 0.001, 0.0005, 2)}</PLN>`;
  const field = `<PFD A="PFD1" C="Two" D="1">${piece(175.6)}${piece(175.61)}</PFD>`;
  const { partfields } = dataOf(taskZip(field));
  expect(partfields[0]?.outlines.map(({ leftOut }) => leftOut.length)).toEqual([1, 1]);
});

const POINT = (said: string): string => `<PFD A="PFD1" C="A" D="1"><PNT A="2" ${said}/></PFD>`;
const MACHINE = (structure: string, language = 'FF000000006E65'): string =>
  `<DVC A="DVC1" D="A00C80000DE00001" F="${structure}" G="${language}"><DET A="DET1" B="1" C="1" E="0" F="0"/></DVC>`;
const STAMP = '<ASP A="2026-11-23T10:00:00" D="1"/>';
const PLACE = '<PTN A="-40.3" B="175.6" D="1"/>';
const DRIVEN = (stamps: string): string =>
  `<WKR A="WKR1" B="Tane"/><TSK A="TSK1" G="4"><WAN A="WKR1">${stamps}</WAN></TSK>`;

it.each([
  ['<TSK A="TSK1"/>', { code: 'attributeMissing', element: 'TSK', name: 'G' }],
  ['<TSK A="TSK1" G="9"/>', { code: 'badValue', element: 'TSK', name: 'G', value: '9' }],
  ['<TSK A="PFD1" G="1"/>', { code: 'badValue', element: 'TSK', name: 'A' }],
  ['<TSK A="TSK1" G="1" Z="1"/>', { code: 'unknownAttribute', element: 'TSK', name: 'Z' }],
  ['<TZN A="1"/>', { code: 'wrongPlace', element: 'TZN', name: 'ISO11783_TaskData' }],
  ['<CTR A="CTR1" B="A"/><CTR A="CTR1" B="B"/>', { code: 'idTwice', element: 'CTR' }],
  ['<TSK A="TSK1" G="1" E="PFD1"/>', { code: 'noSuchId', element: 'TSK', name: 'E' }],
  ['<PFD A="PFD1" C="A" D="1"><PLN A="1"/></PFD>', { code: 'childMissing', element: 'PLN' }],
  [`<CTR A="CTR1" B="${'x'.repeat(33)}"/>`, { code: 'badValue', element: 'CTR', name: 'B' }],
  ['<VPN A="VPN1" B="0" C="1e9" D="0"/>', { code: 'badValue', element: 'VPN', name: 'C' }],
  ['<VPN A="VPN1" B="0" C="1e-4" D="0"/>', { code: 'badValue', element: 'VPN', name: 'C' }],
  [POINT('C="-40.1234567891" D="1"'), { code: 'badValue', element: 'PNT', name: 'C' }],
  [POINT('C="1" D="1" E="-2147483648"'), { code: 'badValue', element: 'PNT', name: 'E' }],
  [MACHINE('FF000000000000'), { code: 'badValue', element: 'DVC', name: 'F' }],
  [MACHINE('00000000000000', 'FF00FF00006E65'), { code: 'badValue', element: 'DVC', name: 'G' }],
  ['<CTR A="CTR123456789012" B="A"/>', { code: 'badValue', element: 'CTR', name: 'A' }],
  [DRIVEN(STAMP.repeat(2)), { code: 'tooMany', element: 'WAN', name: 'ASP' }],
  [DRIVEN(`<ASP A="2026-11-23T10:00:00" D="1">${PLACE.repeat(3)}</ASP>`), { code: 'tooMany' }],
])('tells where %s breaks the standard', (inner, breach) => {
  expect(readTaskData(taskZip(inner)).breaches).toMatchObject([breach]);
});

it.each([
  // A head whose points stand in a binary file: its attributes name what each record has.
  POINT('C="" D="" E="" F="" H="" I="" J="PNT00001" K="40"'),
  POINT('C="-40.123456789" D="1"'),
  MACHINE('AAFFAAAAAAAAAA').replace('AAFF', 'AAFE'),
  MACHINE(`00000000000000${'FF'.repeat(32)}`),
  '<CTR A="CTR12345678901" B="A"/>',
  '<CTR A="CTR-1234567890" B="A"/>',
  '<TSK A=" TSK1 " G=" 1 "/>',
  DRIVEN(STAMP),
  DRIVEN(STAMP.replace('10:00:00', '24:00:00')),
])('finds nothing against the schema in %s', (inner) => {
  expect(readTaskData(taskZip(inner)).breaches).toEqual([]);
});

it('lets makers add what is theirs, and passes over what spraying does not need', () => {
  const inner = '<CCT A="CCT1" B="x"/><CTR A="CTR1" B="A" P094_Own="1"/><P094_X/>';
  expect(readTaskData(taskZip(inner)).breaches).toEqual([]);
});

it('says when the root is another', () => {
  expect(findBreaches({ name: 'kml', attributes: {}, children: [], text: '' })).toMatchObject([
    { code: 'notTheRoot' },
  ]);
});

it('answers with data or a fault whatever bytes are damaged', () => {
  const bytes = taskZip(PLANNED);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.nat({ max: bytes.length }),
      (changes, length) => {
        const damaged = bytes.slice(0, length);
        for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
        const { data, fault } = readTaskData(damaged);
        expect(fault === null).toBe(data !== null);
      },
    ),
    { numRuns: 150, seed: 4 },
  );
});
