import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of what helps to plan: other ways to do the job, and what each trades. */
export const planAidWords = localized('planAid', {
  // other ways
  otherWays: 'Other ways',
  otherWaysStop: 'What would work',
  otherWaysNote: 'One thing changed, all else as you entered it.',
  lookForWays: 'Look for other ways',
  noWay: 'No other rate, speed, nozzle or water temperature makes this mix work.',
  noOneWay: 'No one of these changes settles every stop by itself.',
  noBetterWay: 'No other rate, speed, nozzle or water temperature does better.',
  needsTemperature: 'Set the water temperature first. It decides how much dissolves.',
  use: 'Use this',
  useWay: (title: string) => `Use this: ${title}`,
  insteadOf: (figure: string) => `instead of ${figure}`,
  insteadOfNothing: 'not set before',
  atLeast: (figure: string) => `at least ${figure}`,
  wayTitle: {
    applicationRate: (figure: string) => `Application rate ${figure}`,
    nozzle: (name: string) => `Nozzle ${name}`,
    travelSpeed: (figure: string) => `Speed ${figure}`,
    waterTemperature: (figure: string) => `Water at ${figure}`,
    productRate: (figure: string, name: string) => `${name} ${figure}`,
  },
  equalLoads: 'equal loads',
  endsAt: (temperature: string) => `tank ends at ${temperature}`,
  warningsLeft: (title: string, more: number) =>
    more === 0 ? `Still warned: ${title}` : `Still warned: ${title}, and ${more} more`,

  // what a way trades
  gives: 'Gives',
  takes: 'But',
  aPlan: 'a plan without a stop',
  loadsFewer: (count: number) =>
    plural(count, { one: '1 load fewer', other: `${count} loads fewer` }),
  loadsMore: (count: number) => plural(count, { one: '1 load more', other: `${count} loads more` }),
  warningsFewer: (count: number) =>
    plural(count, { one: '1 warning fewer', other: `${count} warnings fewer` }),
  warmerTank: (by: string) => `tank ${by} warmer`,
  colderTank: (by: string) => `tank ${by} colder`,
  lessWater: (litres: string) => `${litres} less water in all`,
  moreWater: (litres: string) => `${litres} more water in all`,
  moreWaterPerArea: (rate: string) => `${rate} more water`,
  lessWaterPerArea: (rate: string) => `${rate} less water`,
  warmerWater: (by: string) => `water ${by} warmer to fill with`,
  otherNozzles: (nozzles: string) => `${nozzles} on the boom`,
  slower: (by: string) => `${by} slower`,
  faster: (by: string) => `${by} faster`,
  lessProduct: (rate: string, name: string) => `${rate} less ${name}`,

  // paddocks
  paddocks: 'Paddocks',
  noPaddocks: 'None kept yet. Add the first one below.',
  searchPaddocks: (count: number) => `Search ${count} paddocks`,
  notFound: (text: string) => `No paddock is called “${text}”.`,
  noPaddock: 'No paddock',
  /** Of a rate on the keypad: the least or the most that is usual of the product. */
  usualRate: 'usual',
  paddockChosen: (name: string) => `${name} chosen`,
  paddockLeft: 'No paddock chosen',
  areaUnknown: 'area not known',
  twoInOneTank:
    'Two in one tank: add one paddock for both, with both names and their areas added up. What each was given before does not count on it.',
  addPaddock: 'Add a paddock',
  paddockName: 'Name',
  paddockAreaLabel: 'Area',
  add: 'Add it and use it',
  nameMissing: 'Enter a name.',
  nameTaken: (name: string) => `A paddock is called ${name} already.`,
  landUse: 'Land use, such as pasture or maize',
  areaOutside: (most: string) => `An area is more than 0 and at most ${most}.`,
  notKept: 'This device did not keep the paddock. The mix still has it.',
  paddockBack: (name: string) => `${name} is back, with its records`,
  fromLink: (name: string) => `${name} is what the job from the link says. It is not one of yours.`,
  changeOrDelete: 'Change or delete',
  changeDone: 'Stop changing',
  change: 'Change',
  changePaddock: (name: string) => `Change ${name}`,
  cancel: 'Cancel',
  savePaddock: 'Save',
  notChanged: (name: string) => `This device did not keep the change. ${name} is as before.`,
  areaFollows: (area: string, name: string) => `Area ${area}, as ${name} has now`,
  deletePaddock: (name: string) => `Delete ${name}`,
  deleteAsk: (name: string) => `Delete ${name}?`,
  deleteAlone: 'No record names it.',
  deleteRecords: (count: number) =>
    plural(count, {
      one: 'Its record stays, with its place and its nitrogen. Reports go on counting it on this area.',
      other: `Its ${count} records stay, with their place and their nitrogen. Reports go on counting them on this area.`,
    }),
  deleteMixes: 'Mixes for it keep their area.',
  deleteIt: 'Delete it',
  keepIt: 'Keep it',
  notDeleted: (name: string) => `This device could not delete ${name}`,
  twins: (name: string) => `Two paddocks are called ${name}`,
  twinsWhy:
    'They may have been added on two devices. Made one, it has the records and the mixes of both. If they are two, give one another name.',
  makeOne: 'Make them one',
  makeOneOf: (area: string) => `Make them one of ${area}`,
  renameTwin: 'Rename one',
  paddockDeleted: (name: string) => `${name} deleted`,
  rememberArea: (area: string, name: string) => `Remember ${area} as the area of ${name}`,
  notSet: 'Not set',

  // area, rate and loads
  linkTitle: 'Area, rate and loads',
  linkNote: 'Change one, and one of the others follows. What is held stays.',
  hold: (name: string) => `Hold ${name}`,
  isHeld: 'Held',
  isWorkedOut: 'Worked out from the other two',
  wholeLoads: 'Loads are counted whole, from 1 to 1,000.',
  fewerLoads: '1 load fewer',
  moreLoads: '1 load more',

  // nutrient target
  targetNote: 'What each hectare should get from the whole mix. A tap on a unit makes P into P2O5.',
  targetNotePerAcre:
    'What each acre should get from the whole mix. A tap on a unit makes P into P2O5.',
  wantedOf: (nutrient: string) => `${nutrient} wanted`,
  unitOf: (nutrient: string) => `Unit of ${nutrient}`,
  furtherNutrients: 'Mg, Ca and trace elements',
  mayBring: 'Products that may bring it',
  mayBringNote: 'Their rates are looked for. Everything else in the mix stays and counts.',
  moreProducts: (count: number) => `${count} more products`,
  chooseMore: 'Choose the products that may bring it.',
  mostProducts: (count: string) => `At most ${count} at a time.`,
  enterTarget: 'Enter what you want of at least one nutrient.',
  waysToTarget: 'Rates that bring it',
  nearestToTarget: 'As near as these products come',
  nothingBrings: 'None of these products brings what is wanted.',
  targetStopped: (title: string) => `No rates can be worked out. ${title}.`,
  reached: (nutrient: string, figure: string) => `${nutrient} ${figure}`,
  short: (nutrient: string, figure: string) => `${nutrient} ${figure} short`,
  over: (nutrient: string, figure: string) => `${nutrient} ${figure} over`,
  nothingToAdd: 'nothing more of these products',
  rateTaken: (rate: string) => `application rate ${rate}`,

  // nitrogen
  nitrogenYear: 'N since 1 July, with this mix',
  ofCap: (total: string, cap: string) => `${total} of ${cap}`,
  nitrogenAlone:
    'This mix alone. What is on this ground since 1 July is not known: choose a paddock with records, or enter it under Nitrogen this year.',
  nitrogenRecords: (applied: string, name: string, count: number) =>
    plural(count, {
      one: `${applied} on ${name} by 1 record`,
      other: `${applied} on ${name} by ${count} records`,
    }),
  nitrogenEntered: (applied: string) => `${applied} on the ground, as you entered it`,
  nitrogenThisMix: (planned: string) => `${planned} in this mix`,
  nitrogenNotCounted: (count: number) =>
    plural(count, {
      one: '1 record of this paddock does not say its nitrogen and is not counted.',
      other: `${count} records of this paddock do not say their nitrogen and are not counted.`,
    }),
  nitrogenWords: (applied: string, planned: string, cap: string) =>
    `${applied} on the ground, ${planned} in this mix, limit ${cap}`,
  overCap: (over: string) => `Over by ${over}`,
});
