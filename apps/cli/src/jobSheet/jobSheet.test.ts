import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { jobSheet } from './jobSheet.ts';

/** The job of the pictures: 23.5 ha, two full loads and 350 L. */
const hillBlock = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  swathWidthM: 20,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  travelSpeedKmPerH: 12,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
  nitrogenAppliedKgPerHa: 55.2,
  gaugeStepL: 100,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 82, per: 'kg' },
    },
  ],
};

const sheetOf = (draft: unknown): string =>
  jobSheet(draft, calculateMix(draft, catalogue), catalogue, 'metric');

describe('jobSheet', () => {
  it('shows loads, whole bags and what is left, nozzle, supply and cost', () => {
    const sheet = sheetOf(hillBlock);
    expect(sheet).toContain('Hill block\n23.5 ha at 100 L/ha · Tank 1,000 L · 3 loads\n');
    expect(sheet).toContain('Loads 1 and 2 · 1,000 L in the tank · each covers 10 ha');
    expect(sheet).toContain('Load 3 · 350 L in the tank · covers 3.5 ha · smaller load');
    expect(sheet).toMatch(/200 kg {2}8 bags of 25 kg\n/);
    expect(sheet).toMatch(/70 kg {2}2 bags of 25 kg \+ 20 kg\n/);
    expect(sheet).toMatch(/Mark below 300 L · .+ Covers 3 ha\.\n/);
    expect(sheet).toMatch(
      /Mark above 400 L · [\d.]+ L water, 80 kg Urea, granular 46-0-0\. Covers 4 ha\.\n/,
    );
    expect(sheet).toMatch(/Urea, granular 46-0-0 +20 kg\/ha +470 kg/);
    expect(sheet).toContain('Nozzle and pressure · 40 × TeeJet AIXR11003');
    expect(sheet).toContain(
      'Supply · N 9.2 kg/ha\n  N since 1 July, with this mix · 64.4 kg N/ha of 190 kg N/ha',
    );
    expect(sheet).toMatch(/Cost\n +Job +\$385\.40\n +a hectare +\$16\.40\n +first load +\$164\.00/);
  });

  it('prints the intervals that are known, and names those that are not', () => {
    const sheet = sheetOf({
      ...hillBlock,
      country: 'AU',
      crop: 'cereals',
      products: [{ productId: 'glyphosate-540-ipa-sl', rate: { value: 2, unit: 'L/ha' } }],
    });
    expect(sheet).toContain(
      'After spraying\n  No rain for 1 h\n  Grazing: not required\n  Cutting for feed: not required\n  Harvest: not required\n',
    );
    expect(sheet).toContain('How long to wait is not counted for entry.');
  });

  it('tells one amount of a product: the steps have what the scale gives as well', () => {
    const [urea] = hillBlock.products;
    const sheet = sheetOf({ ...hillBlock, products: [{ ...urea, measuringStep: 25 }] });
    const inLoads = sheet.match(/^ +(?:\d {2})?Urea, granular 46-0-0 +([\d.]+) kg/gm) ?? [];
    const amounts = inLoads.map((line) => /([\d.]+) kg/.exec(line)?.[1]);
    // Once in what goes in and once in the steps, of each kind of load; then the rate.
    expect(amounts).toEqual(['200', '200', '75', '75', '20']);
  });

  it('says in its own line why a total is more than rate x area', () => {
    const sheet = sheetOf({ ...hillBlock, deadVolumeL: 20, tankResidualL: 50 });
    expect(sheet).toContain(
      '  Urea, granular 46-0-0 484 kg: 470 kg on 23.5 ha + 14 kg that stays in the machine\n',
    );
    // 484 kg x 0.82 = 396.88 on 23.5 ha.
    expect(sheet).toMatch(/Job +\$396\.88\n +a hectare +\$16\.40\n +first load +\$164\.00/);
    expect(sheet).toContain('On its ground the whole job comes to $16.89 a hectare.');
  });

  it('counts what a reader in acres gets by the acre', () => {
    const sheet = jobSheet(hillBlock, calculateMix(hillBlock, catalogue), catalogue, 'us');
    // 20 kg/ha is 17.84 lb/ac; 16.40 a hectare is 6.64 an acre.
    expect(sheet).toMatch(/Product +Rate +Job\n +Urea, granular 46-0-0 +17\.84 lb\/ac +1,036 lb/);
    expect(sheet).toMatch(/Job +\$385\.40\n +an acre +\$6\.64\n +first load +\$164\.00/);
    expect(sheet).not.toMatch(/hectare/i);
  });

  it('keeps columns in line and leaves no trailing spaces or odd spaces', () => {
    const sheet = sheetOf(hillBlock);
    expect(sheet).not.toMatch(/ $/m);
    expect(sheet).not.toContain('\u00a0');
    const steps = sheet.split('\n').filter((line) => /^ +\d {2}\S/.test(line));
    const ends = new Set(steps.slice(0, 4).map((line) => line.indexOf('°C')));
    expect(ends.size).toBe(1);
  });

  it('names what stops a plan, the field in words', () => {
    const product = { productId: 'urea', rate: { value: -5, unit: 'kg/ha' } };
    const sheet = sheetOf({ ...hillBlock, products: [product] });
    expect(sheet).toBe(
      '1 stop, no plan\n\nRate of Urea, granular 46-0-0 is less than allowed.\n' +
        '  Enter more than 0 kg/ha, up to 5,000 kg/ha. You entered \u22125 kg/ha.',
    );
  });

  it('survives what is no draft at all', () => {
    expect(sheetOf(null)).toContain('This mix cannot be read');
    expect(sheetOf({ products: [5], name: 7 })).toContain('\nName cannot be read.');
  });

  it('calls no load smaller where all are alike', () => {
    const sheet = sheetOf({ ...hillBlock, sprayAreaHa: 24, loadSplit: 'equal' });
    expect(sheet).not.toContain('smaller');
  });

  it('says how wide the bands are that the rate is meant for', () => {
    expect(sheetOf({ ...hillBlock, bandWidthM: 0.25, rowSpacingM: 0.5 })).toContain(
      '23.5 ha at 100 L/ha, band 0.25 m',
    );
  });

  it('says which gallon its figures mean', () => {
    const inUnits = (system: 'us' | 'imperial') =>
      jobSheet(hillBlock, calculateMix(hillBlock, catalogue), catalogue, system);
    expect(inUnits('us')).toContain('Gallons are US gallons, not imperial.');
    expect(inUnits('imperial')).toContain('Gallons are imperial gallons, not US.');
    expect(sheetOf(hillBlock)).not.toContain('allons');
  });

  it('counts boxes, and their size in the units of the reader', () => {
    const [urea] = hillBlock.products;
    const boxes = [{ size: 10, unit: 'kg', kind: 'box' }];
    const draft = { ...hillBlock, products: [{ ...urea, containers: boxes }] };
    expect(sheetOf(draft)).toContain('20 boxes of 10 kg');
    expect(jobSheet(draft, calculateMix(draft, catalogue), catalogue, 'us')).toMatch(
      /20 boxes of 22\.05 lb/,
    );
  });

  it('shows a supply that is not known whole as the least it is', () => {
    const [urea] = hillBlock.products;
    const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } };
    const sheet = sheetOf({ ...hillBlock, products: [urea, seaweed] });
    expect(sheet).toMatch(/N at least 9\.2 kg\/ha/);
    expect(sheet).toContain('Liquid seaweed extract: analysis not stated, not counted.');
  });

  it('tells no sum since 1 July to a reader whose country has no limit for it', () => {
    expect(sheetOf({ ...hillBlock, country: 'GB' })).not.toContain('1 July');
  });

  it('tells the buffer that labels ask for, and how the machine is rinsed', () => {
    const product = { productId: 'glyphosate-540-ipa-sl', rate: { value: 2, unit: 'L/ha' } };
    const draft = { ...hillBlock, country: 'AU', crop: 'cereals', products: [product] };
    const sheet = sheetOf({ ...draft, deadVolumeL: 20, tankResidualL: 10 });
    expect(sheet).toContain('Buffer not known for Glyphosate 540 g/L SL (isopropylamine salt)');
    expect(sheet).toMatch(/3 rinses of [\d.]+ L, each sprayed out, thin the 30 L that stay/);
  });

  it('tells lines and water as closely as a gauge shows them', () => {
    const sheet = sheetOf(hillBlock);
    expect(sheet).toMatch(/Water to add +852 L/);
    expect(sheet).not.toContain('848.4 L');
    expect(sheet).toContain('2.3 bar');
  });

  it.each([
    [
      'es',
      'Carga 3 · 350 L en el tanque · alcanza 3,5 ha',
      'Urea, granulada 46-0-0 +200 kg +8 bolsas',
    ],
    ['fr', 'Plein 3 · 350 L dans la cuve · couvre 3,5 ha', 'Urée, granulée 46-0-0 +200 kg +8 sacs'],
  ] as const)('says all of it in %s, in the words of the app', (language, load, urea) => {
    const sheet = jobSheet(
      hillBlock,
      calculateMix(hillBlock, catalogue),
      catalogue,
      'metric',
      language,
    );
    expect(sheet).toContain(load);
    expect(sheet).toMatch(new RegExp(urea));
    expect(sheet).not.toMatch(/\b(?:the|load|water|Warning|granular)\b/);
    expect(sheet).not.toContain('\u202f');
  });

  it('adds up the money of an acre as the result does, and names a price that is missing', () => {
    const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } };
    const priced = { ...seaweed, price: { amountCents: 133, per: 'L' } };
    const [urea] = hillBlock.products;
    const draft = { ...hillBlock, products: [urea, priced] };
    // 1,640 and 266 cents a hectare are 664 and 108 an acre; 1,906 would be 771.
    expect(jobSheet(draft, calculateMix(draft, catalogue), catalogue, 'us')).toContain('7.72');
    expect(sheetOf({ ...hillBlock, products: [urea, seaweed] })).toContain(
      'No sum: a product has no price.',
    );
  });
});
