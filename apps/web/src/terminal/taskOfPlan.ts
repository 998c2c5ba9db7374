import type { JobPlan } from '@mix/documents';
import type { MixDraft } from '@mix/engine';
import {
  DDI,
  EMPTY_TASK_DATA,
  emptyTask,
  stepsOf,
  type IslandedRing,
  type ProcessValue,
  type TaskData,
  type TaskProduct,
  type TreatmentZone,
} from '@mix/ground';
import type { PlannedZone, ZonePlan } from '../ground/zones/zonePlan.ts';

const M2_PER_HA = 10_000;
/**
 * Treated area per area of the field. A terminal counts the whole width as sprayed, so for bands it
 * gets the rate per hectare of the field.
 */
const fieldShare = ({ sprayAreaHa, treatedAreaHa = sprayAreaHa }: JobPlan): number =>
  treatedAreaHa / sprayAreaHa;

interface PlanTask {
  readonly name: string;
  /** What the partfield is called. */
  readonly groundName: string;
  /** Null where the ground has none: the terminal then gets a name and an area. */
  readonly outline: IslandedRing | null;
  readonly draft: MixDraft;
  readonly plan: JobPlan;
  /** Several rates over the ground; null: the rate of the plan on all of it. */
  readonly zones: ZonePlan | null;
  readonly nameOf: (productId: string) => string;
  readonly waterName: string;
}

interface Recipe {
  readonly totalL: number;
  readonly parts: readonly {
    readonly name: string;
    readonly unit: 'kg' | 'L';
    readonly amount: number;
  }[];
}

/** Recipe of the first load, with the water already in the tank but not the mix already there. */
function recipeOf({ plan, nameOf, waterName }: PlanTask): Recipe {
  const [load] = plan.loads;
  if (load === undefined) return { totalL: 0, parts: [] };
  const heelWaterL = load.heelL - load.heelSameMixL;
  return {
    totalL: load.loadL - load.heelSameMixL,
    parts: [
      { name: waterName, unit: 'L', amount: load.carrierL + heelWaterL },
      ...load.products.map(({ productId, amount: { unit, value } }) => ({
        name: nameOf(productId),
        unit,
        amount: value,
      })),
    ],
  };
}

const MIX_ID = 'PDT1';

/**
 * The mix first, then what it is made of. The mix is a mixture whose relations name water and every
 * product with its amount in one load, in mL or g; its recipe quantity is the volume that they make
 * together, so that a share of it is right for solids too.
 */
function productsOf(of: PlanTask): readonly TaskProduct[] {
  const recipe = recipeOf(of);
  const parts = recipe.parts.map(({ name, unit, amount }, index) => {
    const quantityDdi = unit === 'kg' ? DDI.actualMassContent : DDI.actualVolumeContent;
    const product: TaskProduct = {
      id: `PDT${index + 2}`,
      name,
      kind: 'single',
      quantityDdi,
      recipeQuantity: null,
      parts: [],
    };
    return { product, quantity: stepsOf(quantityDdi, amount) };
  });
  const mix: TaskProduct = {
    id: MIX_ID,
    name: of.name,
    kind: 'mixture',
    quantityDdi: DDI.actualVolumeContent,
    recipeQuantity: stepsOf(DDI.actualVolumeContent, recipe.totalL),
    parts: parts.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  };
  return [mix, ...parts.map(({ product }) => product)];
}

const rateOf = (rateLPerHa: number): ProcessValue => ({
  ddi: DDI.setpointVolumePerArea,
  value: stepsOf(DDI.setpointVolumePerArea, rateLPerHa),
  productId: MIX_ID,
  elementId: null,
  presentationId: null,
});

/** Code of the zone for all ground in no other zone; without zones, for all of the ground. */
const REST_CODE = 1;

function zonesOf({ name, plan, zones }: PlanTask): readonly TreatmentZone[] {
  const share = fieldShare(plan);
  const zoneOf = (code: number, of: PlannedZone): TreatmentZone => ({
    code,
    name: of.name,
    polygons: of.pieces.map(([ring = [], ...leftOut]) => ({ ring, leftOut })),
    values: [rateOf((of.rateLPerHa ?? 0) * share)],
  });
  const whole = { code: REST_CODE, name, polygons: [] };
  if (zones === null) return [{ ...whole, values: [rateOf(plan.applicationRateLPerHa * share)] }];
  return [
    { ...whole, values: [rateOf((zones.rest?.rateLPerHa ?? 0) * share)] },
    ...zones.zones
      .filter(({ pieces }) => pieces.length > 0)
      .map((zone, index) => zoneOf(index + REST_CODE + 1, zone)),
  ];
}

/**
 * A job for a terminal: one planned task on one partfield that asks for the finished mix at the
 * application rate; in zones, at the rate of each. A terminal that loses its position goes on at
 * the rate of the ground in no zone.
 */
export function taskOfPlan(of: PlanTask): TaskData {
  const { name, groundName, outline, plan } = of;
  return {
    ...EMPTY_TASK_DATA,
    products: productsOf(of),
    partfields: [
      {
        id: 'PFD1',
        name: groundName,
        areaM2: Math.round(plan.sprayAreaHa * M2_PER_HA),
        customerId: null,
        farmId: null,
        outlines: outline === null ? [] : [outline],
      },
    ],
    tasks: [
      {
        ...emptyTask('TSK1', 'planned'),
        name,
        partfieldId: 'PFD1',
        zones: zonesOf(of),
        defaultZoneCode: REST_CODE,
        positionLostZoneCode: REST_CODE,
      },
    ],
  };
}
