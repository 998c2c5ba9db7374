/**
 * Drafts as they were kept and sent when the draft had its first shape. They never change: what was
 * made of them then has to open for ever. (packages/engine/test has the same for links and documents.)
 */
export const KEPT_DRAFTS = {
  least: {
    tankCapacityL: 1200,
    sprayAreaHa: 37.5,
    applicationRateLPerHa: 180,
    products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
  },
  everyField: {
    name: 'Hill block',
    machineId: 'custom',
    boomConfigurationId: null,
    tankCapacityL: 1000,
    deadVolumeL: 12.5,
    swathWidthM: 20,
    suspendedSolidsLimitPct: 18.5,
    maxLoadMassKg: 1400,
    gaugeStepL: 50,
    nozzle: { nozzleId: 'n-1', nozzleCount: 40 },
    travelSpeedKmPerH: 12,
    agitationFlowLPerMin: 60,
    sprayAreaHa: 20,
    applicationRateLPerHa: 100,
    waterTemperatureC: 12,
    waterAnalysis: {
      potassiumPpm: 2,
      sodiumPpm: 14,
      calciumPpm: 60,
      magnesiumPpm: 9,
      ironPpm: 0.3,
      ph: 7.2,
    },
    holdingTimeMin: 45,
    heel: { volumeL: 100, contents: 'sameMix' },
    loadSplit: 'equal',
    products: [
      {
        productId: 'urea',
        rate: { value: 20, unit: 'kg/ha' },
        containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
        price: { amountCents: 82, per: 'kg' },
        measuringStep: 0.5,
        overrides: {
          displacementLPerKg: 0.76,
          heatOfSolutionKJPerKg: 240,
          labelMaximumRate: { value: 60, unit: 'kg/ha' },
        },
      },
      {
        productId: 'seaweed',
        rate: { value: 2, unit: 'L/ha' },
        containers: [{ size: 20, unit: 'L', kind: 'drum' }],
        price: { amountCents: 9500, per: 'container' },
        overrides: { liquidDensityKgPerL: 1.12 },
      },
      { productId: 'wetter', rate: { value: 50, unit: 'mL/100 L' } },
    ],
    mixingOrder: ['urea', 'seaweed', 'wetter'],
    labelAllowances: [{ productIds: ['urea', 'seaweed'], reason: 'The label names it.' }],
    nitrogenAppliedKgPerHa: 60,
  },
  perLoad: {
    tankCapacityL: 2000,
    sprayAreaHa: 12,
    applicationRateLPerHa: 250,
    heel: { volumeL: 30, contents: 'water' },
    loadSplit: 'fullThenPart',
    products: [
      { productId: 'epsom', rate: { value: 25, unit: 'kg/load' } },
      { productId: 'uan', rate: { value: 10, unit: 'kg N/ha' } },
      { productId: 'ga3', rate: { value: 20, unit: 'g/ha' } },
    ],
  },
} as const;
