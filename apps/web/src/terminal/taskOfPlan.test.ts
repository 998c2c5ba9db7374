import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import {
  localPlane,
  measureRing,
  readGround,
  readTaskData,
  writeTaskData,
  type Ring,
} from '@mix/ground';
import { ISOXMLManager, type Partfield, type Product, type Task } from 'isoxml';
import { expect, it } from 'vitest';
import { taskOfPlan } from './taskOfPlan.ts';

const draft: MixDraft = {
  name: 'Hill block',
  tankCapacityL: 1000,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

async function opened(
  changes: MixDraft,
  name = 'Hill block',
  outline: Parameters<typeof taskOfPlan>[0]['outline'] = null,
  zones: Parameters<typeof taskOfPlan>[0]['zones'] = null,
) {
  const changed = { ...draft, ...changes };
  const { plan } = calculateMix(changed, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  const task = taskOfPlan({
    name,
    groundName: 'Top flat',
    outline,
    draft: changed,
    plan,
    nameOf: (id) => catalogue.products.find((product) => product.id === id)?.name ?? id,
    waterName: 'Water',
    zones,
  });
  const zip = writeTaskData(task, { title: 'Paddock Mix Calculator', version: plan.engineVersion });
  expect(readTaskData(zip).breaches).toEqual([]);
  // Another program's reader.
  const manager = new ISOXMLManager();
  await manager.parseISOXMLFile(zip, 'application/zip');
  expect(manager.getWarnings()).toEqual([]);
  const { attributes } = manager.rootElement;
  return { zip, plan, manager, attributes, task: attributes.Task?.[0] as Task };
}

it('opens again as one planned task on its ground, at the application rate', async () => {
  const { manager, attributes, task } = await opened({});
  expect(attributes.ManagementSoftwareManufacturer).toBe('Paddock Mix Calculator');
  expect(attributes.Task).toHaveLength(1);
  expect(task.attributes).toMatchObject({ TaskDesignator: 'Hill block', TaskStatus: '1' });
  const field = manager.getEntityByXmlId<Partfield>(task.attributes.PartfieldIdRef?.xmlId ?? '');
  // 20 ha in m².
  expect(field.attributes).toMatchObject({
    PartfieldDesignator: 'Top flat',
    PartfieldArea: 200_000,
  });
  const [zone, ...others] = task.attributes.TreatmentZone ?? [];
  expect(others).toEqual([]);
  expect(zone?.attributes.TreatmentZoneCode).toBe(task.attributes.DefaultTreatmentZoneCode);
  const [rate, ...more] = zone?.attributes.ProcessDataVariable ?? [];
  expect(more).toEqual([]);
  // DDI 1 in 0.01 mm³/m²: 100 L on a hectare are 10,000 mm³ on a square metre.
  expect(rate?.attributes).toMatchObject({ ProcessDataDDI: '0001', ProcessDataValue: 1_000_000 });
  const mix = manager.getEntityByXmlId<Product>(rate?.attributes.ProductIdRef?.xmlId ?? '');
  expect(mix.attributes).toMatchObject({ ProductType: '2', QuantityDDI: '0048' });
});

it('tells a terminal what a hectare of the field gets where only bands are sprayed', async () => {
  const { task } = await opened({ bandWidthM: 0.3, rowSpacingM: 0.75 });
  const [zone] = task.attributes.TreatmentZone ?? [];
  const [rate] = zone?.attributes.ProcessDataVariable ?? [];
  expect(rate?.attributes).toMatchObject({ ProcessDataValue: 400_000 });
});

it('names water and every product with its amount in a load, in mL and g', async () => {
  const { manager, attributes, plan } = await opened({});
  const mix = attributes.Product?.[0];
  expect(mix?.attributes.MixtureRecipeQuantity).toBe(1_000_000);
  const recipe = (mix?.attributes.ProductRelation ?? []).map(({ attributes: relation }) => {
    const { attributes: part } = manager.getEntityByXmlId<Product>(relation.ProductIdRef.xmlId);
    return [part.ProductDesignator, part.QuantityDDI, relation.QuantityValue];
  });
  expect(recipe).toEqual([
    ['Water', '0048', Math.round((plan.loads[0]?.carrierL ?? 0) * 1000)],
    ['Urea, granular 46-0-0', '004B', 200_000],
    ['Liquid seaweed extract', '0048', 20_000],
  ]);
});

it('counts water already in the tank into the recipe, and leaves mix already there out', async () => {
  const mL = (litres: number | undefined): number => Math.round((litres ?? NaN) * 1000);
  const recipeOf = ({ attributes, plan }: Awaited<ReturnType<typeof opened>>) => ({
    mix: attributes.Product?.[0]?.attributes,
    load: plan.loads[0],
  });
  const water = recipeOf(await opened({ heel: { volumeL: 100, contents: 'water' } }));
  expect(water.load?.heelL).toBe(100);
  expect(water.mix?.MixtureRecipeQuantity).toBe(mL(water.load?.loadL));
  expect(water.mix?.ProductRelation?.[0]?.attributes.QuantityValue).toBe(
    mL(water.load && water.load.carrierL + 100),
  );
  const mixed = recipeOf(await opened({ heel: { volumeL: 100, contents: 'sameMix' } }));
  expect(mixed.mix?.MixtureRecipeQuantity).toBe(mL(mixed.load && mixed.load.loadL - 100));
});

it('keeps names that no terminal could take to their 32 characters, and marks up what XML would read', async () => {
  const { task } = await opened({}, `<Hill> & "Dale" ${'å'.repeat(40)}`);
  expect(task.attributes.TaskDesignator).toBe(`<Hill> & "Dale" ${'å'.repeat(16)}`);
});

it('brings the outline of the ground with its island, as another program reads it', async () => {
  const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
  const square = (sideM: number): Ring => [
    toGround({ eastM: 0, northM: 0 }),
    toGround({ eastM: sideM, northM: 0 }),
    toGround({ eastM: sideM, northM: sideM }),
    toGround({ eastM: 0, northM: sideM }),
  ];
  const { zip } = await opened({}, 'Hill block', { ring: square(500), leftOut: [square(50)] });
  const { found, fault } = await readGround(zip);
  expect(fault).toBeNull();
  expect(found).toMatchObject([{ name: 'Top flat', ring: { length: 4 } }]);
  expect(measureRing(found[0]?.ring ?? []).areaM2).toBeCloseTo(measureRing(square(500)).areaM2, 0);
  expect(measureRing(found[0]?.leftOut[0] ?? []).areaM2).toBeCloseTo(2500, 0);
});
