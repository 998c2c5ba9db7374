import { localized } from '../../localized.ts';

/** Words of scanning a pack. */
export const scanWords = localized('scan', {
  scan: 'Scan',
  title: 'Scan a pack',
  starting: 'The camera is starting',
  hold: 'Hold the bars or squares of the pack into the picture.',
  picture: 'What the camera sees',
  light: 'Light',
  again: 'Scan again',
  refused: 'The camera may not be used here',
  refusedWhy:
    'Allow it in the settings of the browser for this page, or type the digits below the bars.',
  missing: 'No camera to scan with',
  missingWhy: 'Type the digits below the bars.',
  typeIt: 'Digits below the bars',
  lookUp: 'Look up',
  information: 'Scan',
  faults: {
    empty: 'Type the digits, or what stands in the code.',
    checkDigit: 'These digits contradict each other: one is misread or mistyped. Try again.',
    tooLong: 'That is too long for the code of a pack.',
  },
  known: 'Known',
  onePack: (amount: string) => `${amount} in each`,
  nothingMore: 'Batch and expiry are not in this code.',
  batch: (batch: string) => `Batch ${batch}`,
  expires: (day: string) => `keeps until ${day}`,
  unknown: 'Nothing known about this code',
  unknownWhy: 'Say once what it is. From then on every device of yours knows it.',
  gone: 'The product of this code is no longer there. Say again what it is.',
  itIs: 'It is',
  inOnePack: 'In each pack',
  learn: 'Remember this code',
  notLearned: 'Not kept',
  chooseFirst: 'Choose the product first.',
  relearn: 'It is something else',
});
