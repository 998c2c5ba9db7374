import { localized } from '../../localized.ts';

/** Words of the season at a glance, on Home. */
export const homeSeasonWords = localized('homeSeason', {
  belongTo: (farm: string) =>
    `You belong to ${farm === '' ? 'a farm' : farm}, and this device works on your own place.`,
  farmStart: {
    title: 'To set up',
    noPaddocks: 'Add the first paddock',
    onlyYou: 'Invite who works here',
    emptyShed: 'Note what is in the shed',
  },
  workThere: 'Work there',
  due: 'Due',
  locks: (moment: string) => `locks ${moment}`,
  missing: (fields: string) => `missing: ${fields}`,
  lastRecords: 'Last records',
  allRecords: 'All records and the season',

  window: 'Spray window today',
  forNitrogen: 'for leaf-fed nitrogen',
  from: (from: string, to: string) => `${from} to ${to}`,
  left: (time: string) => `${time} left`,
  opensAt: (time: string) => `opens at ${time}`,
  noWindow: 'No good hour left today',
  notForToday: 'The forecast says nothing of today.',
  expectedNow: (figures: string) => `Expected now: ${figures}`,
  wind: (speed: string) => `wind ${speed}`,
  deltaT: (difference: string) => `Delta T ${difference}`,
  notKnown: 'not known',
  conditions: { wind: 'Wind', deltaT: 'Delta T', inversion: 'Inversion', heat: 'Heat' },
  verdicts: { good: 'good', wait: 'wait', notKnown: 'not known' },
  goodFrom: (condition: string, times: string) => `${condition}: good ${times}`,
  never: 'at no hour',
  limits: 'The limits for wind are assumed. A label’s own limits win.',

  fetchedAt: (source: string, moment: string, age: string) => `${source}, ${moment}, ${age}`,
  justNow: 'just now',
  minutesOld: (minutes: number) => `${minutes} min old`,
  hoursOld: (hours: number) => `${hours} h old`,
  oldForecast: 'An old forecast.',
  noSignal: 'No signal: this is the last one.',
  notFetched: 'It could not be fetched: this is the last one.',
  noneWithoutSignal: 'No forecast on this device, and no signal.',
  noneFetched: 'The forecast could not be fetched.',
  fetching: 'Fetching the forecast',
  askAgain: 'Ask again',

  setPlace: 'Set the farm’s place once, and the hours for spraying stand here.',
  whatIsAsked: (source: string) =>
    `${source} gets the place, to about 1\u00a0km, when Home is opened, once an hour at most.`,
  usePaddocks: 'Use the place of my paddocks',
  useDevice: 'Use where this device is',
  noPlace: 'This device did not say where it is.',
  forgetPlace: 'Forget the place',
});
