import { localized } from '../../localized.ts';

/** Words of the mix screen. Problem sentences are not here: they come with the problem's code. */
export const mixWords = localized('mix', {
  title: 'Mix',
  saved: 'Saved mixes',
  done: 'Done',
  close: 'Close',
  change: 'Change',
  machineRow: 'Machine',
  notSet: 'Not set',
  undo: 'Undo',

  // first use
  firstQuestion: '1 of 5',
  whichMachine: 'Which machine is this for?',
  nothingGuessed: 'Tank, width and nozzles decide every amount, so nothing is guessed.',
  setMachine: 'Set your machine',
  onlyTank: 'Only the tank size, for now',
  usableTank: 'Usable tank',

  // fields
  area: 'Area',
  applicationRate: 'Application rate',
  waterTemperature: 'Water temperature',
  travelSpeed: 'Travel speed',
  products: 'Products',
  addProduct: 'Add a product',
  nutrientTarget: 'Nutrient target',
  onArea: (area: string) => `on ${area}`,
  details: 'Details',
  paddock: 'Paddock',
  loadCount: 'Loads',
  held: (figure: string) => `${figure}, held`,
  workedOut: (name: string) => `${name}, worked out`,
  rateUnitOf: (name: string) => `Unit of the ${name} rate`,
  inAll: (amount: string) => `${amount} in all`,
  rateOf: (name: string) => `${name} rate`,
  editProduct: (name: string) => `${name}: unit, containers, price, facts`,
  less: (step: string) => `${step} less`,
  more: (step: string) => `${step} more`,

  // panels
  sprayerPanel: 'Travel speed and nozzles',
  cropPanel: 'Crop, leaf and country',
  groundPanel: 'Nitrogen this year',
  waterPanel: 'Water',
  tankPanel: 'Already in the tank, loads',
  equalNote: 'equal loads',
  tested: 'tested',

  ownMachine: 'My own machine',

  removed: (name: string) => `${name} removed`,

  // result bar
  noPlan: 'No plan yet',
  /** What follows "Next" on a key of the keypad. */
  next: { tank: 'tank', area: 'area', rate: 'rate', temperature: 'temperature' },
  /** The one thing to do next. */
  nextAct: {
    tank: 'Type the tank size',
    area: 'Type the area',
    rate: 'Type the application rate',
    temperature: 'Type the water temperature',
    productRate: (name: string) => `Type the rate of ${name}`,
  },
  result: 'Result',
  missing: (names: string) => `Missing: ${names}`,
  check: (names: string) => `Check: ${names}`,
  opening: 'Opening the product list',
  listFailed: 'The product list did not load',
  listFailedWhy: 'It needs the network once. What you typed is kept.',
  tryAgain: 'Try again',

  /** Shorter than the names of their fields: the result bar names several in a line. */
  shortNames: {
    tankCapacityL: 'tank size',
    applicationRateLPerHa: 'rate',
    products: 'a product',
    'linked.loadCount': 'loads',
  },
});
