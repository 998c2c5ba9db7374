import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** What labels ask to wait for after spraying. */
export const intervalWords = localized('interval', {
  title: 'After spraying',
  /** What is not allowed before. */
  waits: {
    rainFree: 'No rain',
    entry: 'Nobody on the ground',
    grazing: 'No grazing',
    cutting: 'No cutting for feed',
    harvest: 'No harvest',
  },
  /** What is free again. */
  free: {
    rainFree: 'Rain',
    entry: 'Onto the ground',
    grazing: 'Grazing',
    cutting: 'Cutting for feed',
    harvest: 'Harvest',
  },
  hours: (count: string) => `for ${count} h`,
  days: (count: number, figure: string) =>
    plural(count, { one: `for ${figure} day`, other: `for ${figure} days` }),
  notRequired: 'not required',
  from: (moment: string) => `from ${moment}`,
  asked: (names: string) => `asked by ${names}`,
  notKnown: (names: string, what: string) =>
    `Not known for ${names}: ${what}. Read the label of your country; no day is counted.`,
  buffer: (metres: string) => `Buffer downwind ${metres}`,
  bufferNotKnown: (names: string) => `Buffer not known for ${names}: look at the label.`,
  rinsing: 'Rinsing',
  rinse: (parts: string, each: string, left: string, thinned: string) =>
    `${parts} rinses of ${each}, each sprayed out, thin the ${left} that stay to one in ${thinned}.`,
  atLeast: (volume: string) => `at least ${volume}`,
  rinseLeast: 'More stays than is known: what stands in the tank or in its lines is not set.',
  rinseNote:
    'If all of it mixes: dead ends and film on the walls hold more. Spray it on treated ground.',
  counted:
    'Hours count from the end of spraying; days are whole days after it. The label rules where it says otherwise.',
});
