import { convertUnit, type MixDraft, type MixResult, type RateUnit } from '@mix/engine';
import { known, planIn, type WorkedExample, type WorkedFigure } from './WorkedExample.ts';

const line = (productId: string, value: number, unit: RateUnit = 'kg/load') => ({
  productId,
  rate: { value, unit },
  // To the last gram, as a laboratory weighs.
  measuringStep: 0,
});

/** A draft of one load of so many litres. */
const oneLoad = (
  litres: number,
  products: MixDraft['products'],
  more: MixDraft = {},
): MixDraft => ({
  tankCapacityL: litres,
  sprayAreaHa: 1,
  applicationRateLPerHa: litres,
  products: products ?? [],
  ...more,
});

const density = (printed: string, differs: string | null = null): WorkedFigure => ({
  what: 'density at 20 °C',
  unit: 'kg/L',
  ours: (answer) => known(planIn(answer).loads[0]?.densityKgPerL),
  printed,
  differs,
});

const freezing = (printed: string): WorkedFigure => ({
  what: 'freezes at',
  unit: '°C',
  ours: (answer) => known(planIn(answer).dissolving.freezingPointC),
  printed,
  differs: null,
});

const CRC = {
  title: 'CRC Handbook, 102nd edition: concentrative properties of aqueous solutions at 20 °C',
  address: 'https://github.com/amosonabike/CRC-Solution-Properties-',
};

/**
 * 1,000 kg of a solution of so many percent by mass, in a tank as large as its printed density says;
 * `saltInProduct` is the part of the product that is the tabulated salt.
 */
const solution = (
  what: string,
  productId: string,
  massPct: number,
  printed: string,
  saltInProduct = 1,
  more: readonly WorkedFigure[] = [],
): WorkedExample => ({
  what,
  ...CRC,
  draft: oneLoad(1000 / Number(printed), [line(productId, (10 * massPct) / saltInProduct)], {
    waterTemperatureC: 20,
  }),
  facts: null,
  figures: [density(printed), ...more],
});

/** What the two products of a mix do to each other, as a page would say it. */
const verdict = (printed: string, differs: string | null = null): WorkedFigure => ({
  what: 'together',
  unit: '',
  ours: ({ plan, problems }: MixResult) => {
    const stop = problems.find(({ code }) => code === 'incompatible' || code === 'solidForms');
    if (stop !== undefined) return stop.severity === 'stop' ? 'no' : 'with care';
    if (plan === null) throw new Error(problems.map(({ code }) => code).join(', '));
    return plan.pairs.some((pair) => pair.verdict === 'caution') ? 'with care' : 'yes';
  },
  printed,
  differs,
});

const FERTILISER_TABLE = {
  title: 'Fertiliser incompatibilities, a table (Green Gubre Group)',
  address:
    'https://www.greengubregroup.com/blogs/fertilizer-compatibility-maximizing-efficiency-and-avoiding-nutrient-antagonism',
};

const nitrogen = (
  printed: string,
  unit: 'kg N/ha' | 'lb/ac',
  differs: string | null = null,
): WorkedFigure => ({
  what: 'nitrogen on the ground',
  unit,
  ours: (answer) => {
    const kgPerHa = known(planIn(answer).supply.elementalKgPerHa.N);
    return unit === 'kg N/ha' ? kgPerHa : convertUnit(kgPerHa, 'kg/ha', 'lb/ac');
  },
  printed,
  differs,
});

/** Mixes of tables and guides to what happens in the tank, on the ground and at the nozzle. */
export const workedTanks: readonly WorkedExample[] = [
  solution('Urea, 10 % by mass', 'urea', 10, '1.0248', 1, [freezing('-3.3')]),
  solution('Urea, 20 % by mass', 'urea', 20, '1.0530', 1, [freezing('-7.0')]),
  solution('Ammonium sulphate, 10 % by mass', 'ams', 10, '1.0574'),
  solution('Ammonium sulphate, 20 % by mass', 'ams', 20, '1.1154'),
  solution('Potassium nitrate, 10 % by mass', 'kno3', 10, '1.0627'),
  solution('Potassium chloride, 10 % by mass', 'mop', 10, '1.0633'),
  solution('Magnesium sulphate, 10 % by mass, from Epsom salts', 'epsom', 10, '1.1034', 0.4884),
  solution('Monopotassium phosphate, 10 % by mass', 'mkp', 10, '1.0703'),
  {
    what: '32.5 % urea by mass: AUS 32',
    title: 'AUS 32: ISO standard figures',
    address: 'http://jupiter.ee/en/services/adblue/iso-standarts',
    draft: oneLoad(1000, [line('urea', 353.7)]),
    facts: null,
    figures: [density('1.087 to 1.093')],
  },
  {
    what: '30 kg of urea in 100 L of water',
    title: 'Admex, urea granulate: practical limit',
    address: 'http://www.admexinternational.com/en,urea-granulate.html',
    draft: oneLoad(1000, [line('urea', 270)], { waterTemperatureC: 25 }),
    facts: null,
    figures: [
      {
        what: 'most that dissolves readily in 100 L of water',
        unit: 'kg',
        ours: ({ problems }) => {
          const values = problems.find(({ code }) => code === 'abovePracticalLimit')?.values;
          const limit = values?.['limitKgPer100L'];
          return typeof limit === 'number' ? limit : Number.NaN;
        },
        printed: '30',
        differs: null,
      },
    ],
  },
  {
    what: 'UAN 28, 10 US gal/ac with as much water',
    title: 'University of Minnesota Extension 2017, late-season nitrogen in wheat',
    address:
      'https://blog-crop-news.extension.umn.edu/2017/07/the-dos-and-donts-of-late-season-n-in.html',
    draft: {
      tankCapacityL: 2000,
      sprayAreaHa: 8,
      applicationRateLPerHa: convertUnit(20, 'US gal/ac', 'L/ha'),
      products: [line('uan28', convertUnit(10, 'US gal/ac', 'L/ha'), 'L/ha')],
    },
    facts: null,
    figures: [nitrogen('30', 'lb/ac')],
  },
  {
    what: 'UAN 32, 100 L/ha in 200 L/ha of spray',
    title: 'EASY N urea ammonium nitrate solution, product sheet: 42.5 % N by volume',
    address:
      'http://businessdocbox.com/Agriculture/101776683-Easy-n-urea-ammonium-nitrate-uan-fertiliser-solution.html',
    draft: {
      tankCapacityL: 2000,
      sprayAreaHa: 10,
      applicationRateLPerHa: 200,
      products: [line('uan32', 100, 'L/ha')],
    },
    facts: null,
    figures: [nitrogen('42.5', 'kg N/ha')],
  },
  {
    what: '14.5 US gal of UAN 32 with 100 US gal of water',
    title: 'NewAgTalk, a thread on diluting UAN',
    address: 'https://w.newagtalk.com/forums/thread-view.asp?mid=10986114&tid=1181981',
    draft: oneLoad(convertUnit(114.5, 'US gal', 'L'), [
      line('uan32', convertUnit(14.5, 'US gal', 'L'), 'L/load'),
    ]),
    facts: null,
    figures: [
      {
        what: 'nitrogen in the mix by mass',
        unit: '%',
        ours: (answer) => {
          const plan = planIn(answer);
          const massKg = known(plan.loads[0]?.massKg);
          return (100 * known(plan.supply.elementalKgPerHa.N)) / massKg;
        },
        printed: '5.1',
        differs:
          'A gallon half a percent lighter than the sheet of UAN 32 says gives it; how the page reckons was not read.',
      },
    ],
  },
  {
    what: 'Urea, 80 kg/ha on 150 ha, six times a year',
    title: 'Rural News (New Zealand): granules dissolve in cold water on the way to paddocks',
    address:
      'https://www.ruralnewsgroup.co.nz/dairy-news/dairy-general-news/granules-dissolve-in-cold-water-on-way-to-paddocks',
    draft: {
      tankCapacityL: 1000,
      sprayAreaHa: 150,
      applicationRateLPerHa: 400,
      products: [line('urea', 80, 'kg/ha')],
    },
    facts: null,
    figures: [
      {
        what: 'urea for six rounds',
        unit: 't',
        ours: (answer) => (6 * known(planIn(answer).productTotals[0]?.amount.value)) / 1000,
        printed: '72',
        differs: null,
      },
    ],
  },
  {
    what: '20 US gal/ac at 4 mph with nozzles 20 in apart',
    title: 'Cornell 2024 grape guidelines, sprayer calibration',
    address: 'https://cropandpestguides.cce.cornell.edu/Guidelines/2024/Grapes/index63.aspx',
    draft: {
      tankCapacityL: 1000,
      sprayAreaHa: 4,
      applicationRateLPerHa: convertUnit(20, 'US gal/ac', 'L/ha'),
      swathWidthM: convertUnit(400, 'in', 'm'),
      nozzle: { nozzleId: 'xr11003', nozzleCount: 20 },
      travelSpeedKmPerH: convertUnit(4, 'mph', 'km/h'),
      products: [line('antifoam', 1, 'mL/100 L')],
    },
    facts: null,
    figures: [
      {
        what: 'each nozzle gives',
        unit: 'US gal/min',
        ours: (answer) =>
          convertUnit(known(planIn(answer).sprayer?.nozzleOutputLPerMin), 'L/min', 'US gal/min'),
        printed: '0.27',
        differs: null,
      },
    ],
  },
  {
    what: 'Calcium nitrate 10 kg with ammonium sulphate 20 kg in 1,000 L',
    ...FERTILISER_TABLE,
    draft: oneLoad(1000, [line('can-sol', 10), line('ams', 20)], { waterTemperatureC: 20 }),
    facts: null,
    figures: [verdict('no')],
  },
  {
    what: 'Calcium nitrate 10 kg with monoammonium phosphate 10 kg in 1,000 L',
    ...FERTILISER_TABLE,
    draft: oneLoad(1000, [line('can-sol', 10), line('map', 10)], { waterTemperatureC: 20 }),
    facts: null,
    figures: [verdict('no')],
  },
  {
    what: 'Ammonium sulphate 20 kg with hydrated lime 20 kg in 1,000 L',
    ...FERTILISER_TABLE,
    draft: oneLoad(1000, [line('ams', 20), line('hydrated-lime', 20)], { waterTemperatureC: 20 }),
    facts: null,
    figures: [verdict('no')],
  },
  {
    what: 'Ammonium sulphate 20 kg with potassium chloride 20 kg in 1,000 L',
    ...FERTILISER_TABLE,
    draft: oneLoad(1000, [line('ams', 20), line('mop', 20)], { waterTemperatureC: 20 }),
    facts: null,
    figures: [
      verdict(
        'with care',
        'So weak, all the potassium sulphate that the two could make stays dissolved.',
      ),
    ],
  },
  {
    what: 'Urea 20 kg/ha with gibberellic acid 20 g/ha in 100 L/ha',
    title: 'Ravensdown, gibberellic acid with nitrogen on pasture',
    address:
      'https://ravensdown.co.nz/expertise/improving-nitrogen-efficiency-with-gibberellic-acid',
    draft: {
      tankCapacityL: 1000,
      sprayAreaHa: 10,
      applicationRateLPerHa: 100,
      waterTemperatureC: 18,
      products: [line('urea', 20, 'kg/ha'), line('ga3', 20, 'g/ha')],
    },
    facts: null,
    figures: [verdict('yes')],
  },
];
