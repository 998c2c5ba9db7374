import { catalogue } from '@mix/catalogue';
import { draftFields, type MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { inputRows } from './inputRows.ts';

const draft: MixDraft = {
  name: 'Hill block',
  machineId: 'custom',
  boomConfigurationId: null,
  tankCapacityL: 1200,
  deadVolumeL: 15,
  swathWidthM: 24,
  suspendedSolidsLimitPct: 12,
  maxLoadMassKg: 1500,
  gaugeStepL: 50,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 48 },
  travelSpeedKmPerH: 12,
  agitationFlowLPerMin: 30,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  waterTemperatureC: 12,
  waterAnalysis: { calciumPpm: 40, ph: 7.2 },
  holdingTimeMin: 30,
  heel: { volumeL: 40, contents: 'sameMix' },
  loadSplit: 'equal',
  products: [
    {
      productId: 'urea',
      rate: { value: 25.125, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      measuringStep: 0.5,
      overrides: { displacementLPerKg: 0.75, labelMaximumRate: { value: 80, unit: 'kg/ha' } },
    },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' }, measuringStep: 0.25 },
  ],
  mixingOrder: ['urea', 'seaweed'],
  labelAllowances: [{ productIds: ['urea', 'seaweed'], reason: 'Label says so' }],
  nitrogenAppliedKgPerHa: 55.2,
};
const names = { catalogue, nameOf: (id: string) => id.toUpperCase() };

it('shows every field that is set, with its exact figure', () => {
  const rows = inputRows(draft, names).map(
    ({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`,
  );
  expect(rows).toMatchInlineSnapshot(`
    [
      "Name: Hill block",
      "Tank: 1,200 L",
      "Dead volume: 15 L",
      "Width: 24 m",
      "Solids limit: 12 %",
      "Load limit: 1,500 kg",
      "Gauge marks: 50 L",
      "Nozzle: AIXR11003",
      "Nozzle count: 48",
      "Travel speed: 12 km/h",
      "Agitation flow: 30 L/min",
      "Area: 37.5 ha",
      "Application rate: 180 L/ha",
      "Water temperature: 12 °C",
      "Calcium: 40 ppm",
      "pH: 7.2",
      "Holding time: 30 min",
      "Already in the tank: 40 L",
      "What is in the tank: the same mix",
      "Loads: All the same",
      "Rate of UREA: 25.125 kg/ha",
      "Container of UREA: bag of 25 kg",
      "Measuring step of UREA: 0.5 kg",
      "Displacement of UREA: 0.75 L/kg",
      "Label maximum of UREA: 80 kg/ha",
      "Rate of SEAWEED: 2 L/ha",
      "Measuring step of SEAWEED: 0.25 L",
      "Mixing order: UREA, SEAWEED",
      "Products of the label allowance: UREA + SEAWEED",
      "Reason of the label allowance: Label says so",
      "Nitrogen applied: 55.2 kg N/ha",
    ]
  `);
});

it('leaves no field of a draft out', () => {
  const figures = Object.entries(draftFields).flatMap(([name, field]) =>
    field.kind === 'number' ? [[name, field.limits.max] as const] : [],
  );
  const full = { ...Object.fromEntries(figures), ...draft };
  const choices = {
    crop: 'pasture',
    leafSurface: 'frost',
    country: 'GB',
    measuringUnits: 'us',
  } as const;
  const whole = { ...full, ...choices, boomConfigurationId: 'b', machineId: 'm' };
  const shown = inputRows(whole, names);
  expect(shown.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Pasture', 'Frost', 'United Kingdom']),
  );
  const places = new Set(shown.map(({ path }) => path.split('.')[0]));
  // A catch test is of the sender's own boom: no link carries it.
  const sent = Object.keys(draftFields).filter((name) => name !== 'catchTest');
  expect(places).toEqual(new Set(sent));
});
