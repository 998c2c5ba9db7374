import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of a prescription: several rates over one paddock. */
export const zoneWords = localized('zones', {
  title: (name: string) => `${name}, zones`,
  open: 'Rates in zones',
  count: (count: number) => plural(count, { one: '1 zone', other: `${count} zones` }),
  mapOf: (name: string) => `Zones of ${name}, north up`,
  none: 'One rate for the whole paddock.',
  noneNote: 'Cut it in two, or bring zones in from a file.',
  strength:
    'One tank has one strength. A zone changes the spray on a hectare, and with it every product in the same measure.',
  zone: (number: number) => `Zone ${number}`,
  rest: 'The rest',
  rateOf: (zone: string) => `${zone}, rate`,
  notSprayed: 'not sprayed',
  away: (zone: string) => `Take away ${zone}`,
  takeAway: 'Take away',
  spray: 'Spray for all zones',
  onAverage: (area: string, rate: string) => `${area} at ${rate} on average`,
  spread: (times: string, pressure: string) =>
    `The most is ${times} times the least. At one speed that takes ${pressure} times the pressure: look at the range of your nozzles.`,
  missing: 'Give every zone a rate. 0 is not sprayed.',
  nothing: 'Nothing is sprayed. Give a zone a rate.',
  tooMuch: (most: string) => `A rate is at most ${most}.`,
  noGround: 'The zones could not be worked out. Take one away, or bring them in again.',
  keep: 'Keep the zones',
  kept: 'Kept.',
  notKept: 'This device could not keep them. Nothing was changed.',
  plan: (area: string) => `Plan ${area} in zones`,
  planned: (name: string) => `${name} planned in zones`,

  cut: 'Cut in two',
  cutNote: 'A straight line from one place to another: corners, and the middle of each side.',
  cutWhich: 'What is cut',
  from: 'From',
  to: 'To',
  placeOf: (place: number, count: number) => `place ${place} of ${count}`,
  before: (end: string) => `${end}: the place before`,
  next: (end: string) => `${end}: the next place`,
  cutHere: 'Cut here',
  cutNothing: 'Nothing lies on one side of this line. Choose another place.',

  bring: 'Bring zones in from a file',
  formats: 'ISOXML with zones or a grid; GeoJSON or zipped shapefile with the rate as a figure.',
  choose: 'Choose a file',
  which: 'Which of these are the rates?',
  figure: (name: string, least: string, most: string) => `${name}: ${least} to ${most}`,
  takenAs: (unit: string) =>
    `Figures are taken as ${unit} of spray. The file does not say its unit.`,
  noZones: 'This file has no zones with one rate each, and no outlines with figures.',
  tooMany: (most: string) => `These zones have more than ${most} corners. Take a coarser grid.`,
  tooManyZones: (most: number) =>
    `These are more than ${most} rates. Round them in the other program.`,
  ofProduct: (average: string) =>
    `The file says kg of a product, ${average} on average. Plan that as the rate of the product.`,
  most: 'Spray at the highest rate',
  mostNote:
    'All other zones follow in the same measure. Left empty, figures are taken as they are.',
  mostMissing: 'Give the spray at the highest rate first.',
  elsewhere: 'None of these zones lies in this paddock.',
  take: (count: number) => plural(count, { one: 'Take 1 zone', other: `Take ${count} zones` }),
  replaces: 'The zones that are there now are replaced.',

  byZones: 'By zones',
  byZonesNote:
    'This plan is the average of the zones: one mix, one strength. The rate on the ground is that of the zone.',
  perArea: (name: string, rate: string) => `${name} ${rate}`,
  inZone: (rate: string) => `At ${rate}`,
});
