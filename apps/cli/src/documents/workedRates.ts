import { convertUnit, scaleJarTest, type Catalogue, type RateUnit, type UnitId } from '@mix/engine';
import { known, planIn, type WorkedExample, type WorkedFigure } from './WorkedExample.ts';

const line = (productId: string, value: number, unit: RateUnit) => ({
  productId,
  rate: { value, unit },
});

/** The amount of a product that goes into the tank over the whole job, before it is weighed. */
const total = (unit: UnitId, from: 'kg' | 'L', printed: string, what: string): WorkedFigure => ({
  what,
  unit,
  ours: (answer) => convertUnit(known(planIn(answer).productTotals[0]?.amount.value), from, unit),
  printed,
  differs: null,
});

const jobVolume = (unit: UnitId, printed: string): WorkedFigure => ({
  what: 'spray for the job',
  unit,
  ours: (answer) => convertUnit(planIn(answer).jobVolumeL, 'L', unit),
  printed,
  differs: null,
});

const gallons = (value: number): number => convertUnit(value, 'US gal', 'L');
const gallonsPerAcre = (value: number): number => convertUnit(value, 'US gal/ac', 'L/ha');
const acres = (value: number): number => convertUnit(value, 'ac', 'ha');

/** A draft of one tank of so many litres, on the area that this is enough for at 100 L/ha. */
const oneTank = (litres: number) => ({
  tankCapacityL: litres,
  applicationRateLPerHa: 100,
  sprayAreaHa: litres / 100,
});

/** The catalogue with a soluble feed that only the page has. */
const withFeed =
  (nitrogenPct: number) =>
  (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map((product) =>
      product.id === 'kno3' ? { ...product, nutrientsPct: { N: nitrogenPct } } : product,
    ),
  });

const RAINBOW = {
  title: 'Rainbow & Brown (New Zealand), convert a rate per hectare',
  address: 'http://www.rainbowbrown.co.nz/convert-rate-per-hectare.html',
};
const PESTICIDE_SAFETY = {
  title: 'Calculations for mixing (pesticidesafety.org)',
  address: 'http://pesticidesafety.org/PES%20Wiki/1%20Calculations%20for%20Mixing.aspx',
};
const ONFRUIT = {
  title: 'Adjusting the amount of product to volume of water per ha (ONfruit 2020)',
  address: 'https://onfruit.ca/2020/07/09/adjusting-the-amount-of-product-to-volume-of-water-ha/',
};

const PNW = {
  title: 'Pacific Northwest Handbooks, conversion tables',
  address: 'https://www.pnwhandbooks.org/node/328/print',
};
const RAVEN = {
  title: 'Raven, ISOBUS product control operator’s manual, p. 59 (banding)',
  address: 'https://www.easymanua.ls/raven/isobus-product-control/manual?p=69',
};

/** Mixes of guides to dose by area, by volume and by part. */
export const workedRates: readonly WorkedExample[] = [
  {
    what: '3 lb/ac of a wettable product on 3.5 ac at 15 US gal/ac',
    title: 'Agrochemical and Pesticide Safety, page 128',
    address:
      'http://what-when-how.com/Tutorial/topic-166581h5j/Agrochemical-and-Pesticide-Safety-128.html',
    draft: {
      tankCapacityL: gallons(60),
      sprayAreaHa: acres(3.5),
      applicationRateLPerHa: gallonsPerAcre(15),
      products: [line('sulphur', convertUnit(3, 'lb/ac', 'kg/ha'), 'kg/ha')],
    },
    facts: null,
    figures: [jobVolume('US gal', '52.5'), total('lb', 'kg', '10.5', 'product')],
  },
  {
    what: '2 lb per 100 US gal in a tank of 300 US gal',
    ...PESTICIDE_SAFETY,
    draft: {
      ...oneTank(gallons(300)),
      products: [line('sulphur', convertUnit(2, 'lb/100 US gal', 'kg/100 L'), 'kg/100 L')],
    },
    facts: null,
    figures: [total('lb', 'kg', '6', 'product')],
  },
  {
    what: '2 lb per 100 US gal in 20 US gal',
    ...PESTICIDE_SAFETY,
    draft: {
      ...oneTank(gallons(20)),
      products: [line('sulphur', convertUnit(2, 'lb/100 US gal', 'kg/100 L'), 'kg/100 L')],
    },
    facts: null,
    figures: [total('oz', 'kg', '6.4', 'product')],
  },
  {
    what: '2.8 kg in 500 L, sprayed at 750 L/ha',
    ...ONFRUIT,
    draft: {
      tankCapacityL: 750,
      sprayAreaHa: 1,
      applicationRateLPerHa: 750,
      products: [line('sulphur', (2.8 / 500) * 100, 'kg/100 L')],
    },
    facts: null,
    figures: [
      {
        what: 'product on a hectare',
        unit: 'kg/ha',
        ours: (answer) => known(planIn(answer).productTotals[0]?.perHa.value),
        printed: '4.2',
        differs: null,
      },
    ],
  },
  {
    what: '1 lb of active ingredient an acre, of a liquid with 3 lb in a gallon',
    ...PNW,
    draft: {
      ...oneTank(gallons(20)),
      products: [
        {
          ...line('mcpa', convertUnit(1, 'lb ai/ac', 'g ai/ha'), 'g ai/ha'),
          overrides: { activeIngredientGPerL: convertUnit(3, 'lb/US gal', 'g/L') },
        },
      ],
    },
    facts: null,
    figures: [
      {
        what: 'product on an acre',
        unit: 'US pt/ac',
        ours: (answer) =>
          convertUnit(known(planIn(answer).productTotals[0]?.perHa.value), 'L/ha', 'US pt/ac'),
        printed: '2.7',
        differs: null,
      },
    ],
  },
  {
    what: '20 gallons an acre in bands of 14 in over rows of 40 in, on 10 acres',
    ...RAVEN,
    draft: {
      tankCapacityL: gallons(200),
      applicationRateLPerHa: gallonsPerAcre(20),
      sprayAreaHa: acres(10),
      bandWidthM: convertUnit(14, 'in', 'm'),
      rowSpacingM: convertUnit(40, 'in', 'm'),
      products: [line('nis', 0.2, '% v/v')],
    },
    facts: null,
    // The page gives 7 gallons for an acre.
    figures: [jobVolume('US gal', '70')],
  },
  {
    what: '0.2 % by volume of an adjuvant in 500 L',
    ...ONFRUIT,
    draft: { ...oneTank(500), products: [line('nis', 0.2, '% v/v')] },
    facts: null,
    figures: [total('L', 'L', '1', 'adjuvant')],
  },
  {
    what: '5 L/ha by a knapsack that puts on 200 L/ha, in 10 L',
    title: 'Weedforce (Australia), calibrating your spray',
    address:
      'https://weedforce.com.au/blog/47/calibrating-your-spray-to-apply-weed-killers-accurately?c=3',
    draft: {
      tankCapacityL: 10,
      sprayAreaHa: 0.05,
      applicationRateLPerHa: 200,
      products: [line('mcpa', 5, 'L/ha')],
    },
    facts: null,
    figures: [total('mL', 'L', '250', 'product in 10 L')],
  },
  {
    what: '1 lb per 100 US gal dilute, at 400 US gal/ac',
    title: 'Ohio State University, bulletin B892-14',
    address: 'http://www.ag.ohio-state.edu/%7Eohioline/b892/b892_14.html',
    draft: {
      tankCapacityL: gallons(400),
      sprayAreaHa: acres(1),
      applicationRateLPerHa: gallonsPerAcre(400),
      products: [line('sulphur', convertUnit(1, 'lb/100 US gal', 'kg/100 L'), 'kg/100 L')],
    },
    facts: null,
    figures: [total('lb', 'kg', '4', 'product on an acre')],
  },
  {
    what: '2 L/ha in 80 L/ha',
    ...RAINBOW,
    draft: {
      tankCapacityL: 100,
      sprayAreaHa: 100 / 80,
      applicationRateLPerHa: 80,
      products: [line('mcpa', 2, 'L/ha')],
    },
    facts: null,
    figures: [total('L', 'L', '2.5', 'product in 100 L')],
  },
  {
    what: '2 L/ha in 120 L/ha',
    ...RAINBOW,
    draft: {
      tankCapacityL: 100,
      sprayAreaHa: 100 / 120,
      applicationRateLPerHa: 120,
      products: [line('mcpa', 2, 'L/ha')],
    },
    facts: null,
    figures: [total('L', 'L', '1.67', 'product in 100 L')],
  },
  {
    what: '5 % by volume in 10 US gal',
    title: 'Quality Green Specialists, equivalents for spraying',
    address: 'https://qualitygreenspecialists.com/about/equivalents-for-spraying/',
    draft: { ...oneTank(gallons(10)), products: [line('seaweed', 5, '% v/v')] },
    facts: null,
    figures: [total('US fl oz', 'L', '64', 'product')],
  },
  {
    what: 'A jar for 70 L/ha, 2 L/ha of a liquid in 0.7 L',
    title: 'GRDC spray application manual, 7.5: the jar test',
    address:
      'https://grdc.com.au/resources-and-publications/grownotes/technical-manuals/spray-application-manual/preparing-for-spraying/module-7-mixing-and-decontamination/7.5-checks-for-physical-compatibility-the-jar-test',
    draft: {
      tankCapacityL: 700,
      sprayAreaHa: 10,
      applicationRateLPerHa: 70,
      products: [line('mcpa', 2, 'L/ha')],
    },
    facts: null,
    figures: [
      {
        what: 'product in the jar',
        unit: 'mL',
        ours: (answer) => {
          const [load] = planIn(answer).loads;
          if (load === undefined) throw new Error('no load');
          const { steps } = scaleJarTest(load, 700);
          return known(steps.find(({ productId }) => productId === 'mcpa')?.amount?.value);
        },
        printed: '20',
        differs: null,
      },
    ],
  },
  {
    what: '13.5 oz of a 20 % N feed in 100 US gal, for 200 ppm N',
    title: 'Fertilizer calculations for greenhouse crops',
    address: 'http://docplayer.net/21641429-Fertilizer-calculations-for-greenhouse-crops.html',
    draft: {
      ...oneTank(gallons(100)),
      products: [line('kno3', convertUnit(13.5 / 16, 'lb/100 US gal', 'kg/100 L'), 'kg/100 L')],
    },
    facts: withFeed(20),
    figures: [
      {
        what: 'N in the water',
        unit: 'mg/L',
        ours: (answer) => (1e6 * known(planIn(answer).supply.elementalKgPerHa.N)) / 100,
        printed: '200',
        differs: '13.35 oz are 200 mg/L; the page prints 13.5.',
      },
    ],
  },
  {
    what: '18 oz of a 15 % N feed in 100 US gal, for 200 ppm N',
    title: 'Fertilizer calculations for greenhouse crops',
    address: 'http://docplayer.net/21641429-Fertilizer-calculations-for-greenhouse-crops.html',
    draft: {
      ...oneTank(gallons(100)),
      products: [line('kno3', convertUnit(18 / 16, 'lb/100 US gal', 'kg/100 L'), 'kg/100 L')],
    },
    facts: withFeed(15),
    figures: [
      {
        what: 'N in the water',
        unit: 'mg/L',
        ours: (answer) => (1e6 * known(planIn(answer).supply.elementalKgPerHa.N)) / 100,
        printed: '200',
        differs: '17.8 oz are 200 mg/L; the page prints 18.',
      },
    ],
  },
];
