import { strToU8, zipSync } from 'fflate';

/** A table of dBASE III with one record of one text and one number. */
export function table(name: string, dose: string): Uint8Array {
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

type Points = readonly (readonly [number, number])[];

/** The shapes of one record with these rings. */
export function shapes(rings: readonly Points[]): Uint8Array {
  const points = rings.flat();
  const bodyBytes = 44 + 4 * rings.length + 16 * points.length;
  const shp = new Uint8Array(108 + bodyBytes);
  const view = new DataView(shp.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(104, bodyBytes / 2, false);
  view.setInt32(108, 5, true);
  view.setInt32(144, rings.length, true);
  view.setInt32(148, points.length, true);
  let first = 0;
  rings.forEach((part, index) => {
    view.setInt32(152 + 4 * index, first, true);
    first += part.length;
  });
  points.forEach(([east, north], index) => {
    view.setFloat64(152 + 4 * rings.length + 16 * index, east, true);
    view.setFloat64(160 + 4 * rings.length + 16 * index, north, true);
  });
  return shp;
}

export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174]]';

/** A shapefile of one record with these rings, and a table beside it. */
export function shapefile(rings: readonly Points[], dbf: Uint8Array) {
  return zipSync(
    { 'f.shp': shapes(rings), 'f.prj': strToU8(WGS84_PRJ), 'f.dbf': dbf },
    { level: 1 },
  );
}
