import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words of the result screen. Problem sentences are not here: they come with the problem's code. */
export const resultWords = localized('result', {
  title: 'Result',
  back: 'Back to the mix',
  change: 'Change the mix',
  opening: 'Working it out',
  failed: 'The product list did not load',
  failedNote: 'It needs the network once. Your mix is kept on this device.',
  retry: 'Try again',
  undo: 'Undo',
  share: 'Share',
  received: 'Received',
  ownMix: 'Go to your own mix',
  noPlan: 'No plan yet',
  unread: 'Something you typed is not a number.',

  loads: 'Loads',
  loadWord: (count: number) => plural(count, { one: 'load of', other: 'loads of' }),
  loadsIn: 'loads',
  hectaresEach: (area: string, count: number) =>
    count === 1 ? area : `${area} each${count === 2 ? ', both the same' : ', all the same'}`,
  onArea: (area: string, rate: string) => `${area}, ${rate}`,
  staysInMachine: (litres: string) =>
    `${litres} more is mixed than the area needs: it stays in the machine.`,

  amounts: 'What goes in',
  amountsTable: 'Amounts by load',
  what: 'What',
  eachLoad: 'Each load',
  oneLoad: (number: number) => `Load ${number}`,
  someLoads: (from: number, to: number) => `Loads ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`,
  job: 'Job',
  inAll: (amount: string) => `${amount} in all`,
  water: 'Water to add',
  area: 'Area',
  line: 'Tank line',
  heel: 'Already in the tank',
  toWeigh: (exact: string) => `worked out ${exact}`,
  containers: (parts: readonly string[], rest: string | null) =>
    rest === null ? parts.join(' + ') : [...parts, rest].join(' + '),
  containerCount: (count: number, kind: string, size: string) =>
    `${count} ${plural(count, { one: kind, other: kind === 'box' ? 'boxes' : `${kind}s` })} of ${size}`,

  howWater: (litres: string) => `How ${litres} was worked out`,
  notKnown: 'not known',
  assumed: 'assumed',

  marks: 'Marks on the sight gauge',
  marksNote: 'If the line of the smaller load is hard to see, fill to a mark beside it.',
  mark: { exact: 'Exact line', nextLower: 'Mark below', nextHigher: 'Mark above' },
  waterOf: (litres: string) => `${litres} water`,
  covers: (area: string) => `Covers ${area}.`,

  order: 'Order, and where the line stands',
  ofLoad: (number: number) => `load\u00a0${number}`,
  carrier: 'Water',
  agitator: 'agitator on',
  wait: (time: string) => `Wait at least ${time}`,
  topUp: (litres: string) => `top up, about ${litres}`,
  labelWins: 'The label wins over this order.',
  changeOrder: 'Change the order',

  dissolving: 'Will it dissolve',
  dissolves: (share: string) => `yes, at ${share} of the most`,
  noTemperature:
    'Set the water temperature to see how cold the tank gets and whether all dissolves.',
  setTemperature: 'Set the water temperature',
  worstCase: 'Worst case: no heat from air, pump or tank.',
  liquidsAsWater: 'Liquids of unknown heat count with the least.',
  /** Between the last two of several names; some languages ask what follows. */
  and: (_next: string) => 'and',
  coolingUnknown: (names: string) =>
    `How much ${names} cools the tank is not known, so it can end colder.`,
  curveAxis: 'g per kg water',
  curveWords: (name: string, start: string, end: string, holds: string, most: string) =>
    `${name} that dissolves in a kilogram of water against temperature. The tank goes from ${start} to ${end} when full and holds ${holds} grams; ${most} grams would dissolve.`,
  suspension: 'Suspended solids',
  solids: (share: string) => `${share} of the volume`,
  solidsLimit: (warn: string, stop: string) => `Warned from ${warn}, refused from ${stop}.`,
  settles: (time: string) => `The coarsest grains fall 0.8 m in ${time} when agitation stops.`,

  leaf: 'On the leaf',
  leafNitrogen: (share: string) => `${share} nitrogen in the liquid`,
  leafLimits: (caution: string, strong: string) =>
    `On this crop, care from ${caution}; ${strong} is strong. Both are assumed: they lie between trials.`,
  leafNoCrop: 'Not judged: the crop is not set.',
  leafMoist: 'Whether a moist leaf helps is disputed: it is not counted as good.',
  leafSalt: (share: string) =>
    `As salty as ${share} of sodium nitrate; no limit for leaves is known.`,
  leafSaltUnknown: (names: string) => `Salt index not known, not counted: ${names}.`,

  nozzle: 'Nozzle and pressure',
  nozzleNot: 'Set nozzle, number, width and speed to get the pressure.',
  setNozzle: 'Set the nozzle',
  atSpeed: 'at',
  measuredFlow: (flow: string, pressure: string) =>
    `Measured: ${flow} at ${pressure} in the catch test. The pressure follows from it.`,
  eachNozzle: (flow: string) => `${flow} each`,
  dropletClasses: {
    XF: 'extremely fine',
    VF: 'very fine',
    F: 'fine',
    M: 'medium',
    C: 'coarse',
    VC: 'very coarse',
    XC: 'extremely coarse',
    UC: 'ultra coarse',
  },
  dropletUnknown: 'droplet class not published',
  keepBetween: (from: string, to: string) => `Keep between ${from} and ${to}.`,
  outsideFrame: (from: string, to: string) =>
    `Outside the frame the nozzle is below ${from} or above ${to}.`,
  edition: (edition: string) => `Droplet classes: ${edition}.`,
  density: (factor: string) =>
    `Corrected for the weight of the mix: × ${factor} of the flow that tables give for water.`,
  windowWords: (
    rate: string,
    min: string,
    max: string,
    from: string,
    to: string,
    speed: string,
    pressure: string,
  ) =>
    `Pressure against speed for ${rate}. The nozzle works from ${min} to ${max}, so from ${from} to ${to}. At ${speed} it needs ${pressure}.`,
  speedAxis: (unit: string, rate: string) => `${unit} at ${rate}`,
  workRate: (rate: string, time: string) =>
    `${rate} while spraying; ${time} for the job without turns and filling.`,
  boomFlow: (flow: string) => `The boom takes ${flow}.`,
  pumpFlow: (flow: string) => `With agitation the pump gives ${flow}.`,

  supply: 'Supply',
  perArea: { metric: 'a hectare', us: 'an acre', imperial: 'an acre' },
  analysisUnknown: (names: string) => `${names}: analysis not stated, not counted.`,
  asOxides: 'As declared in Europe and America',
  nitrogenYear: 'N since 1 July, with this mix',
  ofCap: (cap: string) => `of ${cap}`,
  nitrogenWords: (applied: string, planned: string, cap: string) =>
    `${applied} on the ground, ${planned} in this mix, limit ${cap}`,
  applied: (figure: string) => `${figure} on the ground`,
  planned: (figure: string) => `${figure} in this mix`,

  cost: 'Cost',
  costTable: 'Cost by product',
  yourPrices: 'your prices',
  perLoad: 'first load',
  jobTotal: 'Job',
  noPrices: 'Enter prices on the products to see what the mix costs.',
  priceMissing: 'No sum: a product has no price.',
  costOfAll: 'The job counts all that goes into the tank; the area, what is sprayed on it.',
  jobCostOnArea: (money: string, area: string) =>
    `On its ground the whole job comes to ${money} ${area}.`,
  toBuy: (containers: string) => `buy ${containers}`,

  warning: 'Warning',
  note: 'Note',
  notes: (count: number) => plural(count, { one: '1 note', other: `${count} notes` }),
});
