import type { MixDraft, MixPlan } from '@mix/engine';
import {
  ISOXMLManager,
  ProductProductTypeEnum,
  TAGS,
  TaskTaskStatusEnum,
  type ExtendedTask,
  type Partfield,
  type ProcessDataVariable,
  type Product,
  type ProductRelation,
  type TreatmentZone,
} from 'isoxml';
import { partfieldPolygon, type TaskOutline } from './partfieldPolygon.ts';

/** Entries of the data dictionary, ISO 11783-11. */
const DDI = {
  /** 0.01 mm³/m²: what the terminal makes the sprayer apply. */
  setpointVolumePerArea: '0001',
  /** mL: the unit of a product measured by volume. */
  actualVolumeContent: '0048',
  /** g: the unit of a product measured by mass. */
  actualMassContent: '004B',
} as const;

/** 1 L/ha is 1,000,000 mm³ on 10,000 m², in steps of 0.01 mm³/m². */
const SETPOINT_PER_L_PER_HA = 10_000;
const M2_PER_HA = 10_000;
/** A terminal counts the whole width as sprayed: of bands it is told what a hectare of the field gets. */
const fieldRateLPerHa = ({
  applicationRateLPerHa,
  sprayAreaHa,
  treatedAreaHa = sprayAreaHa,
}: MixPlan): number => (applicationRateLPerHa * treatedAreaHa) / sprayAreaHa;

/** Designators hold 32 characters. */
const LONGEST_DESIGNATOR = 32;

const designator = (text: string): string => Array.from(text).slice(0, LONGEST_DESIGNATOR).join('');
/** kg in g, L in mL, whole. */
const thousandths = (value: number): number => Math.round(value * 1000);

interface TaskDataOptions {
  readonly name: string;
  /** What the partfield is called. */
  readonly groundName: string;
  /** Null: it has none, the terminal gets a name and an area. */
  readonly outline: TaskOutline | null;
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
  readonly waterName: string;
  /** Stands in the file as the program that made it. */
  readonly fmisTitle: string;
}

interface Recipe {
  readonly totalL: number;
  readonly parts: readonly {
    readonly name: string;
    readonly unit: 'kg' | 'L';
    readonly amount: number;
  }[];
}

/** What makes the first load. Water already in the tank is part of it, mix already there is not. */
function recipeOf({ plan, nameOf, waterName }: TaskDataOptions): Recipe {
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

/**
 * The job as ISO 11783-10 task data of version 4, zipped: one planned task on one partfield, with one
 * treatment zone for all of it that asks for the finished mix at the application rate. The mix is a
 * mixture whose relations name water and every product with its amount in one load, in mL or g; its
 * recipe quantity is the volume that they make together, so that a share of it is right for solids too.
 */
export async function taskData(options: TaskDataOptions): Promise<Uint8Array> {
  const { name, groundName, outline, plan, fmisTitle } = options;
  const recipe = recipeOf(options);
  const manager = new ISOXMLManager({
    version: 4,
    fmisTitle: designator(fmisTitle),
    fmisVersion: plan.engineVersion,
  });
  const parts = recipe.parts.map((part) => {
    const product = manager.createEntityFromAttributes<Product>(TAGS.Product, {
      ProductDesignator: designator(part.name),
      ProductType: ProductProductTypeEnum.SingleDefault,
      QuantityDDI: part.unit === 'kg' ? DDI.actualMassContent : DDI.actualVolumeContent,
    });
    const relation = manager.createEntityFromAttributes<ProductRelation>(TAGS.ProductRelation, {
      ProductIdRef: manager.registerEntity(product),
      QuantityValue: thousandths(part.amount),
    });
    return { product, relation };
  });
  const mix = manager.createEntityFromAttributes<Product>(TAGS.Product, {
    ProductDesignator: designator(name),
    ProductType: ProductProductTypeEnum.Mixture,
    QuantityDDI: DDI.actualVolumeContent,
    MixtureRecipeQuantity: thousandths(recipe.totalL),
    ProductRelation: parts.map(({ relation }) => relation),
  });
  const rate = manager.createEntityFromAttributes<ProcessDataVariable>(TAGS.ProcessDataVariable, {
    ProcessDataDDI: DDI.setpointVolumePerArea,
    ProcessDataValue: Math.round(fieldRateLPerHa(plan) * SETPOINT_PER_L_PER_HA),
    ProductIdRef: manager.registerEntity(mix),
  });
  const zone = manager.createEntityFromAttributes<TreatmentZone>(TAGS.TreatmentZone, {
    TreatmentZoneCode: 1,
    TreatmentZoneDesignator: designator(name),
    ProcessDataVariable: [rate],
  });
  const partfield = manager.createEntityFromAttributes<Partfield>(TAGS.Partfield, {
    PartfieldDesignator: designator(groundName),
    PartfieldArea: Math.round(plan.sprayAreaHa * M2_PER_HA),
    ...(outline !== null && {
      PolygonnonTreatmentZoneonly: [partfieldPolygon(manager, outline)],
    }),
  });
  const task = manager.createEntityFromAttributes<ExtendedTask>(TAGS.Task, {
    TaskDesignator: designator(name),
    TaskStatus: TaskTaskStatusEnum.Planned,
    PartfieldIdRef: manager.registerEntity(partfield),
    DefaultTreatmentZoneCode: 1,
    PositionLostTreatmentZoneCode: 1,
    TreatmentZone: [zone],
  });
  manager.registerEntity(task);
  const { attributes } = manager.rootElement;
  attributes.Product = [...parts.map(({ product }) => product), mix];
  attributes.Partfield = [partfield];
  attributes.Task = [task];
  return manager.saveISOXML();
}
