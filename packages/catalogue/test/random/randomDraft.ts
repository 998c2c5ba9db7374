import { anyDose } from '../anyDose.ts';
import {
  rulesBetween,
  type Catalogue,
  type MixDraft,
  type MixDraftProduct,
  type Nutrient,
  type Product,
  type ProductContainer,
  type RateUnit,
} from '@mix/engine';
import { Random } from './Random.ts';

/** What drafts are drawn from, looked up once. */
export interface DraftPool {
  readonly catalogue: Catalogue;
  readonly machineIds: readonly string[];
  readonly nozzleIds: readonly string[];
  /** Pairs of products that only a label may allow, as `a b`. */
  readonly forbidden: ReadonlySet<string>;
}

export function draftPool(catalogue: Catalogue): DraftPool {
  const forbidden = new Set<string>();
  for (const a of catalogue.products)
    for (const b of catalogue.products) {
      if (a === b) continue;
      if (rulesBetween(catalogue.compatibilityRules, a, b).verdict === 'incompatible')
        forbidden.add(`${a.id} ${b.id}`).add(`${b.id} ${a.id}`);
    }
  return {
    catalogue,
    machineIds: catalogue.machines.map(({ id }) => id),
    nozzleIds: catalogue.nozzles.map(({ id }) => id),
    forbidden,
  };
}

const TANKS_L = [56.8, 208.2, 400, 600, 950, 1000, 1200, 1333.3, 2000, 3000, 7500] as const;
const NUTRIENT_UNITS: readonly (readonly [RateUnit, Nutrient, number])[] = [
  ['kg N/ha', 'N', 1],
  ['kg P/ha', 'P', 1],
  ['kg K/ha', 'K', 1],
  ['kg S/ha', 'S', 1],
  ['kg Ca/ha', 'Ca', 1],
  ['kg Mg/ha', 'Mg', 1],
  ['kg P2O5/ha', 'P', 0.4364],
  ['kg K2O/ha', 'K', 0.8301],
];

/** The value as somebody would type it: at most four figures. */
const short = (random: Random, value: number): number =>
  Number(value.toPrecision(random.whole(1, 4)));

/** Strength in the tank, kg or L in 100 L, that mostly dissolves, stays suspended and is allowed. */
function strength(random: Random, product: Product): number {
  const highest =
    { dissolves: 4, suspends: 6, liquid: 6 }[product.behaviour] * (product.rate === null ? 0.2 : 1);
  const known = product.solubility[0]?.gPerKgWater;
  const top = Math.min(highest, known === undefined ? highest : known / 20);
  const room = product.displacementLPerKg === null && product.behaviour !== 'liquid' ? 0.3 : top;
  return 0.005 * (room / 0.005) ** random.next();
}

interface Tank {
  readonly tankL: number;
  readonly rateLPerHa: number;
}

function rateUnits(product: Product): RateUnit[] {
  const units: RateUnit[] = [];
  const liquid = product.form === 'liquid';
  if (liquid) units.push('L/ha', 'mL/ha', 'L/100 L', 'mL/100 L', '% v/v', 'L/load', 'mL/load');
  if (!liquid || product.liquidDensityKgPerL !== null) {
    units.push('kg/ha', 'g/ha', 'kg/100 L', 'g/100 L', 'kg/load', 'g/load');
    for (const [unit, nutrient] of NUTRIENT_UNITS)
      if ((product.nutrientsPct?.[nutrient] ?? 0) > 0) units.push(unit);
  }
  return units;
}

function rateValue(unit: RateUnit, per100L: number, product: Product, tank: Tank): number {
  const { tankL, rateLPerHa } = tank;
  const nutrient = NUTRIENT_UNITS.find(([name]) => name === unit);
  if (nutrient !== undefined) {
    const [, element, share] = nutrient;
    return (per100L * rateLPerHa * (product.nutrientsPct?.[element] ?? 0)) / share / 1e4;
  }
  if (unit === '% v/v') return per100L;
  const times = unit.startsWith('g/') || unit.startsWith('mL/') ? 1000 : 1;
  if (unit.endsWith('/ha')) return (per100L * rateLPerHa * times) / 100;
  return unit.endsWith('/load') ? (per100L * tankL * times) / 100 : per100L * times;
}

const CONTAINERS: readonly ProductContainer[] = [
  { size: 25, unit: 'kg', kind: 'bag' },
  { size: 1000, unit: 'kg', kind: 'bag' },
  { size: 500, unit: 'g', kind: 'box' },
  { size: 20, unit: 'L', kind: 'drum' },
  { size: 500, unit: 'mL', kind: 'jug' },
];

function draftProduct(random: Random, product: Product, tank: Tank): MixDraftProduct {
  const unit = random.pick(rateUnits(product));
  const liquid = product.form === 'liquid';
  const fitting = CONTAINERS.filter(({ unit: size }) => ['L', 'mL'].includes(size) === liquid);
  return {
    productId: product.id,
    rate: { value: short(random, rateValue(unit, strength(random, product), product, tank)), unit },
    ...anyDose,
    ...(random.chance(0.2) && { containers: [{ ...random.pick(fitting) }] }),
    ...(random.chance(0.2) && {
      price: { amountCents: random.whole(1, 500_00), per: liquid ? 'L' : 'kg' },
    }),
    ...(random.chance(0.25) && { measuringStep: random.pick([0.05, 0.1, 0.5, 1, 5]) }),
  };
}

function draftProducts(random: Random, pool: DraftPool, tank: Tank): MixDraftProduct[] {
  const products = new Map<string, MixDraftProduct>();
  const count = random.chance(0.7) ? random.whole(1, 2) : random.whole(3, 8);
  while (products.size < count) {
    const product = random.pick(pool.catalogue.products);
    products.set(product.id, draftProduct(random, product, tank));
  }
  return [...products.values()];
}

function draftAllowances(products: readonly MixDraftProduct[], pool: DraftPool): MixDraft {
  const ids = products.map(({ productId }) => productId);
  const labelAllowances = ids.flatMap((a, index) =>
    ids
      .slice(index + 1)
      .filter((b) => pool.forbidden.has(`${a} ${b}`))
      .map((b) => ({ productIds: [a, b] as const, reason: 'The label allows it.' })),
  );
  return labelAllowances.length > 0 ? { labelAllowances } : {};
}

/** The chance that a draft sets a field that a plan can do without, and what it then sets. */
type Extra = readonly [
  chance: number,
  field: (random: Random, tank: Tank, pool: DraftPool) => MixDraft,
];

const EXTRAS: readonly Extra[] = [
  [0.4, (random, _, pool) => ({ machineId: random.pick(pool.machineIds) })],
  [0.6, (random) => ({ waterTemperatureC: random.typed(3, 30, 1) })],
  [0.1, (random) => ({ freezingMarginK: random.pick([0, 1, 5]) })],
  [0.4, (random, { tankL }) => ({ deadVolumeL: random.whole(0, Math.floor(tankL / 20)) })],
  [
    0.3,
    (random, { tankL }) => ({
      heel: {
        volumeL: random.whole(0, Math.floor(tankL / 3)),
        contents: random.pick(['water', 'sameMix']),
      },
    }),
  ],
  [0.3, (random) => ({ loadSplit: random.pick(['equal', 'fullThenPart']) })],
  [
    0.4,
    (random, _, pool) => ({
      nozzle: { nozzleId: random.pick(pool.nozzleIds), nozzleCount: random.whole(1, 60) },
      swathWidthM: random.typed(1, 36, 1),
      travelSpeedKmPerH: random.typed(3, 25, 1),
    }),
  ],
  [0.2, (random) => ({ gaugeStepL: random.pick([5, 10, 25, 50, 100]) })],
  [0.15, (random) => ({ maxLoadMassKg: random.whole(2000, 15_000) })],
  [0.15, (random) => ({ holdingTimeMin: random.whole(0, 240) })],
  [0.15, (random) => ({ suspendedSolidsLimitPct: random.whole(5, 30) })],
  [
    0.15,
    (random) => ({
      waterAnalysis: { calciumPpm: random.whole(0, 400), ph: random.typed(5, 9, 1) },
    }),
  ],
  [0.1, (random) => ({ agitationFlowLPerMin: random.whole(0, 300) })],
  [0.1, (random) => ({ nitrogenAppliedKgPerHa: random.whole(0, 250) })],
];

/** A draft that somebody might well make: everything set that a plan needs, the rest now and then. */
export function randomDraft(random: Random, pool: DraftPool): MixDraft {
  const tank: Tank = {
    tankL: random.chance(0.2) ? random.typed(50, 10_000, 1) : random.pick(TANKS_L),
    rateLPerHa: random.typed(25, 700, 1),
  };
  const products = draftProducts(random, pool, tank);
  const draft: MixDraft = {
    tankCapacityL: tank.tankL,
    sprayAreaHa: random.typed(0.05, 400, 4),
    applicationRateLPerHa: tank.rateLPerHa,
    products,
    ...draftAllowances(products, pool),
    ...(random.chance(0.1) && { mixingOrder: products.map(({ productId }) => productId) }),
  };
  for (const [chance, field] of EXTRAS)
    if (random.chance(chance)) Object.assign(draft, field(random, tank, pool));
  // The residual is drawn apart, so that the other fields of a seed are the same with and without
  // it.
  const apart = new Random(Math.round(tank.rateLPerHa * 10) + 7);
  if (!apart.chance(0.4)) return draft;
  return { ...draft, tankResidualL: apart.whole(0, Math.floor(tank.tankL / 8)) };
}
