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
    expect(sheet).toContain('Hill block\n23.5 ha at 100 L/ha, tank 1,000 L: 3 loads\n');
    expect(sheet).toContain('Loads 1 to 2 of 3, each: 1,000 L for 10 ha');
    expect(sheet).toContain('Load 3 of 3, smaller: 350 L for 3.5 ha');
    expect(sheet).toMatch(/200 kg {2}8 bags of 25 kg\n/);
    expect(sheet).toMatch(/70 kg {2}2 bags of 25 kg \+ 20 kg\n/);
    expect(sheet).toMatch(/Gauge mark below: 300 L for 3 ha/);
    expect(sheet).toMatch(
      /Gauge mark above: 400 L for 4 ha, water [\d.]+ L, Urea, granular 46-0-0 80 kg\n/,
    );
    expect(sheet).toMatch(/Urea, granular 46-0-0 +20 kg +470 kg/);
    expect(sheet).toContain('Nozzle: 40 × TeeJet AIXR11003');
    expect(sheet).toContain('Supplies N 9.2 kg/ha\n  64.4 kg N/ha since 1 July, of 190 kg N/ha');
    expect(sheet).toContain('Cost: 385.40 the job, 16.40 a hectare, 164.00 the first load');
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
    expect(sheet).toContain(
      'Cost: 396.88 the job, 16.40 a hectare, 164.00 the first load; with all that goes into the tank 16.89 a hectare',
    );
  });

  it('counts what a reader in acres gets by the acre', () => {
    const sheet = jobSheet(hillBlock, calculateMix(hillBlock, catalogue), catalogue, 'us');
    // 20 kg/ha is 17.84 lb/ac; 16.40 a hectare is 6.64 an acre.
    expect(sheet).toMatch(/Product +An acre +Job\n +Urea, granular 46-0-0 +17\.84 lb +1,036 lb/);
    expect(sheet).toContain('Cost: 385.40 the job, 6.64 an acre, 164.00 the first load');
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
      'No plan.\n\nStop. Rate of Urea, granular 46-0-0 is less than allowed.\n' +
        '  Enter more than 0 kg/ha, up to 5,000 kg/ha. You entered \u22125 kg/ha.',
    );
  });

  it('survives what is no draft at all', () => {
    expect(sheetOf(null)).toContain('This mix cannot be read');
    expect(sheetOf({ products: [5], name: 7 })).toContain('Stop. Name cannot be read.');
  });
});
