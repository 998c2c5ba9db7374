import {
  calculateMix,
  draftFields,
  MACHINE_FIELDS,
  OWN_MACHINE,
  type DraftField,
  type MixDraft,
} from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../../../engine/test/testCatalogue.ts';
import { mergeDocuments } from '../merge/DocumentMerge.ts';
import { withinLimits } from '../withinLimits.ts';
import { draftMachineOf, savedMachineOf, type DraftMachine } from './draftMachine.ts';
import { savedMachineKind, type SavedMachine } from './SavedMachine.ts';
import { machineFigureRows } from './machineFigureRows.ts';
import { MACHINE_FIGURES } from './savedMachineRows.ts';

const [machine, nozzle] = [testCatalogue.machines[0], testCatalogue.nozzles[0]];
if (machine === undefined || nozzle === undefined) throw new Error('the catalogue has no machine');

/** What a draft can say of each field of its sprayer, beside saying nothing. */
const SAID: Readonly<Record<keyof DraftMachine, readonly unknown[]>> = {
  machineId: [machine.id, OWN_MACHINE],
  boomConfigurationId: [machine.boomConfigurations[0]?.id],
  nozzle: [{ nozzleId: nozzle.id }, { nozzleId: nozzle.id, nozzleCount: 40 }],
  tankCapacityL: [2000],
  deadVolumeL: [0, 12],
  tankResidualL: [0, 8],
  swathWidthM: [18],
  suspendedSolidsLimitPct: [12],
  maxLoadMassKg: [2400],
  finestFilterMesh: [50],
  gaugeStepL: [25],
  agitationFlowLPerMin: [0, 60],
  travelSpeedKmPerH: [11.5],
};
const NAMES = Object.keys(SAID) as readonly (keyof DraftMachine)[];

/** Every combination of fields that are said and fields that are not, with each value in turn. */
const drafts: readonly DraftMachine[] = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  Object.fromEntries(
    NAMES.flatMap((name, place) => {
      const values = SAID[name];
      return (bits >> place) % 2 === 0
        ? []
        : [[name, values[Math.floor(bits / 3 + place) % values.length]]];
    }),
  ),
);

const throughTheFarm = (draft: DraftMachine): DraftMachine => {
  const stored: unknown = JSON.parse(
    JSON.stringify(savedMachineKind.serialise(savedMachineOf(draft, null))),
  );
  const read = savedMachineKind.parse(stored);
  if (read === null) throw new Error(`not read: ${JSON.stringify(stored)}`);
  return draftMachineOf(read);
};

const trailed: SavedMachine = {
  machineId: 'trailed-2000',
  boomConfig: '18 m',
  nozzleIds: ['xr11003'],
  tankCapacityL: 2000,
};

describe('a saved machine', () => {
  it('is tried with every field that belongs to the sprayer of a draft', () => {
    expect(NAMES.toSorted()).toEqual([...MACHINE_FIELDS, 'travelSpeedKmPerH'].toSorted());
  });

  it('has the same machine as the draft, for every combination of what was set', () => {
    for (const draft of drafts) {
      expect(throughTheFarm(draft)).toEqual({
        ...draft,
        machineId: draft.machineId ?? OWN_MACHINE,
      });
    }
  });

  it('takes what is not set for what it is, as null or left out', () => {
    const unset = Object.fromEntries(NAMES.map((name) => [name, null])) as DraftMachine;
    expect(throughTheFarm(unset)).toEqual({ machineId: OWN_MACHINE });
  });

  it('plans the loads of the draft it was saved from, with its catalogue machine or its own', () => {
    const job: MixDraft = {
      sprayAreaHa: 37.5,
      applicationRateLPerHa: 150,
      waterTemperatureC: 20,
      products: [],
    };
    const [product] = testCatalogue.products;
    if (product === undefined) throw new Error('the catalogue has no product');
    const rate = { value: 2, unit: product.form === 'liquid' ? 'L/ha' : 'kg/ha' } as const;
    const products = [{ productId: product.id, rate }];
    for (const machineId of [machine.id, OWN_MACHINE, null]) {
      const draft = { ...job, products, machineId, tankCapacityL: 2000, deadVolumeL: 12 };
      const answer = calculateMix(draft, testCatalogue);
      expect(answer.plan).not.toBeNull();
      const { machineId: _id, tankCapacityL: _tank, deadVolumeL: _dead, ...rest } = draft;
      expect(calculateMix({ ...rest, ...throughTheFarm(draft) }, testCatalogue).plan).toEqual({
        ...answer.plan,
      });
    }
  });

  it('of before the figures is read and written as it stands', () => {
    const stored = {
      boomConfig: null,
      machine: { referenceTo: 'machines/trailed-2000' },
      nozzles: [{ referenceTo: 'nozzles/xr11003' }, { referenceTo: 'nozzles/xr11004' }],
    };
    const read = savedMachineKind.parse({ ...stored, createdAt: new Date(), later: 5 });
    expect(read).toEqual({
      machineId: 'trailed-2000',
      boomConfig: null,
      nozzleIds: ['xr11003', 'xr11004'],
    });
    expect(read && savedMachineKind.serialise(read)).toEqual(stored);
    expect(read && draftMachineOf(read)).toEqual({
      machineId: 'trailed-2000',
      nozzle: { nozzleId: 'xr11003' },
    });
  });

  it('is read by an app of before the figures, whatever is set of it', () => {
    const stored = savedMachineKind.serialise(savedMachineOf({ tankCapacityL: 600 }, 'Quad'));
    // What that app asked of a machine: a reference, a list of nozzles, and a boom or null.
    expect(stored).toMatchObject({
      boomConfig: null,
      machine: { referenceTo: `machines/${OWN_MACHINE}` },
      nozzles: [],
    });
  });

  it.each([
    { machine: null },
    { machine: { referenceTo: 'nozzles/xr11003' } },
    { nozzles: null },
    { nozzles: [null] },
    { boomConfig: 7 },
    { tankCapacityL: '2000' },
    { name: 7 },
  ])('is none with %j', (change) => {
    expect(
      savedMachineKind.parse({ ...savedMachineKind.serialise(trailed), ...change }),
    ).toBeNull();
  });

  it('is called as the farm calls it, without marks that turn the direction of text', () => {
    const stored = savedMachineKind.serialise({ ...trailed, name: 'Quad \u202e200' });
    expect(savedMachineKind.parse(stored)?.name).toBe('Quad 200');
    expect(savedMachineKind.nameOf({ ...trailed, name: 'Quad' })).toBe('Quad');
    expect(savedMachineKind.nameOf(trailed)).toBe('trailed-2000');
  });

  it('has the limits of the draft for each of its figures', () => {
    const fields: Readonly<Record<string, DraftField>> = {
      ...draftFields,
      ...draftFields.nozzle.fields,
    };
    expect(Object.keys(machineFigureRows)).toEqual(MACHINE_FIGURES);
    for (const [name, row] of Object.entries(machineFigureRows)) {
      const field = fields[name];
      if (field?.kind !== 'number') throw new Error(`no figure of a draft: ${name}`);
      const [min, max] = row.limits;
      expect([row.unit, max], name).toEqual([field.limits.unit, field.limits.max]);
      const { min: least, minAllowed } = field.limits;
      expect(min, name).toBe(minAllowed ? least : Number.MIN_VALUE);
    }
    const beyond = { ...trailed, tankCapacityL: 0, deadVolumeL: -1, swathWidthM: 18 };
    expect(withinLimits(savedMachineKind, beyond)).toStrictEqual({
      machineId: 'trailed-2000',
      boomConfig: '18 m',
      nozzleIds: ['xr11003'],
      swathWidthM: 18,
    });
  });

  it('has a name of the one device and figures of the other, never half of each one’s figures', () => {
    const merged = (mine: SavedMachine, theirs: SavedMachine) => {
      const [base, ours, others] = [trailed, mine, theirs].map((one) =>
        savedMachineKind.serialise(one),
      );
      if (base === undefined || ours === undefined || others === undefined) throw new Error();
      const { value, conflicts } = mergeDocuments(
        savedMachineKind.merge,
        { base, mine: ours, theirs: others },
        'mine',
      );
      return [savedMachineKind.parse(value), conflicts.map(({ path }) => path.join('.'))];
    };
    const named = { ...trailed, name: 'Big one' };
    const smaller = { ...trailed, tankCapacityL: 1900 };
    expect(merged(named, smaller)).toEqual([{ ...smaller, name: 'Big one' }, []]);
    const renozzled = { ...trailed, nozzleIds: ['xr11004'] };
    expect(merged(renozzled, smaller)).toEqual([renozzled, ['all']]);
  });
});
