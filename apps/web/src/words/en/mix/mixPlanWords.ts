import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of the mix screen that are drawn with its answer, or after it. */
export const mixPlanWords = localized('mixPlan', {
  // result bar
  loadsOf: (count: number) => plural(count, { one: 'load of', other: 'loads of' }),
  loadsThat: (count: number) => plural(count, { one: 'load:', other: 'loads:' }),
  water: 'water',
  atLeast: 'at least',
  moreProducts: (count: number) => `${count} more`,
  showResult: 'Show the result',
  moreWarnings: (count: number) =>
    plural(count, { one: '1 more warning', other: `${count} more warnings` }),
  warning: 'Warning',
  note: 'Note',
  notes: (count: number) => plural(count, { one: '1 note', other: `${count} notes` }),
  // panels
  heel: 'Already in the tank',
  heelContents: 'What is it?',
  heelWater: 'Water',
  heelSameMix: 'The same mix',
  leftMix: (litres: string) => `${litres} of this mix stands in the tank from the last job.`,
  countLeft: 'Count it in',
  tankIsEmpty: 'The tank is empty',
  loadSplit: 'Loads',
  fullThenPart: 'Full, then smaller',
  equalLoads: 'All equal',
  ph: 'pH',
  potassium: 'Potassium',
  sodium: 'Sodium',
  calcium: 'Calcium',
  magnesium: 'Magnesium',
  iron: 'Iron',
  bicarbonate: 'Bicarbonate',
  mixPh: 'pH of the mix, measured',
  mixPhNote: 'A strip read in the full tank goes before what is worked out.',
  bandWidth: 'Band width',
  rowSpacing: 'Row spacing',
  bandOf: (width: string) => `band ${width}`,
  bandNote: 'Only for spraying in bands: rates are then those of the ground in the band.',
  freezingMargin: 'Margin to freezing',
  freezingMarginNote: 'How far above its freezing point the mix has to end.',
  marginNote: (margin: string) => `${margin} to freezing`,
  holdingTime: 'Stands in the tank before it is sprayed out',
  nitrogenApplied: 'N on this ground since 1 July',
  fromRecords: 'From your records of this paddock. Type to change it.',
  crop: 'What is sprayed',
  crops: {
    pasture: 'Pasture',
    cereals: 'Cereals',
    maize: 'Maize',
    broadLeaved: 'Broad-leaved crop',
    trees: 'Fruit trees, vines',
    bareGround: 'Bare ground, stubble',
  },
  growthStage: 'Growth stage (BBCH)',
  growthStageNote:
    '0 to 99. In cereals 21 is the first tiller, 30 the stem grows, 39 the flag leaf is out, 65 full flower.',
  daysToHarvest: 'Days to harvest',
  stageOf: (stage: string) => `BBCH ${stage}`,
  leafSurface: 'The leaf',
  leafSurfaces: { dry: 'Dry', moist: 'Moist', frost: 'Frost' },
  airTemperature: 'Air when it is sprayed',
  country: 'Country',
  countryNote: 'Labels and limits differ by country. It stays for your next mixes.',
  countries: {
    NZ: 'New Zealand',
    AU: 'Australia',
    GB: 'United Kingdom',
    IE: 'Ireland',
    US: 'United States',
  },
  waterAnalysis: 'From a water test, where you have one.',

  // ways out of a stop
  stops: (count: number) =>
    plural(count, { one: '1 stop, no plan', other: `${count} stops, no plan` }),
  eachSettles: (count: number) =>
    count === 2 ? 'Each of these settles both:' : 'Each of these settles all:',
  takeOut: (name: string) => `Take out ${name}`,
  lowerTo: (name: string, rate: string) => `${name} ${rate}`,
  loadsAndMargin: (loads: string, margin: string) => `${loads}, ends ${margin} above freezing`,
  loadCount: (count: number) => plural(count, { one: '1 load', other: `${count} loads` }),
  useRate: (rate: string) => `Use ${rate}`,
  changeOf: (name: string) => `Change ${name}`,
  enter: (name: string) => `Enter ${name}`,
  labelAllows: 'The label allows it',
  seeOtherWays: 'See what would work',

  // loads
  jobTotal: 'Job',
  waterToAdd: 'Water to add',
  loadNumbers: (number: number, count: number) =>
    count === 1 ? `Load ${number}` : `Loads ${number}–${number + count - 1}`,
  each: 'each',
  fullLoad: 'full load',
  firstLoad: 'first load',
});
