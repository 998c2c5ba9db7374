import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import type { Ring } from '../geometry/GroundPoint.ts';
import { readGround } from './readGround.ts';
import { zippedShapefile } from './testing/zippedShapefile.ts';

/** A table of dBASE III with one record of one text and one number. */
function table(name: string, dose: string): Uint8Array {
  const columns = [
    ['PADDOCK', 'C', name],
    ['DOSE', 'N', dose],
  ] as const;
  const head = 32 + 32 * columns.length + 1;
  const row = ` ${columns.map(([, , value]) => value.padEnd(12)).join('')}`;
  const dbf = new Uint8Array(head + row.length);
  const view = new DataView(dbf.buffer);
  dbf[0] = 3;
  view.setUint32(4, 1, true);
  view.setUint16(8, head, true);
  view.setUint16(10, row.length, true);
  columns.forEach(([heading, type], index) => {
    dbf.set(strToU8(heading + '\0'.repeat(11 - heading.length) + type), 32 + 32 * index);
    dbf[32 + 32 * index + 16] = 12;
  });
  dbf[head - 1] = 13;
  dbf.set(strToU8(row), head);
  return dbf;
}

it('reads a zipped shapefile: its outline, its island, and name and figures of its table', async () => {
  const outline = [
    [170, -40],
    [170, -39.99],
    [170.01, -39.99],
    [170.01, -40],
    [170, -40],
  ] as const;
  const island = [
    [170.002, -39.998],
    [170.004, -39.998],
    [170.004, -39.996],
    [170.002, -39.998],
  ] as const;
  const back = await readGround(zippedShapefile([outline, island], table('River flats', '120.5')));
  expect(back).toMatchObject({ format: 'shapefile', fault: null });
  const at = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([longitudeDeg, latitudeDeg]) => ({ longitudeDeg, latitudeDeg }))
      .toSorted((a, b) => a.longitudeDeg + a.latitudeDeg / 7 - b.longitudeDeg - b.latitudeDeg / 7);
  const sorted = (ring: Ring = []) =>
    at(ring.map(({ longitudeDeg, latitudeDeg }) => [longitudeDeg, latitudeDeg]));
  const [one, ...others] = back.found;
  expect(others).toEqual([]);
  expect([one?.name, one?.figures]).toEqual(['River flats', { DOSE: 120.5 }]);
  expect(sorted(one?.ring)).toEqual(at(outline.slice(0, -1)));
  expect(one?.leftOut.map(sorted)).toEqual([at(island.slice(0, -1))]);
});
