import { strToU8, zipSync } from 'fflate';

/**
 * A zipped shapefile of one record, with a table beside it.
 * @param rings longitude and latitude in degrees (WGS 84)
 */
export function zippedShapefile(
  rings: readonly (readonly (readonly [number, number])[])[],
  dbf: Uint8Array,
) {
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
  const prj =
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174]]';
  return zipSync({ 'f.shp': shp, 'f.prj': strToU8(prj), 'f.dbf': dbf }, { level: 1 });
}
