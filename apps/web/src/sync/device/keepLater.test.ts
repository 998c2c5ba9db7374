import type { DocumentFields, FieldValue } from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { isFields, kilograms } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { filling } from '../../fill/testing/exampleFarmJobs.ts';
import { exampleRecord, urea as usedUrea } from '../../reports/testing/exampleRecord.ts';
import type { CollectionName, DocumentValues } from '../DocumentValues.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { hill, openDevice } from '../testing/openDevice.ts';
import { documentKinds } from './documentKinds.ts';
import { memoryEntries } from './memoryEntries.ts';
import { DEVICE_OWNER, type EntryKey } from './StoredEntry.ts';

const [urea] = catalogue.products;
if (urea === undefined) throw new Error('an empty catalogue');
const at = '2026-11-25T10:30:00+13:00';
const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });
const outline = [corner(-40, 175), corner(-40, 175.01), corner(-40.01, 175)];
const ground = { outline, leftOut: [{ name: 'Pond', outline }], buffers: [] };

/** One of each kind, with all that it may hold. */
const examples: { readonly [Name in CollectionName]: DocumentValues[Name] } = {
  mixes: {
    name: 'Hill block',
    draft: { products: [{ productId: urea.id, rate: { value: 2, unit: 'kg/ha' } }] },
    engineVersion: '1',
    catalogueVersion: '2026-11-21',
    products: [urea],
    jarTest: { verdict: 'mixes', at, notes: null },
    paddock: { id: 'p1', name: 'Hill', landUse: 'pasture' },
  },
  products: {
    ...urea,
    id: 'own-1',
    container: null,
    price: { amountCents: 2000, per: 'container' },
  },
  paddocks: { ...hill, ...ground },
  catchTests: {
    machineId: 'trailed',
    boomConfigurationId: null,
    nozzleId: 'xr11003',
    nozzleCount: 40,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
    catches: [{ nozzle: 1, volumeML: 590, seconds: 30, renewedAt: null }],
    runs: [{ distanceM: 100, seconds: 30.4 }],
    goodForMonths: 6,
    at,
    by: 'Sam P.',
  },
  rounds: {
    name: 'Urea 28',
    day: '2026-12-14',
    plannedAt: at,
    draft: { products: [{ productId: urea.id, rate: { value: 28, unit: 'kg/ha' } }] },
    applicationRateLPerHa: 120,
    products: [{ productId: urea.id, name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
    nitrogenKgPerHa: 12.88,
    costCentsPerHa: null,
    workRateHaPerH: 9,
    paddocks: [{ paddockId: 'p1', name: 'Hill' }],
  },
  records: exampleRecord([usedUrea(400)], {
    jarTest: { verdict: 'mixes', at, notes: null },
    draft: { products: [{ productId: urea.id, rate: { value: 20, unit: 'kg/ha' } }] },
  }),
  tracks: {
    startedAt: at,
    endedAt: at,
    widthM: 20,
    machine: 'Trailed 1000',
    toleranceM: 0.5,
    accuracyM: 3,
    worstM: 6.5,
    bufferM: null,
    ground,
    stretches: [{ load: 1, points: 'gAAA' }],
  },
  stock: {
    kind: 'delivery',
    productId: urea.id,
    amount: { unit: 'kg', value: kilograms(500) },
    packSize: 25,
    batch: 'A1',
    expiresOn: null,
    centsPerUnit: 98,
    at,
    by: null,
    note: null,
  },
  codes: { text: '9400000000000', productId: urea.id, pack: { unit: 'kg', value: kilograms(25) } },
  favourites: { productId: urea.id, isFavourite: true },
  machine: { boomConfig: '20 m', machineId: 'trailed', nozzleIds: ['xr11003'] },
  conflicts: {
    collection: 'paddocks',
    documentId: 'p1',
    about: 'place',
    path: ['areaHa'],
    kept: 5,
    other: 6,
    otherAt: null,
  },
  farms: { name: 'Hill farm' },
  members: { role: 'operator', name: 'Tama', invite: null },
  jobs: {
    ...filling,
    takenFor: { uid: 'sam', name: 'Sam' },
    told: { ...filling.told, ground },
  },
};
const names = Object.keys(examples) as CollectionName[];
const storedOf = (name: CollectionName): DocumentFields => {
  const kind = documentKinds[name] as { serialise: (value: unknown) => DocumentFields };
  return kind.serialise(examples[name]);
};

const LATER = { of: 'a later version' };

/** Maps whose fields are keys of something, to which no later version adds a word. */
const KEYED: readonly string[] = ['sources', 'kept', 'other', 'before'];

const isMap = (value: FieldValue): value is DocumentFields =>
  isFields(value) && !(value instanceof Date) && !('referenceTo' in value);

type Variant = readonly [place: string, value: FieldValue];

/** What a value becomes with one more field in a map, at each place that has one. */
function withMore(value: FieldValue, place: string): readonly Variant[] {
  if (Array.isArray(value)) {
    const members = value as readonly FieldValue[];
    return members.flatMap((member, index) =>
      withMore(member, `${place}[${index}]`).map(([where, more]): Variant => [
        where,
        members.with(index, more),
      ]),
    );
  }
  if (!isMap(value)) return [];
  const parts = Object.entries(value)
    .filter(([name]) => !KEYED.includes(name))
    .flatMap(([name, part]) =>
      withMore(part, `${place}.${name}`).map(([where, more]): Variant => [
        where,
        { ...value, [name]: more },
      ]),
    );
  return [[place, { ...value, later: LATER }], ...parts];
}

describe.each(names)('one of %s to which a later version adds', (name) => {
  const fields = storedOf(name);
  const value = documentKinds[name].parse(fields);

  it.each(withMore(fields, name))('something at %s is read all the same', (_place, later) => {
    expect(value).not.toBeNull();
    expect(documentKinds[name].parse(later)).toMatchObject(value ?? {});
  });

  it.each(['anew', 'on what was there'])(
    'a field keeps it where this version saves it %s',
    async (how) => {
      const { store } = openDevice(memoryAccount(), memoryEntries(), DEVICE_OWNER);
      const key: EntryKey = { owner: DEVICE_OWNER, collection: name, id: 'a' };
      await store.save(name, 'a', examples[name]);
      const more = { ...fields, later: LATER };
      await store.change([{ key, decide: (entry) => entry && { ...entry, fields: more } }]);
      const read = (await store.one(name, 'a'))?.value ?? examples[name];
      await store.save(name, 'a', read, how === 'anew' ? undefined : examples[name]);
      expect((await store.entriesOf([key]))[0]?.fields).toEqual(more);
    },
  );
});
