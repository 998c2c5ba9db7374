import type { MixInputs } from '../../mix/MixInputs.ts';
import type { SuspensionResult } from '../../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../../mix/MixProblem.ts';
import type { Product } from '../../catalogue/Product.ts';
import { celsius, fraction, litres } from '../../units/quantity.ts';
import type { Working } from '../../mix/Working.ts';
import { filterOpeningUm } from '../filterMesh.ts';
import { productField } from '../productField.ts';
import { firstToSettle, type Settling } from './settling.ts';
import { suspensionWorkings } from './suspensionWorkings.ts';
import { PACKED_FRACTION, relativeViscosity } from './suspension.ts';
import type { TankBalance } from '../TankBalance.ts';
import type { TankContent } from '../TankContent.ts';

/** General limits of suspended solids by volume (assumed, MODEL.md). */
const SOLIDS_WARN_FRACTION = 0.15;
const SOLIDS_STOP_FRACTION = 0.3;
/** Part of a machine's own limit from which to warn (assumed). */
const MACHINE_WARN_SHARE = 0.8;
/** Particles finer than a fifth of the orifice pass (assumed, MODEL.md). */
const GRAINS_ACROSS_ORIFICE = 5;
/** Fewer solids than this part of an assumed limit are far from any (assumed). */
const NEAR_LIMIT_SHARE = 0.25;
/**
 * Solids that settle faster than this settle while a gate is opened: the lower end of what is seen
 * in the field, 5 to 15 min (S52).
 */
const SETTLES_FAST_SECONDS = 300;
/**
 * Water temperature where none is set: solids settle in it a little faster than in most (assumed),
 * °C.
 */
const ASSUMED_WATER_C = celsius(20);

interface Limits {
  readonly warnFraction: number;
  readonly stopFraction: number;
  readonly assumed: boolean;
}

function limitsOf(inputs: MixInputs): Limits {
  const own = inputs.suspendedSolidsLimitFraction;
  if (own === null)
    return {
      warnFraction: SOLIDS_WARN_FRACTION,
      stopFraction: SOLIDS_STOP_FRACTION,
      assumed: true,
    };
  // Packed solids do not flow, whatever is said of the machine.
  const stopFraction = Math.min(own, PACKED_FRACTION);
  return {
    warnFraction: MACHINE_WARN_SHARE * stopFraction,
    stopFraction,
    assumed: inputs.suspendedSolidsLimitAssumed,
  };
}

/**
 * Whether a product goes in as it comes, as fertiliser, lime and seed do; a formulated product is
 * milled to pass a tip.
 */
const isRaw = ({ formulation }: Pick<Product, 'formulation'>): boolean => formulation === null;

/**
 * Whether the opening was worked out from the flow: wide grains stay in such an opening, but fine
 * grains are not thereby sure to pass.
 */
const isOpeningAssumed = ({ nozzle }: MixInputs): boolean =>
  nozzle?.sources['orificeMm']?.assumed ?? false;

const isSizeAssumed = ({ sources }: Product): boolean =>
  sources['particleTopSizeUm']?.assumed === true;

/** Whether grains are as wide as a fifth of the opening, so that some may stay in it. */
const mayStay = (topSizeUm: number, orificeMm: number): boolean =>
  topSizeUm * GRAINS_ACROSS_ORIFICE >= orificeMm * 1000;

/**
 * The problem of grains of known size that no measured opening was held against, and that no other
 * problem tells of.
 */
function notChecked(inputs: MixInputs, solids: readonly Product[]): MixProblem[] {
  const { nozzle } = inputs;
  const orificeMm = nozzle?.orificeMm ?? null;
  if (orificeMm !== null && !isOpeningAssumed(inputs)) return [];
  const productIds = solids
    .filter(
      ({ particleTopSizeUm: size, ...product }) =>
        isRaw(product) && size !== null && (orificeMm === null || !mayStay(size, orificeMm)),
    )
    .map(({ id }) => id);
  if (productIds.length === 0) return [];
  const values = { productIds, nozzleId: nozzle?.id ?? null };
  return [mixProblem('blockingNotChecked', 'nozzle', values)];
}

/** Grains pass a filter whose openings are twice as wide (assumed). */
const FILTER_SHARE = 0.5;

/**
 * Problems of grains of known size that the finest filter may hold back, where that filter is set.
 */
function filterProblems(inputs: MixInputs, solids: readonly Product[]): MixProblem[] {
  const mesh = inputs.finestFilterMesh;
  const openingUm = mesh === null ? null : filterOpeningUm(mesh);
  if (mesh === null || openingUm === null) return [];
  return solids.flatMap((product) => {
    const topSizeUm = product.particleTopSizeUm;
    const passesUm = openingUm * FILTER_SHARE;
    if (!isRaw(product) || topSizeUm === null || topSizeUm <= passesUm) return [];
    const values = { productId: product.id, topSizeUm, mesh, openingUm, passesUm };
    return [mixProblem('filterMayBlock', productField(inputs, product.id), values)];
  });
}

function particleProblems(inputs: MixInputs, solids: readonly Product[]): MixProblem[] {
  const problems = [...notChecked(inputs, solids), ...filterProblems(inputs, solids)];
  const orificeMm = inputs.nozzle?.orificeMm ?? null;
  for (const product of solids) {
    const productId = product.id;
    const topSizeUm = product.particleTopSizeUm;
    const field = productField(inputs, productId);
    if (topSizeUm === null) {
      if (isRaw(product)) problems.push(mixProblem('particleSizeUnknown', field, { productId }));
    } else if (orificeMm !== null && mayStay(topSizeUm, orificeMm)) {
      const passesUm = (orificeMm * 1000) / GRAINS_ACROSS_ORIFICE;
      const values = { productId, topSizeUm, orificeMm, passesUm };
      // A stop rests on grains and an opening that somebody measured.
      const isMeasured = !isOpeningAssumed(inputs) && !isSizeAssumed(product);
      const isTooLarge = topSizeUm >= orificeMm * 1000 && isMeasured;
      const code = isTooLarge ? 'particlesTooLarge' : 'particlesMayBlock';
      problems.push(mixProblem(code, field, values));
    }
  }
  return problems;
}

function solidsProblems(
  limits: Limits,
  solidsFraction: number,
  settling: Settling | null,
): MixProblem[] {
  const problems: MixProblem[] = [];
  const { warnFraction, stopFraction } = limits;
  const values = { solidsFraction, warnFraction, stopFraction };
  // A limit that nobody measured warns; packed solids flow in no machine.
  const hardFraction = limits.assumed ? PACKED_FRACTION : stopFraction;
  const isAboveAssumed = solidsFraction > stopFraction && solidsFraction <= hardFraction;
  if (solidsFraction > hardFraction)
    problems.push(
      mixProblem('solidsAboveStop', 'products', { ...values, stopFraction: hardFraction }),
    );
  else if (isAboveAssumed)
    problems.push(mixProblem('solidsAboveAssumedLimit', 'suspendedSolidsLimitPct', values));
  else if (solidsFraction > warnFraction)
    problems.push(mixProblem('solidsAboveWarning', 'products', values));
  if (limits.assumed && !isAboveAssumed && solidsFraction > stopFraction * NEAR_LIMIT_SHARE)
    problems.push(
      mixProblem('solidsLimitAssumed', 'suspendedSolidsLimitPct', { warnFraction, stopFraction }),
    );
  if (settling !== null && settling.seconds < SETTLES_FAST_SECONDS)
    problems.push(
      mixProblem('settlesFast', 'products', {
        productId: settling.product.id,
        topSizeUm: settling.topSizeUm,
        settlingSeconds: settling.seconds,
      }),
    );
  return problems;
}

/** The suspended products, and their room. */
function suspendedSolids(content: TankContent, balance: TankBalance) {
  const products: Product[] = [];
  let solidsL = 0;
  for (const [position, { product, massKg }] of content.products.entries()) {
    if (product.behaviour !== 'suspends' || (massKg ?? 0) <= 0) continue;
    products.push(product);
    solidsL += balance.displacementsL[position] ?? 0;
  }
  return { products, solidsL };
}

/**
 * Share of suspended solids in one load against what the machine keeps moving, how thick they make
 * it, how fast they settle and whether they pass the tip (MODEL.md). Null when nothing is
 * suspended.
 */
export function assessSuspension(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): { suspension: SuspensionResult | null; problems: MixProblem[]; workings: Working[] } {
  const { products, solidsL } = suspendedSolids(content, balance);
  const problems = particleProblems(inputs, products);
  if (solidsL <= 0 || content.freshL <= 0) return { suspension: null, problems, workings: [] };
  const solidsFraction = solidsL / content.freshL;
  const waterC = content.waterTemperatureC ?? ASSUMED_WATER_C;
  const settling = firstToSettle(products, solidsFraction, waterC);
  const limits = limitsOf(inputs);
  const suspension: SuspensionResult = {
    solidsL: litres(solidsL),
    solidsFraction: fraction(solidsFraction),
    warnFraction: fraction(limits.warnFraction),
    stopFraction: fraction(limits.stopFraction),
    relativeViscosity: relativeViscosity(solidsFraction),
    settlingSeconds: settling?.seconds ?? null,
  };
  return {
    suspension,
    problems: [...solidsProblems(limits, solidsFraction, settling), ...problems],
    workings: suspensionWorkings(suspension, content, settling),
  };
}
