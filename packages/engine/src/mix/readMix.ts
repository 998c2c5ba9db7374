import type { Catalogue } from '../Catalogue.ts';
import { PARAMETERS } from '../parameters.ts';
import {
  celsius,
  hectares,
  kilograms,
  kilometresPerHour,
  litres,
  litresPerHectare,
  litresPerMinute,
  minutes,
} from '../units/quantity.ts';
import { catalogueIndex } from './catalogueIndex.ts';
import type { MixDraft, WaterAnalysisDraft } from './MixDraft.ts';
import type { MixInputs } from './MixInputs.ts';
import { isStop, mixProblem, type MixProblem } from './MixProblem.ts';
import { readMachine } from './readMachine.ts';
import { deadVolumeProblem, readHeel } from './readHeel.ts';
import { readLabelAllowances } from './readLabelAllowances.ts';
import { readMixingOrder } from './readMixingOrder.ts';
import { readProducts } from './readProducts.ts';
import {
  choiceField,
  missing,
  numberField,
  openFields,
  textField,
  typeName,
  valueOf,
  type Fields,
} from './readFields.ts';

export const LONGEST_NAME = 80;
export const LOAD_SPLITS = ['fullThenPart', 'equal'] as const;

export const DRAFT_KEYS: ReadonlySet<string> = new Set<keyof MixDraft>([
  'name',
  'machineId',
  'boomConfigurationId',
  'tankCapacityL',
  'deadVolumeL',
  'swathWidthM',
  'suspendedSolidsLimitPct',
  'maxLoadMassKg',
  'gaugeStepL',
  'nozzle',
  'travelSpeedKmPerH',
  'agitationFlowLPerMin',
  'sprayAreaHa',
  'applicationRateLPerHa',
  'waterTemperatureC',
  'waterAnalysis',
  'holdingTimeMin',
  'heel',
  'loadSplit',
  'products',
  'mixingOrder',
  'labelAllowances',
  'nitrogenAppliedKgPerHa',
]);
const SALTS = ['potassiumPpm', 'sodiumPpm', 'calciumPpm', 'magnesiumPpm', 'ironPpm', 'ph'] as const;
const SALT_KEYS: ReadonlySet<string> = new Set(SALTS);
type SimpleKey = keyof typeof PARAMETERS & keyof MixDraft;

/** A number of the draft in its unit, or null. */
function quantity<Q extends number>(
  fields: Fields,
  key: SimpleKey,
  make: (value: number) => Q,
): Q | null {
  const value = numberField(fields, key, PARAMETERS[key]);
  return value === null ? null : make(value);
}

function needed<Q extends number>(
  fields: Fields,
  key: SimpleKey,
  make: (value: number) => Q,
): Q | null {
  const value = quantity(fields, key, make);
  if (value === null) missing(fields, key);
  return value;
}

function readWater(fields: Fields): WaterAnalysisDraft | null {
  const path = 'waterAnalysis.';
  const own = openFields(valueOf(fields, 'waterAnalysis'), path, SALT_KEYS, fields.problems);
  if (own === null) return null;
  const analysis: { -readonly [Key in keyof WaterAnalysisDraft]: WaterAnalysisDraft[Key] } = {};
  for (const key of SALTS) analysis[key] = numberField(own, key, PARAMETERS[`${path}${key}`]);
  return analysis;
}

/** Outcome of reading: inputs, unless a `stop` is among the problems. */
export interface ReadMixResult {
  readonly inputs: MixInputs | null;
  readonly problems: MixProblem[];
}

/**
 * Checks a draft from outside, whatever it is, and gives every number its unit. Nothing that is
 * needed is filled in silently: a plan needs an area, an application rate, a tank and a rate for
 * every product; all else may be not set. Never throws for what is in the draft.
 */
export function readMix(draft: unknown, catalogue: Catalogue): ReadMixResult {
  const problems: MixProblem[] = [];
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
    return {
      inputs: null,
      problems: [mixProblem('draftNotReadable', null, { got: typeName(draft) })],
    };
  }
  const fields = openFields(draft, '', DRAFT_KEYS, problems);
  if (fields === null) return { inputs: null, problems };
  textField(fields, 'name', LONGEST_NAME);
  const index = catalogueIndex(catalogue);
  const { tankCapacityL, ...machine } = readMachine(fields, index);
  deadVolumeProblem(machine.deadVolumeL, tankCapacityL, problems);
  const sprayAreaHa = needed(fields, 'sprayAreaHa', hectares);
  const applicationRateLPerHa = needed(fields, 'applicationRateLPerHa', litresPerHectare);
  const heel = readHeel(fields, tankCapacityL);
  const products = readProducts(fields, index, applicationRateLPerHa);
  const rest = {
    maxLoadMassKg: quantity(fields, 'maxLoadMassKg', kilograms),
    gaugeStepL: quantity(fields, 'gaugeStepL', litres),
    travelSpeedKmPerH: quantity(fields, 'travelSpeedKmPerH', kilometresPerHour),
    agitationFlowLPerMin: quantity(fields, 'agitationFlowLPerMin', litresPerMinute),
    waterTemperatureC: quantity(fields, 'waterTemperatureC', celsius),
    waterAnalysis: readWater(fields),
    holdingTimeMin: quantity(fields, 'holdingTimeMin', minutes),
    heel,
    loadSplit: choiceField(fields, 'loadSplit', LOAD_SPLITS) ?? 'fullThenPart',
    products,
    mixingOrder: readMixingOrder(fields, products),
    labelAllowances: readLabelAllowances(fields),
    nitrogenAppliedKgPerHa: numberField(
      fields,
      'nitrogenAppliedKgPerHa',
      PARAMETERS.nitrogenAppliedKgPerHa,
    ),
    saltTables: catalogue.saltTables,
    compatibilityRules: catalogue.compatibilityRules,
  };
  if (
    tankCapacityL === null ||
    sprayAreaHa === null ||
    applicationRateLPerHa === null ||
    problems.some(isStop)
  ) {
    return { inputs: null, problems };
  }
  return {
    inputs: {
      draft,
      ...machine,
      tankCapacityL,
      sprayAreaHa,
      applicationRateLPerHa,
      ...rest,
    },
    problems,
  };
}
