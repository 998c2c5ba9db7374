import type { MixInputs } from '../mix/MixInputs.ts';
import type { LeafBurnResult } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Working, WorkingTerm } from '../mix/Working.ts';
import type { Tank } from '../loads/mixLoad.ts';
import { massOf, type TankProduct } from '../tank/TankContent.ts';
import { fraction } from '../units/quantity.ts';
import { sourceOfFact } from '../working/sourceOfFact.ts';
import { productTerm, term } from '../working/terms.ts';
import { COLD_C, leafBurnFactors, leafBurnLevel, leafBurnLimits, WARM_C } from './leafBurn.ts';

interface LeafBurnAssessment {
  /** Null: nothing in the mix feeds or salts a leaf, or there is none. */
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

/**
 * Whether the mix may scorch the leaf it falls on: nitrogen of the whole liquid by mass, water
 * included, against what was seen on crops, raised by weather and partners (`leafBurn.ts` has the
 * sources). The limits between the trials are assumed, so it only ever warns. The salt index ranks
 * salts near a seed (Mortvedt); no limit for leaves exists, so it is shown and judges nothing.
 */
export function assessLeafBurn(inputs: MixInputs, { content, balance }: Tank): LeafBurnAssessment {
  const { crop, leafSurface, airTemperatureC } = inputs;
  const limits = leafBurnLimits(crop);
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
  const level = leafBurnLevel(nitrogenFraction, limits, factors);
  const productIds = items
    .filter((item) => nitrogenOf(item) > 0)
    .sort((one, other) => nitrogenOf(other) - nitrogenOf(one))
    .map(({ product }) => product.id);
  const values = {
    productIds,
    nitrogenFraction,
    cautionFraction: limits.caution,
    strongFraction: limits.strong,
  };
  const problems = [];
  if (level !== 'low') {
    problems.push(
      crop === null
        ? mixProblem('leafBurnNotJudged', 'crop', values)
        : mixProblem('leafBurnRisk', 'crop', {
            ...values,
            crop,
            level,
            factors,
            airTemperatureC,
            bestFromC: COLD_C,
            bestToC: WARM_C,
          }),
    );
  }
  return {
    leafBurn: {
      crop,
      level: crop === null ? null : level,
      nitrogenFraction: fraction(nitrogenFraction),
      cautionFraction: fraction(limits.caution),
      strongFraction: fraction(limits.strong),
      factors,
      saltFraction: fraction(saltFraction),
      saltIndexUnknownFor,
    },
    problems,
    workings: [
      ...(nitrogenKg > 0
        ? [strengthWorking('nitrogenFraction', items, massKg, nitrogenFraction)]
        : []),
      ...(saltFraction > 0 ? [strengthWorking('saltFraction', salts, massKg, saltFraction)] : []),
    ],
  };
}
