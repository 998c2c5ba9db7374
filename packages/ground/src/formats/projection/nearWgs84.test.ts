import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { measureRing } from '../../area/geodesicArea.ts';
import { isNearWgs84Crs } from './nearWgs84.ts';
import { readGround } from '../readGround.ts';
import { shapes } from '../testing/zippedShapefile.ts';

interface Projected {
  /** In ESRI's words, or those of EPSG. */
  readonly datum: string;
  readonly projection: string;
  readonly parameters: Readonly<Record<string, number>>;
}

const prjOf = ({ datum, projection, parameters }: Projected): string =>
  `PROJCS["a",GEOGCS["a",DATUM["${datum}",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["${projection}"],${Object.entries(
    parameters,
  )
    .map(([name, value]) => `PARAMETER["${name}",${value.toFixed(7)}],`)
    .join('')}UNIT["Meter",1.0]]`;

const transverse = (
  datum: string,
  meridian: number,
  scale: number,
  [east, north]: readonly [number, number],
): Projected => ({
  datum,
  projection: 'Transverse_Mercator',
  parameters: {
    False_Easting: east,
    False_Northing: north,
    Central_Meridian: meridian,
    Scale_Factor: scale,
    Latitude_Of_Origin: 0,
  },
});
const LAMBERT93: Projected = {
  datum: 'D_RGF_1993',
  projection: 'Lambert_Conformal_Conic',
  parameters: {
    False_Easting: 700_000,
    False_Northing: 6_600_000,
    Central_Meridian: 3,
    Standard_Parallel_1: 44,
    Standard_Parallel_2: 49,
    Latitude_Of_Origin: 46.5,
  },
};

/** A square of 300 m of the map with its south-west corner at a place. */
const square = (of: Projected, east: number, north: number) =>
  readGround(
    zipSync({
      'f.shp': shapes([
        [
          [east, north],
          [east, north + 300],
          [east + 300, north + 300],
          [east + 300, north],
        ],
      ]),
      'f.prj': strToU8(prjOf(of)),
    }),
  );

/** Arcs of the meridian of GRS 80 from the equator, m. */
const [ARC_45, ARC_55, ARC_57, ARC_60] = [
  4_984_944.378, 6_097_230.313, 6_319_913.886, 6_654_072.819,
];

it.each<
  [string, Projected, readonly [east: number, north: number], readonly [number, number], number]
>([
  // The northing of 60 N, 15 E that Lantmäteriet's figures give too: 6,651,411.190.
  [
    'SWEREF 99 TM',
    transverse('D_SWEREF99', 15, 0.9996, [500_000, 0]),
    [500_000, 0.9996 * ARC_60],
    [60, 15],
    0.9996,
  ],
  [
    'HTRS96',
    transverse('Croatian_Terrestrial_Reference_System', 16.5, 0.9999, [500_000, 0]),
    [500_000, 0.9999 * ARC_45],
    [45, 16.5],
    0.9999,
  ],
  [
    'Slovenia 1996',
    transverse('D_Slovenia_Geodetic_Datum_1996', 15, 0.9999, [500_000, -5_000_000]),
    [500_000, 0.9999 * ARC_45 - 5_000_000],
    [45, 15],
    0.9999,
  ],
  [
    'LKS-92',
    transverse('D_Latvia_1992', 24, 0.9996, [500_000, -6_000_000]),
    [500_000, 0.9996 * ARC_57 - 6_000_000],
    [57, 24],
    0.9996,
  ],
  [
    'LKS94',
    transverse('Lithuania_1994_ETRS89', 24, 0.9998, [500_000, 0]),
    [500_000, 0.9998 * ARC_55],
    [55, 24],
    0.9998,
  ],
  // Between its standard parallels the map is smaller than the ground: 0.999051 at the origin.
  ['Lambert-93', LAMBERT93, [700_000, 6_600_000], [46.5, 3], 0.999_051],
  [
    'Lambert-93 as QGIS names it',
    {
      ...LAMBERT93,
      datum: 'Reseau_Geodesique_Francais_1993_v1',
      projection: 'Lambert_Conformal_Conic_2SP',
    },
    [700_000, 6_600_000],
    [46.5, 3],
    0.999_051,
  ],
])('turns %s into degrees', async (_, of, [east, north], [latitude, longitude], scale) => {
  const { found, fault } = await square(of, east, north);
  expect(fault).toBeNull();
  const ring = found[0]?.ring ?? [];
  const corner = ring.find(
    ({ latitudeDeg, longitudeDeg }) =>
      Math.abs(latitudeDeg - latitude) < 1e-7 && Math.abs(longitudeDeg - longitude) < 1e-7,
  );
  expect(corner).toBeDefined();
  expect(measureRing(ring).areaM2 / (90_000 / scale ** 2)).toBeCloseTo(1, 4);
});

it.each([
  ...['D_ETRS_1989', 'European_Terrestrial_Reference_System_1989_ensemble', 'IRENET95'],
  ...['D_Estonia_1997', 'Hartebeesthoek94', 'D_POSGAR_2007', 'D_SIRGAS_2000', 'D_JGD_2011'],
  ...[
    'D_NZGD_2000',
    'Geocentric_Datum_of_Australia_2020',
    'D_GDA_1994',
    'World_Geodetic_System_1984',
  ],
  ...['North_American_Datum_1983', 'D_North_American_1983_CSRS', 'D_NAD_1983_2011', 'CHTRF95'],
])('takes ground on the datum %s', async (datum) => {
  const { fault } = await square(transverse(datum, 15, 0.9996, [500_000, 0]), 500_000, 5_000_000);
  expect(fault).toBeNull();
});

it.each([
  // National grids from before satellites, up to some hundred metres off.
  ...['D_OSGB_1936', 'OSGB_1936', 'D_NTF', 'Nouvelle_Triangulation_Francaise', 'D_Amersfoort'],
  ...[
    'D_MGI',
    'D_Belge_1972',
    'D_Deutsches_Hauptdreiecksnetz',
    'D_New_Zealand_1949',
    'D_Estonia_1992',
  ],
  ...['D_North_American_1927', 'D_Australian_1966', 'D_Tokyo', 'D_European_1950', 'D_CH1903'],
  // 5 m in the north-east of Japan, since the earthquake of 2011.
  'D_JGD_2000',
])('refuses ground on the datum %s', async (datum) => {
  const { fault } = await square(transverse(datum, 15, 0.9996, [500_000, 0]), 500_000, 5_000_000);
  expect(fault).toEqual({ code: 'unknownProjection', name: 'a' });
});

it.each([
  ...['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'urn:ogc:def:crs:EPSG::4258'],
  ...['EPSG:4167', 'EPSG:4283', 'urn:ogc:def:crs:EPSG:9.9:4171', 'EPSG:4619', 'EPSG:7844'],
  'http://www.opengis.net/def/crs/EPSG/0/4269',
])('takes GeoJSON in %s', async (name) => {
  expect(isNearWgs84Crs(name)).toBe(true);
  const file = (crs: string) =>
    readGround(
      strToU8(
        `{"type":"Polygon","crs":{"type":"name","properties":{"name":"${crs}"}},"coordinates":[[[9,48],[9.004,48],[9.004,48.004],[9,48]]]}`,
      ),
    );
  expect((await file(name)).found).toHaveLength(1);
});

it.each([
  'EPSG:2193',
  'EPSG:27700',
  'EPSG:4277',
  'EPSG:14326',
  'EPSG:43260',
  'urn:ogc:def:crs:EPSG::4267',
  '',
])('refuses GeoJSON in "%s"', (name) => {
  expect(isNearWgs84Crs(name)).toBe(false);
});
