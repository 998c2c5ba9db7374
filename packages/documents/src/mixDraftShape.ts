import type { MixDraft, MixDraftProduct } from '@mix/engine';
import { hasShape, type IsFigure, type Shape } from './Shape.ts';

const rate: Shape = { fields: { value: 'figure', unit: 'id' } };

const productFields = {
  productId: 'id',
  rate,
  containers: { list: { fields: { size: 'figure', unit: 'id', kind: 'id' } } },
  price: { fields: { amountCents: 'figure', per: 'id' } },
  measuringStep: 'figure',
  overrides: {
    fields: {
      liquidDensityKgPerL: 'figure',
      displacementLPerKg: 'figure',
      heatOfSolutionKJPerKg: 'figure',
      labelMaximumRate: rate,
    },
  },
} as const satisfies Record<keyof MixDraftProduct, Shape>;

const draftFields = {
  name: 'text',
  machineId: 'text',
  boomConfigurationId: 'text',
  tankCapacityL: 'figure',
  deadVolumeL: 'figure',
  swathWidthM: 'figure',
  suspendedSolidsLimitPct: 'figure',
  maxLoadMassKg: 'figure',
  gaugeStepL: 'figure',
  nozzle: { fields: { nozzleId: 'id', nozzleCount: 'figure' } },
  travelSpeedKmPerH: 'figure',
  agitationFlowLPerMin: 'figure',
  sprayAreaHa: 'figure',
  applicationRateLPerHa: 'figure',
  waterTemperatureC: 'figure',
  waterAnalysis: {
    fields: {
      potassiumPpm: 'figure',
      sodiumPpm: 'figure',
      calciumPpm: 'figure',
      magnesiumPpm: 'figure',
      ironPpm: 'figure',
      ph: 'figure',
    },
  },
  holdingTimeMin: 'figure',
  heel: { fields: { volumeL: 'figure', contents: 'text' } },
  loadSplit: 'text',
  products: { list: { fields: productFields } },
  mixingOrder: { list: 'id' },
  labelAllowances: { list: { fields: { productIds: { list: 'id' }, reason: 'id' } } },
  nitrogenAppliedKgPerHa: 'figure',
} as const satisfies Record<keyof MixDraft, Shape>;

/**
 * Whether a stored value has the shape of a mix draft, a field of another version included in "no".
 * What it means, and whether it can be planned, is for the engine.
 */
export const hasMixDraftShape = (value: unknown, isFigure?: IsFigure): boolean =>
  hasShape(value, { fields: draftFields }, isFigure);
