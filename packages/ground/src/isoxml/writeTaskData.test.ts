import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM } from '../area/geodesicArea.ts';
import { openTaskSet } from '../formats/openTaskSet.ts';
import { localPlane } from '../geometry/localPlane.ts';
import { EMPTY_TASK_DATA, emptyTask } from './emptyTaskData.ts';
import { readTaskData } from './readTaskData.ts';
import { findBreaches } from './schema/findBreaches.ts';
import type { TaskData } from './TaskData.ts';
import { writeTaskData } from './writeTaskData.ts';

const AUTHOR = { title: 'Mix Calculator', version: '1.0.0' };

function dataOf(bytes: Uint8Array): TaskData {
  const { data, fault } = readTaskData(bytes);
  if (data === null) throw new Error(JSON.stringify(fault));
  return data;
}

const plane = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const place = fc
  .record({
    eastM: fc.double({ min: -900, max: 900, noNaN: true }),
    northM: fc.double({ min: -900, max: 900, noNaN: true }),
  })
  .map(plane.toGround);
/** Corners in order round a middle: no such ring crosses itself. */
const ringOf = (mostM: number) =>
  fc.array(fc.integer({ min: 20, max: mostM }), { minLength: 3, maxLength: 12 }).map((farM) =>
    farM.map((distance, index) => {
      const angle = (2 * Math.PI * index) / farM.length;
      return plane.toGround({
        eastM: distance * Math.cos(angle),
        northM: distance * Math.sin(angle),
      });
    }),
  );
const piece = fc.record({ ring: ringOf(900), leftOut: fc.array(ringOf(30), { maxLength: 2 }) });
const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const steps = fc.integer({ min: 0, max: 2_147_483_647 });

/** A set as this app makes them: everything that it may hold, with ids that are there. */
const someData = fc
  .record({
    names: fc.array(word, { minLength: 6, maxLength: 6 }),
    field: fc.array(piece, { minLength: 1, maxLength: 2 }),
    zones: fc.array(
      fc.record({
        name: fc.option(word),
        polygons: fc.array(piece, { maxLength: 2 }),
        value: steps,
      }),
      { maxLength: 4 },
    ),
    area: steps,
    scale: fc.constantFrom(1, 0.0001, 1e-9, 100, 1e8),
    stop: fc.option(fc.constant('2026-11-21T15:02:00+13:00')),
    quantities: fc.array(steps, { minLength: 4, maxLength: 4 }),
  })
  .map(({ names, field, zones, area, scale, stop, quantities }): TaskData => {
    const [customer = '', farm = '', worker = '', machine = '', mix = '', job = ''] = names;
    const [recipe = 0, part = 0, filled = 0, total = 0] = quantities;
    return {
      ...EMPTY_TASK_DATA,
      customers: [{ id: 'CTR1', name: customer }],
      farms: [{ id: 'FRM1', name: farm, customerId: 'CTR1' }],
      workers: [{ id: 'WKR1', name: worker }],
      devices: [
        {
          id: 'DVC1',
          name: machine,
          elements: [
            { id: 'DET1', kind: 'device', parentId: null },
            { id: 'DET2', kind: 'function', parentId: 'DET1' },
          ],
        },
      ],
      presentations: [{ id: 'VPN1', offset: -3, scale, decimals: 2, unit: 'L/ha' }],
      products: [
        {
          id: 'PDT1',
          name: mix,
          kind: 'mixture',
          quantityDdi: '0048',
          recipeQuantity: recipe,
          parts: [{ productId: 'PDT2', quantity: part }],
        },
        {
          id: 'PDT2',
          name: farm,
          kind: 'single',
          quantityDdi: '004B',
          recipeQuantity: null,
          parts: [],
        },
      ],
      partfields: [
        {
          id: 'PFD1',
          name: job,
          areaM2: area,
          customerId: 'CTR1',
          farmId: 'FRM1',
          outlines: field,
        },
      ],
      tasks: [
        {
          ...emptyTask('TSK1', 'completed'),
          name: job,
          customerId: 'CTR1',
          farmId: 'FRM1',
          partfieldId: 'PFD1',
          workerId: 'WKR1',
          zones: zones.map(({ name, polygons, value }, code) => ({
            code,
            name,
            polygons,
            values: [
              { ddi: '0001', value, productId: 'PDT1', elementId: 'DET1', presentationId: 'VPN1' },
            ],
          })),
          defaultZoneCode: 0,
          times: [
            {
              start: '2026-11-21T14:02:00+13:00',
              stop,
              durationS: stop === null ? null : 3600,
              type: 'effective',
              totals: [{ ddi: '015F', value: total, elementId: 'DET1' }],
            },
          ],
          allocations: [{ productId: 'PDT2', ddi: '004B', value: filled, transfer: 'filling' }],
        },
      ],
    };
  });

it('writes what keeps to the standard, and reads back the same', () => {
  fc.assert(
    fc.property(someData, (data) => {
      const bytes = writeTaskData(data, AUTHOR);
      expect(findBreaches(openTaskSet(bytes).root)).toEqual([]);
      const back = dataOf(bytes);
      // A second writing cuts, turns and rounds nothing any more.
      expect(dataOf(writeTaskData(back, AUTHOR))).toEqual(back);
      expect(back.products.map(({ parts }) => parts)).toEqual(
        data.products.map(({ parts }) => parts),
      );
      const [mine, theirs] = [data.tasks[0], back.tasks[0]];
      expect(back.presentations).toEqual(data.presentations);
      expect(theirs?.times).toEqual(mine?.times);
      expect(theirs?.allocations).toEqual(mine?.allocations);
      expect(theirs?.zones.map(({ values }) => values)).toEqual(
        mine?.zones.map(({ values }) => values),
      );
    }),
    { numRuns: 100, seed: 13 },
  );
});

it('brings every corner back to the millimetre and a half', () => {
  fc.assert(
    fc.property(fc.uniqueArray(place, { minLength: 3, maxLength: 12 }), (corners) => {
      const field = {
        id: 'PFD1',
        name: 'A',
        areaM2: 1,
        customerId: null,
        farmId: null,
        outlines: [{ ring: corners, leftOut: [] }],
      };
      const [back] = dataOf(
        writeTaskData({ ...EMPTY_TASK_DATA, partfields: [field] }, AUTHOR),
      ).partfields;
      const found = back?.outlines[0]?.ring ?? [];
      for (const corner of found) {
        expect(Math.min(...corners.map((one) => distanceM(one, corner)))).toBeLessThan(0.0015);
      }
    }),
    { numRuns: 50, seed: 7 },
  );
});
