import type { MixInputs } from '../mix/MixInputs.ts';
import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { LeafBurnResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';
import type { Tank } from '../loads/mixLoad.ts';
import { massOf, type TankProduct } from '../tank/TankContent.ts';
import { fraction } from '../units/quantity.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import { productTerm, term } from '../working/terms.ts';
import { interceptedShare, stageWouldTell } from './cropInterception.ts';
import {
  COLD_C,
  judgeLeafBurn,
  leafBurnFactors,
  leafBurnLimits,
  leafCover,
  WARM_C,
  type LeafBurnJudged,
} from './leafBurn.ts';
import { nitrogenOnLeaf } from './nitrogenOnLeaf.ts';

interface LeafBurnAssessment {
  /** Null: nothing in the mix is nitrogen or salt, or there is no leaf. */
  readonly leafBurn: LeafBurnResult | null;
  readonly problems: readonly MixProblem[];
  readonly workings: readonly Working[];
}

const NOTHING: LeafBurnAssessment = { leafBurn: null, problems: [], workings: [] };

const SPREADERS = ['EC', 'OD', 'OIL', 'NIS', 'ORGANOSILICONE', 'OIL_EC'];
const isSpreader = ({ product }: TankProduct): boolean =>
  product.groups.some((group) => SPREADERS.includes(group));

const nitrogenOf = (item: TankProduct): number =>
  (massOf(item) * (item.product.nutrientsPct?.N ?? 0)) / 100;

/** What a soluble fertiliser would be as sodium nitrate, kg. */
const saltOf = (item: TankProduct): number => (massOf(item) * (item.product.saltIndex ?? 0)) / 100;

const bringsSalt = ({ product }: TankProduct): boolean =>
  product.category === 'fertiliserSoluble' || product.category === 'traceElement';

/**
 * Whether urea brings most of the nitrogen and none is nitrate: what was read of UAN does not hold
 * for it.
 */
const isUrea = (byNitrogen: readonly TankProduct[]): boolean =>
  byNitrogen[0]?.product.groups.includes('UREA') === true &&
  !byNitrogen.some(({ product }) => product.groups.includes('NO3'));

/** The problems of a judged leaf. */
function leafProblems(
  { crop, airTemperatureC, growthStage, cropInterception }: MixInputs,
  { level, isUnmeasured }: LeafBurnJudged,
  values: MixProblem['values'],
): MixProblem[] {
  if (crop === null)
    return level === 'low' && !isUnmeasured
      ? []
      : [mixProblem('leafBurnNotJudged', 'crop', values)];
  if (isUnmeasured) return [mixProblem('leafBurnNotMeasured', 'crop', { ...values, crop })];
  if (level === 'low') return [];
  const best = { bestFromC: COLD_C, bestToC: WARM_C };
  return [
    mixProblem('leafBurnRisk', 'crop', { ...values, crop, level, airTemperatureC, ...best }),
    // Without a stage it is not known whether the crop has come up.
    ...(stageWouldTell(cropInterception, crop, growthStage)
      ? [mixProblem('leafStageNotKnown', 'growthStage')]
      : []),
  ];
}

/** Parts of the whole liquid, each from the products that bring it. */
function strengthWorking(
  figure: 'nitrogenFraction' | 'saltFraction',
  items: readonly TankProduct[],
  massKg: number,
  value: number,
): Working {
  const isSalt = figure === 'saltFraction';
  const terms = items.flatMap((item): WorkingTerm[] => {
    const { product } = item;
    const content = isSalt ? product.saltIndex : product.nutrientsPct?.N;
    if (content === undefined || content === 0) return [];
    const { id, sources } = product;
    return [
      productTerm('productMass', id, massOf(item), 'kg'),
      isSalt
        ? productTerm('saltIndex', id, content, '%', sourceOfFact(sources, 'saltIndex'))
        : productTerm('nutrientContent', id, content, '%', sourceOfFact(sources, 'nutrientsPct')),
    ];
  });
  return {
    figure: `leafBurn.${figure}`,
    formula: isSalt ? 'saltStrength' : 'nitrogenStrength',
    terms: [...terms, term('mixMass', massKg, 'kg')],
    value,
    unit: '',
  };
}

/** What leaf burn takes from the rest of a plan; null is not known. */
interface SprayedMix {
  readonly dropletClass: DropletClass | null;
  /** Of all products, on a hectare of the field. */
  readonly nitrogenKgPerHa: number | null;
}

/**
 * Whether the mix may scorch the leaf it falls on: nitrogen of the whole liquid by mass, water
 * included, against what was seen on crops, raised by weather and partners (`leafBurn.ts` has the
 * sources). The limits between the trials are assumed, so it only ever warns. The salt index ranks
 * salts near a seed (Mortvedt); no limit for leaves exists, so it is shown and judges nothing. A crop
 * that has not come up has no leaf; that a smaller leaf burns less was not read, so no other stage
 * lowers the level.
 */
export function assessLeafBurn(
  inputs: MixInputs,
  { content, balance }: Tank,
  { dropletClass, nitrogenKgPerHa }: SprayedMix,
): LeafBurnAssessment {
  const { crop, leafSurface, airTemperatureC, nozzle } = inputs;
  const ofTable = interceptedShare(inputs.cropInterception, crop, inputs.growthStage);
  const limits = leafBurnLimits(crop, ofTable);
  const items = content.products;
  let nitrogenKg = 0;
  for (const item of items) nitrogenKg += nitrogenOf(item);
  const salts = items.filter((item) => bringsSalt(item) && massOf(item) > 0);
  // The mass of the fresh part: a heel of the same mix is as strong.
  const massKg = balance.densityKgPerL * content.freshL;
  if (limits === null || massKg <= 0 || (nitrogenKg === 0 && salts.length === 0)) return NOTHING;

  const nitrogenFraction = nitrogenKg / massKg;
  const saltIndexUnknownFor = salts
    .filter(({ product }) => product.saltIndex === undefined)
    .map(({ product }) => product.id);
  const saltFraction =
    salts.length === 0 ? 0 : salts.reduce((sum, item) => sum + saltOf(item), 0) / massKg;
  const factors = leafBurnFactors({
    airTemperatureC,
    leafSurface,
    withSpreader: items.some(isSpreader),
  });
  const cover = leafCover(nozzle, dropletClass);
  const { treatedShare } = inputs;
  const onLeaf = nitrogenOnLeaf(ofTable, { treatedShare, cover, nitrogenKgPerHa });
  const byNitrogen = items
    .filter((item) => nitrogenOf(item) > 0)
    .sort((one, other) => nitrogenOf(other) - nitrogenOf(one));
  const isUreaOnPasture = crop === 'pasture' && isUrea(byNitrogen);
  const judged = judgeLeafBurn(nitrogenFraction, limits, factors, { cover, isUreaOnPasture });
  const values = {
    productIds: byNitrogen.map(({ product }) => product.id),
    nitrogenFraction,
    cautionFraction: limits.caution,
    strongFraction: limits.strong,
    factors,
    cover,
  };
  return {
    leafBurn: {
      crop,
      level: crop === null ? null : judged.level,
      nitrogenFraction: fraction(nitrogenFraction),
      cautionFraction: fraction(limits.caution),
      strongFraction: fraction(limits.strong),
      factors,
      cover,
      ...onLeaf.told,
      saltFraction: fraction(saltFraction),
      saltIndexUnknownFor,
    },
    problems: leafProblems(inputs, judged, values),
    workings: [
      ...(nitrogenKg > 0
        ? [strengthWorking('nitrogenFraction', items, massKg, nitrogenFraction)]
        : []),
      ...onLeaf.workings,
      ...(saltFraction > 0 ? [strengthWorking('saltFraction', salts, massKg, saltFraction)] : []),
    ],
  };
}
