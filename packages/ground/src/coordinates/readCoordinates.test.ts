import { describe, expect, it } from 'vitest';
import { readCoordinates } from './readCoordinates.ts';

/** Latitude and longitude of each place that a text may mean, to a centimetre. */
function placesOf(typed: string): readonly (readonly number[])[] | string {
  const read = readCoordinates(typed);
  if (read.fault !== null) return read.fault.code;
  return read.places.map(({ latitudeDeg, longitudeDeg }) => [
    Number(latitudeDeg.toFixed(7)),
    Number(longitudeDeg.toFixed(7)),
  ]);
}

function sureOf(typed: string): readonly number[] | string | undefined {
  const read = readCoordinates(typed);
  const places = placesOf(typed);
  if (read.fault !== null) return read.fault.code;
  return read.isSure ? places[0] : 'asked';
}

describe('a place that a text says for sure', () => {
  // Forms of Google's help for its maps ("Enter coordinates to find a place"), with letters.
  it.each([
    ['41°24\'12.2"N 2°10\'26.5"E', [41.4033889, 2.1740278]],
    ['41.40338N, 2.17403E', [41.40338, 2.17403]],
    ['41 24.2028 N, 2 10.4418 E', [41.40338, 2.17403]],
    // Wikipedia's example of how ISO 6709 writes a place for people.
    ['50°40′46″N 95°48′26″W', [50.6794444, -95.8072222]],
    ['50°40′46″N,95°48′26″W', [50.6794444, -95.8072222]],
    // And of how it writes one for machines.
    ['+40.20361-075.00417/', 'asked'],
    ['+27.5916+086.5640/', 'asked'],
    ['-36.85-174.76/', [-36.85, -174.76]],
    ['-38.662, 174.631', [-38.662, 174.631]],
    ['−38.662,174.631', [-38.662, 174.631]],
    ['(-38.662; 174.631)', [-38.662, 174.631]],
    ['-38.662 174.631', [-38.662, 174.631]],
    ['-38.662 / 174.631', [-38.662, 174.631]],
    // Decimals with a comma.
    ['-38,662 174,631', [-38.662, 174.631]],
    ['-38,662; 174,631', [-38.662, 174.631]],
    ['-38,662, 174,631', [-38.662, 174.631]],
    ['-38,662,174,631', [-38.662, 174.631]],
    ['38°39\'43,2" S, 174°37\'51,6" E', [-38.662, 174.631]],
    ['38 39 43.2 S 174 37 51.6 E', [-38.662, 174.631]],
    ['S38 39.72 E174 37.86', [-38.662, 174.631]],
    ['s 38.662 e 174.631', [-38.662, 174.631]],
    ['174.631 E, 38.662 S', [-38.662, 174.631]],
    ['-38 39 43.2, 174 37 51.6', [-38.662, 174.631]],
    ["-38° 39.72', 174° 37.86'", [-38.662, 174.631]],
    ['-38° 39.72\u2019 174° 37.86\u2019', [-38.662, 174.631]],
    ["38º39'43.2'' S 174º37'51.6'' E", [-38.662, 174.631]],
    ['lat: -38.662, lon: 174.631', [-38.662, 174.631]],
    ['Longitude 174.631 Latitude -38.662', [-38.662, 174.631]],
    ['Latitud: 38,662 sur, longitud: 174,631 este', [-38.662, 174.631]],
    ['38,662° sud, 174,631° est', [-38.662, 174.631]],
    ['38.662 deg south, 174.631 deg east', [-38.662, 174.631]],
  ])('is read: %s', (typed, place) => {
    expect(sureOf(typed)).toEqual(place);
  });

  // Examples of RFC 5870 and of Android's documentation of its common intents.
  it.each([
    ['geo:13.4125,103.8667', [13.4125, 103.8667]],
    ['geo:48.2010,16.3695,183', [48.201, 16.3695]],
    ['geo:48.198634,16.371648;crs=wgs84;u=40', [48.198634, 16.371648]],
    ['geo:90,-22.43;crs=WGS84', [90, -22.43]],
    ['geo:66,30;u=6.500;FOo=this%2dthat', [66, 30]],
    ['geo:47.6,-122.3?z=11', [47.6, -122.3]],
    ['geo:0,0?q=34.99,-106.61(Treasure)', [34.99, -106.61]],
    ['geo:0,0?q=34.99%2C-106.61', [34.99, -106.61]],
    ['geo:0,0?q=1600+Amphitheatre+Parkway', 'noCoordinates'],
    ['geo:323482,4306480;crs=EPSG:32618', 'noCoordinates'],
    ['geo:91,0', 'outsideEarth'],
  ])('is read from a link: %s', (typed, place) => {
    expect(sureOf(typed)).toEqual(place);
  });
});

describe('a text that may mean several places', () => {
  it.each([
    // Latitude or longitude may stand first.
    [
      '41.40338, 2.17403',
      [
        [41.40338, 2.17403],
        [2.17403, 41.40338],
      ],
    ],
    [
      '48.1 -9.2',
      [
        [48.1, -9.2],
        [-9.2, 48.1],
      ],
    ],
    // Longitude can only stand first: it is swapped, or mistyped.
    ['174.631, -38.662', [[-38.662, 174.631]]],
    // O is west in Spanish and French, and east in German.
    [
      '38.6 N, 4.2 O',
      [
        [38.6, -4.2],
        [38.6, 4.2],
      ],
    ],
    // The side of the second was left out.
    [
      '38.662 S, 174.631',
      [
        [-38.662, 174.631],
        [-38.662, -174.631],
      ],
    ],
    // A minus beside a letter says it again, or turns it round.
    [
      '-38.662 S, 174.631 E',
      [
        [-38.662, 174.631],
        [38.662, 174.631],
      ],
    ],
  ])('gives each of them, and is not sure: %s', (typed, places) => {
    expect(placesOf(typed)).toEqual(places);
    expect(sureOf(typed)).toBe('asked');
  });
});

it.each([
  ['', 'noCoordinates'],
  ['Awakino Road', 'noCoordinates'],
  ['Awakino Road 12', 'noCoordinates'],
  ['-38.662', 'notTwo'],
  ['-38,662', 'notTwo'],
  ['-38,174', 'notTwo'],
  ['38.662 S, 39.1 N', 'noCoordinates'],
  ['38 60 0 S, 174 0 0 E', 'noCoordinates'],
  ['38.5 30 S, 174.631 E', 'noCoordinates'],
  ['384532 S, 1743752 E', 'noCoordinates'],
  ['S 38.662 S, 174.631 E', 'noCoordinates'],
  ['-38.662, 174.631, 12', 'noCoordinates'],
  ['38 39 43 174 37', 'noCoordinates'],
  ['38-39-43 S 174-37-51 E', 'noCoordinates'],
  ['2679234 6401234', 'noCoordinates'],
  ['-91.2 S, 174.631 E', 'outsideEarth'],
  ['-138.662, 174.631', 'outsideEarth'],
  ['-38.662, 194.631', 'outsideEarth'],
  [`-38.662${' '.repeat(300)}174.631`, 'noCoordinates'],
])('refuses what is no place, or not clear: %s', (typed, code) => {
  expect(placesOf(typed)).toBe(code);
});
