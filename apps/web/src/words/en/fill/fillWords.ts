import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of filling, step by step. */
export const fillWords = localized('fill', {
  // another job is under way
  otherJobIs: (name: string, loads: string) => `${name}: ${loads}. One job is filled at a time.`,
  goOnWithIt: 'Go on with it',
  giveUp: 'Give it up and fill this one',
  giveUpNote: 'What was filled of it is then not recorded.',
  unnamed: 'Mix',

  nothing: 'No job is being filled',
  nothingNote: 'Plan a mix, then start filling from its result.',
  toMix: 'Plan a mix',

  // head
  load: (number: number, count: number) => `Load ${number} of ${count}`,
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: 'Steps',
  smaller: 'Smaller load',
  jobMenu: (load: string) => `${load}: loads and settings`,

  // before a load
  before: 'Before you fill',
  wear: 'Wear what each label asks for. Read it before you open the container.',
  labelWins: 'The label wins over this app.',
  toFill: (litres: string, area: string) => `${litres} for ${area}`,
  inTank: (number: number) => `Load ${number} is in the tank`,
  sprayOut: (area: string) => `Spray it out: ${area}. Then fill the next one.`,
  heel: (litres: string) => `${litres} stands in the tank already.`,
  heelWater: (litres: string) => `${litres} of water stands in the tank already.`,
  nothingToAdd: 'Nothing to add: what is in the tank is enough.',
  begin: (number: number) => (number === 1 ? 'Start filling' : `Start load ${number}`),
  ready: 'Ready',
  keptAwake: 'The screen stays on while you fill.',
  mayDarken: 'The screen may go dark: this device did not let the app keep it on.',
  cannotStayOn: 'The screen may go dark: this browser cannot keep it on.',
  notKept: 'This device does not keep your steps. Do not close the app before the job is recorded.',
  notKeptWord: 'Not kept',

  // a step
  add: (name: string) => `Add ${name}`,
  addWater: 'Add water',
  topUp: 'Top up with water to line',
  topUpAbout: (litres: string) => `about ${litres}`,
  agitatorOn: 'Agitator on',
  weighs: (exact: string) => `worked out ${exact}`,
  cools: (temperature: string) => `Then the tank is at ${temperature}: wait until clear.`,
  overTank: (litres: string, tank: string) =>
    `The line would reach ${litres}; the tank holds ${tank}. Do not put all of it in.`,
  done: 'Done',
  different: 'Different amount',
  skip: 'Skip',
  back: 'Back',
  drawing: (from: string, to: string) => `Tank filled from ${from} to ${to}. Stop at line ${to}.`,

  // waiting
  waitClear: 'Wait until clear',
  left: 'left',
  of: (time: string) => `of at least ${time}`,
  ofAssumed: (time: string) => `of at least ${time} (assumed)`,
  since: (time: string) => `since ${time}`,
  timeUp: 'Time is up. Go on when the tank is clear.',
  counts: 'Keeps counting if the phone sleeps. Agitator on.',
  clear: 'Clear, go on',
  more: '5 min more',
  temperature: 'Tank temperature now',
  notMeasured: 'Not set',
  expected: (temperature: string) => `Expected ${temperature} or warmer.`,
  degreeLess: (step: string) => `${step} less`,
  degreeMore: (step: string) => `${step} more`,

  // a different amount
  howMuch: (name: string) => `How much ${name} went in?`,
  amountIn: 'Amount in the tank',
  planned: (amount: string) => `Planned: ${amount}`,
  notSet: 'Not set',
  enter: 'Enter the amount that is in the tank.',
  close: 'Close',
  asPlanned: 'That is the planned amount.',
  take: 'Take this amount',
  whatFollows: 'And what follows?',
  match: 'Bring the rest into proportion',
  matched: (line: string, area: string) =>
    `Later products and water follow. The load ends at line ${line} and covers ${area}.`,
  keep: 'Keep the rest as planned',
  kept: (line: string) => `Later products stay. Water goes in up to line ${line}.`,
  noMatchTank: (line: string, tank: string) =>
    `In proportion the load would reach ${line}. The tank holds ${tank}, so that cannot be.`,
  noMatchWater: 'More water is in already than a load in proportion may hold.',
  ends: (name: string, percent: string, weaker: boolean) =>
    `${name} ends ${percent} ${weaker ? 'below' : 'above'} its rate.`,
  aboveLabel: (name: string, percent: string) =>
    `${name} ends ${percent} above its rate. That is more than the label allows.`,
  labelWord: 'Above the label',
  overfull: (line: string, planned: string) =>
    `The load ends at line ${line} instead of ${planned}.`,

  // skip
  skipTheWait: 'Skip the wait?',
  skipTitle: (name: string) => `Skip ${name}?`,
  skipProduct: (line: string) =>
    `None of it goes into this load. Water takes its room, up to line ${line}.`,
  skipWater: (litres: string) => `No water goes in at this step. The load ends at line ${litres}.`,
  skipWait: 'What is not dissolved yet can block the nozzles.',
  doSkip: 'Skip it',

  // all full
  full: (number: number) => `Load ${number} is in the tank`,
  lastSpray: (area: string) => `Spray it out: ${area}. Then record the job.`,
  record: 'Record the job',

  // the job's own sheet
  job: 'This job',
  loads: 'Loads',
  loadNot: 'not begun',
  loadAt: (step: number, count: number) => `at step ${step} of ${count}`,
  loadFull: 'full',
  loadOf: (number: number, litres: string) => `Load ${number} · ${litres}`,
  whatIsLeft: 'What is left?',
  whatIsLeftNote: 'The area left and what is in the tank give what to add.',
  recordNow: 'Record what is done',
  leave: 'Leave filling',
  leaveNote: 'The job stays on this device.',
  settings: 'Screen and voice',
  speak: 'Speak the steps',
  noVoice: 'This device has no voice for this language.',
  on: 'On',
  off: 'Off',

  // spoken
  sayProduct: (name: string, amount: string, line: string) =>
    `Add ${amount} ${name}. Line ${line}.`,
  sayWater: (amount: string, line: string) => `Add ${amount} of water. Line ${line}.`,
  sayTopUp: (line: string) => `Top up with water to line ${line}.`,
  sayWait: (time: string) => `Wait at least ${time}, until clear.`,
  sayTimeUp: 'Time is up.',

  // planned again
  replanTitle: 'What is left?',
  areaLeft: 'Area left to spray',
  litresInTank: 'In the tank now, by the gauge',
  replanNote:
    'What is in the tank counts as this mix, and the lines as full of it. The new loads end with no more than what cannot be sprayed.',
  replanMissing: 'Enter both figures.',
  replanLoads: (count: number, litres: string) =>
    plural(count, {
      one: `1 load, line ${litres}`,
      other: `${count} loads, the first to line ${litres}`,
    }),
  replanAdd: 'To add to the first load',
  replanEnough: 'Nothing to add: what is in the tank is enough.',
  replanUse: 'Fill by this',
  replanStop: 'That cannot be planned',
  halfFilled: (number: number) =>
    `Load ${number} is half filled: what is in the tank is not this mix yet. Fill it to the end, or go back to its beginning.`,
  water: 'Water',
  catalogueMissing: 'The product list is not here yet. It needs the network once.',
});
