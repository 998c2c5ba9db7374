import type { MixDraft, MixDraftProduct } from '@mix/engine';
import { isTyped } from './MixForm.ts';

/** What may stand at a place: each also null or absent, but for an id, which must be there. */
type Shape =
  | 'figure'
  | 'text'
  | 'id'
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> };

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

const formFields = {
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

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'id') return typeof value === 'string';
  if (value === null || value === undefined) return true;
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'figure') return Number.isFinite(value) || isTyped(value);
  if ('list' in shape)
    return Array.isArray(value) && value.every((item) => item !== null && fits(item, shape.list));
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { fields } = shape;
  const branch: Readonly<Record<string, unknown>> = { ...value };
  const known = Object.keys(branch).every((key) => Object.hasOwn(fields, key));
  return known && Object.entries(fields).every(([key, own]) => fits(branch[key], own));
}

/** Whether a stored value has the shape of a form, a field of another version included in "no". */
export const hasFormShape = (value: unknown): boolean => fits(value, { fields: formFields });
