import geodesic from 'geographiclib-geodesic';
import proj4 from 'proj4';
import { expect, it } from 'vitest';
import { distanceM, lineLengthM, measureRing } from './geodesicArea.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';

const ring = (...corners: readonly (readonly [number, number])[]): Ring =>
  corners.map(([latitudeDeg, longitudeDeg]) => ({ latitudeDeg, longitudeDeg }));

/** The worked example of GeographicLib's documentation of polygon areas: Antarctica in 18 corners. */
const antarctica = ring(
  [-63.1, -58],
  [-72.9, -74],
  [-71.9, -102],
  [-74.9, -102],
  [-74.3, -131],
  [-77.5, -163],
  [-77.4, 163],
  [-71.7, 172],
  [-65.9, 140],
  [-65.7, 113],
  [-66.6, 88],
  [-66.9, 59],
  [-69.8, 25],
  [-70.0, -4],
  [-71.0, -14],
  [-77.3, -33],
  [-77.9, -46],
  [-74.7, -61],
);

// The test set that GeographicLib's author keeps in every language (Planimeter0, Planimeter5), and the
// example of its documentation.
it.each([
  [
    'a triangle over the pole',
    ring([89, 0.1], [89, 90.1], [89, -179.9]),
    12_476_152_838.5,
    539_297,
  ],
  [
    'Antarctica, a pole within and the date line crossed',
    antarctica,
    13_662_703_680_020.1,
    16_831_067.9,
  ],
  [
    'a square about the pole',
    ring([89, 0], [89, 90], [89, 180], [89, 270]),
    24_952_305_678,
    631_819.8745,
  ],
  [
    'a diamond on the equator',
    ring([0, -1], [-1, 0], [0, 1], [1, 0]),
    24_619_419_146,
    627_598.2731,
  ],
  ['an eighth of the earth', ring([90, 0], [0, 0], [0, 90]), 63_758_202_715_511, 30_022_685],
])('measures %s as it is published', (_, corners, areaM2, lengthM) => {
  const measured = measureRing(corners);
  // 0.1 % is promised; the published figures are met to their last digit.
  expect(measured.areaM2 / areaM2).toBeCloseTo(1, 9);
  expect(Math.abs(measured.lengthM - lengthM)).toBeLessThan(1);
  expect(measureRing(corners.toReversed()).areaM2 / areaM2).toBeCloseTo(1, 9);
});

// Planimeter(1) of GeographicLib 2.3, its example: the square of 100 km that the grid calls 18SWK.
it('measures a square of a grid, brought from metres to degrees, as it is published', () => {
  const utm18 = proj4('+proj=utm +zone=18 +datum=WGS84 +units=m +no_defs', 'WGS84');
  const corners = [
    [500_000, 4_400_000],
    [600_000, 4_400_000],
    [600_000, 4_500_000],
    [500_000, 4_500_000],
  ].map((corner) => {
    const [longitudeDeg = 0, latitudeDeg = 0] = utm18.forward(corner);
    return { latitudeDeg, longitudeDeg };
  });
  const measured = measureRing(corners);
  expect(measured.areaM2 / 10_007_388_597.2).toBeCloseTo(1, 9);
  expect(measured.lengthM / 400_139.532_959).toBeCloseTo(1, 9);
});

// Planimeter29 of the same test set: a kilometre east, north and west from where the equator meets Greenwich.
it('measures a hundred hectares to a square centimetre', () => {
  const go = ({ latitudeDeg, longitudeDeg }: GroundPoint, azimuthDeg: number): GroundPoint => {
    const to = geodesic.Geodesic.WGS84.Direct(latitudeDeg, longitudeDeg, azimuthDeg, 1000);
    return { latitudeDeg: to.lat2 ?? Number.NaN, longitudeDeg: to.lon2 ?? Number.NaN };
  };
  const start = { latitudeDeg: 0, longitudeDeg: 0 };
  const east = go(start, 90);
  const north = go(east, 0);
  const west = go(north, -90);
  expect(measureRing([start, east, north, west]).areaM2).toBeCloseTo(1_000_000, 1);
});

it('measures a paddock over the date line as the same one elsewhere', () => {
  const over = (longitudeDeg: number) =>
    measureRing(
      [
        [-17, -0.002],
        [-17, 0.002],
        [-16.996, 0.002],
        [-16.996, -0.002],
      ].map(([latitudeDeg = 0, east = 0]) => {
        const turned = longitudeDeg + east;
        return { latitudeDeg, longitudeDeg: turned > 180 ? turned - 360 : turned };
      }),
    );
  expect(over(180).areaM2).toBeCloseTo(over(30).areaM2, 3);
});

it('has no area with fewer than three corners, and one of a square metre with four', () => {
  expect(measureRing([])).toEqual({ areaM2: 0, lengthM: 0 });
  expect(measureRing(ring([0, 0], [1, 1])).areaM2).toBe(0);
  // 1 m of the equator is 360 / 40,075,016.686 degrees; of its meridian 1 / 110,574.39.
  const [east, north] = [360 / 40_075_016.686, 1 / 110_574.39];
  expect(measureRing(ring([0, 0], [0, east], [north, east], [north, 0])).areaM2).toBeCloseTo(1, 4);
});

it('measures lines: Wellington to Salamanca as Karney published', () => {
  // Karney 2013, the first example of the inverse problem in GeodSolve's documentation.
  const from = { latitudeDeg: -41.32, longitudeDeg: 174.81 };
  const to = { latitudeDeg: 40.96, longitudeDeg: -5.5 };
  expect(distanceM(from, to)).toBeCloseTo(19_959_679.267, 2);
  expect(lineLengthM([from, to, from])).toBeCloseTo(2 * 19_959_679.267, 2);
  expect(lineLengthM([from])).toBe(0);
});
