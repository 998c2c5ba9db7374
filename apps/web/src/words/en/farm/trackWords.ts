import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of where it is sprayed: while driving, and with the record. */
export const trackWords = localized('track', {
  // while driving
  toFill: 'Filling',
  drive: 'Spray and keep the track',
  driveNote: 'The phone notes where it is sprayed, and warns before a buffer.',
  mapOf: (name: string) => `Where ${name} was sprayed, north up`,
  job: 'this job',
  accuracy: 'Accuracy',
  bufferAhead: 'Buffer ahead',
  partAhead: 'Part left out ahead',
  outlineAhead: 'End of the paddock ahead',
  shutOffIn: 'Shut off in',
  inBuffer: 'In the buffer',
  inPart: 'In a part left out',
  outside: 'Outside the outline',
  mayBe: (accuracy: string) => `Or within ± ${accuracy} of it. Shut off.`,
  shutOffNow: 'Shut off.',
  next: {
    buffer: 'To the buffer ahead',
    part: 'To the part left out ahead',
    outline: 'To the end ahead',
  },
  nearest: {
    buffer: 'To the nearest buffer',
    part: 'To the nearest part left out',
    outline: 'To the outline',
  },
  noGround: 'No outline of this paddock: nothing can be warned of.',
  noPaddock: 'No paddock was chosen: nothing can be warned of.',
  searching: 'Looking for the position.',
  lost: 'Position lost. The figures stand still, and nothing is taken.',
  refused: 'This device may not say where it is. Allow it in its settings, then come back.',
  unsupported: 'This device or this page cannot say where it is.',
  vague: (accuracy: string) =>
    `± ${accuracy} is too uncertain. Nothing is taken, nothing is warned of.`,
  covered: 'Covered',
  ofArea: (area: string) => `Of ${area}`,
  speed: 'Speed',
  twice: 'Twice',
  notKnown: 'not known',
  noWidth:
    'The width of the boom is not known, so no share is told. Set the swath width in the mix.',
  isOff: 'The sprayer is off: nothing is taken.',
  on: 'Start spraying',
  onAgain: 'Go on spraying',
  off: 'Shut off',
  empty: 'Load is empty',
  keepOn: 'Keep the screen on while you spray: a phone that sleeps leaves a gap.',
  notKept: 'This device keeps nothing more. The track ends here.',
  bufferFrom: (width: string) =>
    `The label asks for ${width} downwind. It is kept from every side here: the wind is not known to this app.`,
  advice:
    'The phone is right to some metres and does not know whether a nozzle is open. Look ahead; the label and your eyes decide.',

  // with the record
  track: 'Where it was sprayed',
  figures: 'Covered ground',
  restsOn: 'What the figures rest on',
  once: 'Once or more',
  ofNet: (area: string) => `of ${area}`,
  twiceDrawn: 'Twice, drawn lighter',
  twicePrinted: 'Twice, printed darker',
  notReached: 'Not reached',
  gaps: (count: number) =>
    plural(count, {
      one: '1 gap: the phone slept or lost its position. Nothing in it counts as sprayed.',
      other: `${count} gaps: the phone slept or lost its position. Nothing in them counts as sprayed.`,
    }),
  nearestTo: (name: string) => `Nearest to ${name}`,
  nearer: (name: string, accuracy: string) =>
    `Nearer to ${name} than was to be kept, or too near to tell with ± ${accuracy}.`,
  toOutline: 'the outline',
  toPart: (number: number) => `part left out ${number}`,
  toBuffer: (number: number) => `buffer ${number}`,
  how: (accuracy: string, worst: string, from: string, to: string) =>
    `The phone’s position, ± ${accuracy}, worst ± ${worst}, ${from} to ${to}.`,
  width: (width: string) => `Boom ${width}.`,
  widthOf: (width: string, machine: string) => `Boom ${width}, ${machine}.`,
  thinned: (tolerance: string, cell: string) =>
    `The track is kept to within ${tolerance}, the ground counted in squares of ${cell}. The edges are as sure as the position.`,
  noOutline: 'There was no outline: no share is told.',
  widthNotKnown: 'The width of the boom was not known: no share is told.',
  notReadable: 'This version cannot read the track.',
  save: 'Save the track as GeoJSON',
});
