import type { Catalogue } from '../catalogue/Catalogue.ts';
import { isFields } from '../isFields.ts';
import { hectares, litresPerHectare } from '../units/quantity.ts';
import { catalogueIndex } from '../catalogue/catalogueIndex.ts';
import { namesOf } from '../mix/DraftField.ts';
import { draftFields, mixDraft, type DraftTable } from '../mix/draftFields.ts';
import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { treatedArea } from '../mix/treatedShare.ts';
import { readBand } from './readBand.ts';
import { readMachine } from './readMachine.ts';
import { readHeel, residualProblem } from './readHeel.ts';
import { readLabelAllowances } from './readLabelAllowances.ts';
import { readOtherFigures } from './readOtherFigures.ts';
import { readMixingOrder } from './readMixingOrder.ts';
import { readProducts } from './readProducts.ts';
import { missing, typeName } from './readFields.ts';
import { choiceOf, figureOf, openInner, openPart, textOf, type PartFields } from './readPart.ts';

type Draft = PartFields<DraftTable>;

/** Usual distance from the freezing point (assumed): what water, weights and heats are measured to. */
export const FREEZING_MARGIN_K = 2;

const SALTS = namesOf(draftFields.waterAnalysis.fields);

function readWater(fields: Draft): WaterAnalysisDraft | null {
  const own = openInner(fields, 'waterAnalysis');
  if (own === null) return null;
  const analysis: { -readonly [Key in keyof WaterAnalysisDraft]: WaterAnalysisDraft[Key] } = {};
  for (const key of SALTS) analysis[key] = figureOf(own, key);
  return analysis;
}

function needed(fields: Draft, key: 'sprayAreaHa' | 'applicationRateLPerHa'): number | null {
  const value = figureOf(fields, key);
  if (value === null) missing(fields, key);
  return value;
}

/** Area that is driven over, and area that gets spray; null while one of them is not known. */
function readGround(
  fields: Draft,
): Pick<MixInputs, 'sprayAreaHa' | 'fieldAreaHa' | 'treatedShare'> | null {
  const fieldHa = needed(fields, 'sprayAreaHa');
  const treatedShare = readBand(fields);
  if (fieldHa === null || treatedShare === null) return null;
  const sprayAreaHa = hectares(treatedArea(fieldHa, treatedShare));
  return { sprayAreaHa, fieldAreaHa: hectares(fieldHa), treatedShare };
}

/** A rate above its label is refused and still a rate: what else would stop the mix can be told. */
const keepsFromPlanning = (problem: MixProblem): boolean =>
  isStop(problem) && problem.code !== 'rateAboveLabelMaximum';

/** Outcome of reading: inputs, unless one of the problems leaves nothing to work with. */
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
  if (!isFields(draft)) {
    return {
      inputs: null,
      problems: [mixProblem('draftNotReadable', null, { got: typeName(draft) })],
    };
  }
  const fields = openPart(draft, '', draftFields, mixDraft.keys, problems);
  if (fields === null) return { inputs: null, problems };
  textOf(fields, 'name');
  const index = catalogueIndex(catalogue);
  const machine = readMachine(fields, index);
  const { tankCapacityL } = machine;
  residualProblem(machine, tankCapacityL, problems);
  const ground = readGround(fields);
  const rateLPerHa = needed(fields, 'applicationRateLPerHa');
  const applicationRateLPerHa = rateLPerHa === null ? null : litresPerHectare(rateLPerHa);
  const heel = readHeel(fields, tankCapacityL);
  const products = readProducts(fields, index, applicationRateLPerHa);
  const rest = {
    ...readOtherFigures(fields),
    freezingMarginK: figureOf(fields, 'freezingMarginK') ?? FREEZING_MARGIN_K,
    waterAnalysis: readWater(fields),
    heel,
    crop: choiceOf(fields, 'crop'),
    leafSurface: choiceOf(fields, 'leafSurface'),
    country: choiceOf(fields, 'country'),
    loadSplit: choiceOf(fields, 'loadSplit') ?? 'fullThenPart',
    measuringUnits: choiceOf(fields, 'measuringUnits') ?? 'metric',
    products,
    mixingOrder: readMixingOrder(fields, products),
    labelAllowances: readLabelAllowances(fields),
    saltTables: catalogue.saltTables,
    roomBands: catalogue.roomBands,
    cropInterception: catalogue.cropInterception,
    elementCeilingsGPerHa: catalogue.elementCeilingsGPerHa,
    compatibilityRules: catalogue.compatibilityRules,
  };
  if (
    tankCapacityL === null ||
    ground === null ||
    applicationRateLPerHa === null ||
    problems.some(keepsFromPlanning)
  ) {
    return { inputs: null, problems };
  }
  return {
    inputs: { ...rest, ...machine, ...ground, draft, tankCapacityL, applicationRateLPerHa },
    problems,
  };
}
