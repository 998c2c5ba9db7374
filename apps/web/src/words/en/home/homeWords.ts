import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of the home page. */
export const homeWords = localized('home', {
  unfinished: 'Unfinished',
  continueFilling: 'Continue filling',
  recordJob: 'Record this job',
  allFull: 'Every load was filled. What was sprayed is not recorded yet.',
  loadNext: (load: number, count: number) => `Load ${load} of ${count} is next`,
  loadStep: (load: number, count: number, step: number, steps: number) =>
    `Load ${load} of ${count}, step ${step} of ${steps}`,
  addTo: (amount: string, product: string, line: string) =>
    `Add ${amount} ${product} to line ${line}`,
  fillTo: (line: string) => `Fill with water to line ${line}`,
  waitNow: 'A wait is running',
  leftUndone: 'Left undone',
  areaLeft: (area: string) => `${area} left`,
  continueMix: 'Continue this mix',
  putAway: (mix: string) => `${mix} put away`,
  lastMix: 'Last mix',
  repeatLast: 'Repeat last mix',
  repeatThis: 'Repeat this mix',
  opened: (mix: string) => `${mix} opened`,
  openedWithoutPaddock: (mix: string, paddock: string) =>
    `${mix} opened. ${paddock} was deleted; its area stays.`,
  withoutName: 'Mix',
  products: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  saved: 'Saved mixes',
  moreSaved: (count: number) => `${count} more in the mix screen`,
  favourites: 'Favourite products',
  favouriteNote: 'tap to add',
  lastUsed: (rate: string) => `last used ${rate}`,
  earlier: 'Earlier on this device',
  change: 'Change',
  ownMachine: 'My own',
  setMachine: 'Set',
  machineNotSet: 'No machine set',
  saveMachine: 'Save as my machine',
  useMachine: 'Use it',
  machineIsSaved: 'your saved machine',
});
