import {
  isLocked,
  RESTORED_REASON,
  recordKind,
  sameFields,
  type DocumentFields,
  type DocumentKind,
  type FieldValue,
} from '@mix/documents';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { documentKinds } from '../../sync/device/documentKinds.ts';
import { memoryEntries } from '../../sync/device/memoryEntries.ts';
import { DEVICE_OWNER, type StoredEntry } from '../../sync/device/StoredEntry.ts';
import type { CollectionName } from '../../sync/DocumentValues.ts';
import { exampleRecord } from '../../reports/testing/exampleRecord.ts';
import { hill, storedHill } from '../../sync/testing/openDevice.ts';
import { BACKUP_VERSION, type Backup } from './BackupFile.ts';
import { checkedText } from './checksum.ts';
import { canonicalText, fieldsFromJson, toJson } from './fieldsJson.ts';
import { isOffered, isProposed, planRestore } from './planRestore.ts';
import { readBackup } from './readBackup.ts';
import { takeItems } from './takeItems.ts';
import { writeBackup } from './writeBackup.ts';

const names = Object.keys(documentKinds) as CollectionName[];
const savedAt = new Date('2026-11-22T07:14:00Z');
const now = new Date('2026-11-24T07:00:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);

const value: fc.Arbitrary<FieldValue> = fc.letrec<{ value: FieldValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.date({ noInvalidDate: true }),
    fc.record({ referenceTo: fc.constant('product/urea') }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }),
    fc.dictionary(fc.constantFrom('$date', '$number', '$', '__proto__', 'a'), tie('value')),
  ),
})).value;
const fields = fc.dictionary(fc.string(), value, { maxKeys: 5 }) as fc.Arbitrary<DocumentFields>;

/** A kind that reads everything, as if a later version had added it. */
const anyKind: DocumentKind<unknown> = {
  parse: (stored) => stored,
  serialise: (stored) => stored as DocumentFields,
  merge: documentKinds.paddocks.merge,
  nameOf: () => null,
};
const anyKinds = Object.fromEntries(names.map((name) => [name, anyKind])) as Record<
  CollectionName,
  DocumentKind<unknown>
>;

const entry = (parts: Partial<StoredEntry>): StoredEntry => ({
  owner: DEVICE_OWNER,
  collection: 'paddocks',
  id: 'a',
  fields: storedHill,
  createdAt: savedAt,
  updatedAt: savedAt,
  place: 'device',
  revision: 'r0',
  removed: false,
  refusal: null,
  ...parts,
});

const documents = fc
  .uniqueArray(
    fc.record({
      collection: fc.constantFrom(...names),
      id: fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', 'ß', '$') }),
      fields,
      createdAt: fc.date({ noInvalidDate: true }),
      updatedAt: fc.date({ noInvalidDate: true }),
    }),
    { selector: ({ collection, id }) => `${collection}/${id}`, maxLength: 8 },
  )
  .map((list) => list.map(entry));

function openPlace(kept: readonly StoredEntry[], kinds = anyKinds) {
  const entries = memoryEntries();
  let revision = 0;
  const place = {
    list: () => entries.list(DEVICE_OWNER),
    keep: (all: readonly StoredEntry[]) =>
      entries.change(all.map((one) => ({ key: one, decide: () => one }))),
    restore: async (backup: Backup, choose = isProposed) => {
      const plan = planRestore(backup, await place.list(), kinds);
      const taken = await takeItems(plan.items.filter(choose), {
        owner: DEVICE_OWNER,
        kinds,
        change: entries.change,
        now: () => now,
        newRevision: () => `n${(revision += 1)}`,
      });
      return { plan, taken };
    },
  };
  return place.keep(kept).then(() => place);
}

async function textOf(entries: readonly StoredEntry[], password: string | null = null) {
  const written = await writeBackup(entries, { savedAt, password });
  if (!written.ok) throw new Error(written.error);
  return written.value;
}

async function backupOf(entries: readonly StoredEntry[]): Promise<Backup> {
  const read = await readBackup(bytesOf(await textOf(entries)), null);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const said = ({ collection, id, fields: kept, createdAt, updatedAt }: StoredEntry) => ({
  key: `${collection}/${id}`,
  kept,
  createdAt,
  updatedAt,
});
const byKey = (entries: readonly StoredEntry[]) =>
  entries.map(said).toSorted((a, b) => (a.key < b.key ? -1 : 1));

describe('a backup', () => {
  it('gives back every kind of document as it was, also those of kinds to come', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (kept) => {
        const backup = await backupOf(kept);
        const empty = await openPlace([]);
        const { taken } = await empty.restore(backup);
        expect(taken).toBe(kept.length);
        const back = byKey(await empty.list());
        const before = byKey(kept);
        expect(back.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
        back.forEach((one, place) => {
          expect(sameFields(one.kept, before[place]?.kept)).toBe(true);
          expect(one.createdAt).toEqual(before[place]?.createdAt);
          expect(one.updatedAt).toEqual(before[place]?.updatedAt);
        });
        // A second restore finds nothing to do.
        const again = await empty.restore(backup);
        expect(again).toMatchObject({ taken: 0, plan: { items: [], same: kept.length } });
        expect(byKey(await empty.list())).toEqual(back);
      }),
      { numRuns: 100 },
    );
  });

  it('writes down each value so that it is read as the same', () => {
    fc.assert(
      fc.property(fields, (stored) => {
        const text = JSON.stringify(toJson(stored));
        expect(sameFields(fieldsFromJson(JSON.parse(text)), stored)).toBe(true);
      }),
    );
  });

  it('has one canonical text, whatever the order and the spacing', () => {
    expect(canonicalText({ b: [1, 'ü', null], a: { z: true, y: 1e21 } })).toBe(
      '{"a":{"y":1e+21,"z":true},"b":[1,"ü",null]}',
    );
  });

  it('is read in any spacing', async () => {
    const text = await textOf([entry({})]);
    const tight = JSON.stringify(JSON.parse(text));
    expect(await readBackup(bytesOf(tight), null)).toMatchObject({ ok: true });
  });
});

describe('a file that is not whole', () => {
  it('is refused, and is never read as something else', async () => {
    const text = await textOf([entry({}), entry({ id: 'b', collection: 'mixes' })]);
    const bytes = bytesOf(text);
    const whole = JSON.stringify(JSON.parse(text));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          const changed = Uint8Array.from(bytes);
          changed[at] = (bytes[at] ?? 0) ^ by;
          const read = await readBackup(changed, null);
          if (!read.ok) return;
          // A change such as a space for a line end leaves the same content.
          expect(JSON.stringify(JSON.parse(new TextDecoder().decode(changed)))).toBe(whole);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is refused wherever it is cut', async () => {
    const text = (await textOf([entry({})])).trimEnd();
    for (let length = 0; length < text.length; length += 7) {
      expect((await readBackup(bytesOf(text.slice(0, length)), null)).ok).toBe(false);
    }
    expect(await readBackup(bytesOf(text.slice(0, 200)), null)).toMatchObject({ error: 'cut' });
  });

  it.each([
    ['foreign', '{"format":"other"}'],
    ['foreign', 'name;area\nHill;6.4'],
    ['foreign', '[]'],
    ['foreign', ''],
    ['newer', checkedText({ format: 'mix-backup', version: BACKUP_VERSION + 1 })],
    ['damaged', checkedText({ format: 'mix-backup', version: 0 })],
    ['damaged', checkedText({ format: 'mix-backup', version: 1, savedAt: '', documents: {} })],
    [
      'damaged',
      checkedText({
        format: 'mix-backup',
        version: 1,
        savedAt: savedAt.toISOString(),
        counts: { paddocks: 1 },
        documents: { paddocks: [{ id: '../x', createdAt: '', updatedAt: '', fields: {} }] },
      }),
    ],
    [
      'damaged',
      `{"format":"mix-backup","version":1,"checksum":${'['.repeat(99)}${']'.repeat(99)}}`,
    ],
  ])('is refused as %s', async (error, text) => {
    expect(await readBackup(bytesOf(text), null)).toEqual({ ok: false, error });
  });

  it('is refused before it fills the tab, where it is nothing but brackets', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const start = '{"format":"mix-backup","documents":';
    for (const [text, error] of [
      [`${start}[${'[],'.repeat(10_000_000)}[]]}`, 'damaged'],
      [start + '['.repeat(10_000_000), 'cut'],
    ] as const) {
      expect(await readBackup(bytesOf(text), null)).toEqual({ ok: false, error });
    }
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('is refused as damaged with a document twice', async () => {
    const text = await textOf([entry({}), entry({})]);
    expect(await readBackup(bytesOf(text), null)).toMatchObject({ error: 'damaged' });
  });
});

describe('a password', () => {
  it('hides everything, and only the right one opens the file', async () => {
    const text = await textOf([entry({ fields: { name: 'Hill' } })], 'long enough');
    expect(text).not.toContain('Hill');
    expect(text).toContain('"iterations": 600000');
    const bytes = bytesOf(text);
    expect(await readBackup(bytes, null)).toMatchObject({ error: 'passwordNeeded' });
    expect(await readBackup(bytes, 'wrong')).toMatchObject({ error: 'passwordWrong' });
    const read = await readBackup(bytes, 'long enough');
    expect(read.ok && read.value.documents.get('paddocks')?.[0]?.fields).toEqual({ name: 'Hill' });
  });

  it('refuses a file that would keep the device at work for hours', async () => {
    const file = JSON.parse(await textOf([], 'long enough')) as {
      sealed: { kdf: { iterations: number } };
    };
    file.sealed.kdf.iterations = 1e12;
    const { checksum: _old, ...rest } = file as typeof file & { checksum: unknown };
    const read = await readBackup(bytesOf(checkedText(rest)), 'long enough');
    expect(read).toMatchObject({ error: 'damaged' });
  });
});

describe('a restore', () => {
  const older = new Date('2026-11-20T07:00:00Z');
  const fieldsOf = (areaHa: number) => documentKinds.paddocks.serialise({ ...hill, areaHa });

  it('tells what comes back, what is newer where and what stays; nothing becomes nothing', async () => {
    const backup = await backupOf([
      entry({ id: 'gone' }),
      entry({ id: 'fileNewer', fields: fieldsOf(1) }),
      entry({ id: 'hereNewer', fields: fieldsOf(2) }),
      entry({ id: 'same' }),
      entry({ id: 'newerForm', fields: { schemaVersion: 99 } }),
    ]);
    const place = await openPlace(
      [
        entry({ id: 'fileNewer', updatedAt: older }),
        entry({ id: 'hereNewer', updatedAt: now }),
        entry({ id: 'same', updatedAt: now }),
        entry({ id: 'newerForm' }),
        entry({ id: 'onlyHere' }),
      ],
      documentKinds,
    );
    const before = byKey(await place.list());
    const { plan, taken } = await place.restore(backup);
    expect(Object.fromEntries(plan.items.map(({ id, state }) => [id, state]))).toEqual({
      gone: 'onlyInFile',
      fileNewer: 'fileNewer',
      hereNewer: 'hereNewer',
      newerForm: 'unreadable',
      onlyHere: 'onlyHere',
    });
    expect(plan).toMatchObject({ same: 1 });
    expect(taken).toBe(2);
    const after = byKey(await place.list());
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ key }) => key === 'paddocks/fileNewer')?.kept).toEqual(fieldsOf(1));
    expect(after.filter(({ key }) => !/gone|fileNewer/.test(key))).toEqual(
      before.filter(({ key }) => !/fileNewer/.test(key)),
    );
  });

  it('takes the older one where a person chose it', async () => {
    const place = await openPlace([entry({ fields: fieldsOf(2), updatedAt: now })], documentKinds);
    const { taken } = await place.restore(await backupOf([entry({})]), isOffered);
    expect(taken).toBe(1);
    expect((await place.list())[0]?.fields).toEqual(storedHill);
  });

  it('tells of a kind that this version does not know', async () => {
    const text = await textOf([entry({ collection: 'drones' as CollectionName })]);
    const read = await readBackup(bytesOf(text), null);
    const place = await openPlace([]);
    if (!read.ok) throw new Error(read.error);
    const { plan } = await place.restore(read.value);
    expect([...plan.unknown]).toEqual([['drones', 1]]);
    expect(await place.list()).toEqual([]);
  });

  it('leaves a locked record locked, and its revisions tell that it came from a file', async () => {
    const long = new Date('2026-10-01T00:00:00Z');
    const record = { collection: 'records', id: 'r', createdAt: long, updatedAt: long } as const;
    const example = exampleRecord([]);
    const stored = recordKind.serialise(example);
    const changed = recordKind.serialise({ ...example, notes: 'Windy' });
    const place = await openPlace([entry({ ...record, fields: changed })], documentKinds);
    await place.restore(await backupOf([entry({ ...record, fields: stored })]), isOffered);
    const [kept] = await place.list();
    const read = recordKind.parse(kept?.fields);
    expect(kept?.createdAt).toEqual(long);
    expect(isLocked(kept?.createdAt ?? now, now)).toBe(true);
    expect(read?.notes).toBe(example.notes);
    expect(read?.revisions).toMatchObject([
      { reason: RESTORED_REASON, at: now, previous: { notes: 'Windy' } },
    ]);
    // A file whose record has this revision already is taken unchanged.
    const other = await openPlace([entry({ ...record, fields: changed })], documentKinds);
    await other.restore(await backupOf(await place.list()), isOffered);
    expect((await other.list())[0]?.fields).toEqual(kept?.fields);
  });

  it('takes no figure that cannot be so', async () => {
    const example = exampleRecord([]);
    const weather = { ...example.weather, windSpeedKmPerH: 5000, airTemperatureC: 12 };
    const areaDoneHa = (example.sprayAreaHa ?? 0) * 11;
    const wrong = recordKind.serialise({ ...example, weather, areaDoneHa });
    const place = await openPlace([], documentKinds);
    await place.restore(await backupOf([entry({ collection: 'records', id: 'r', fields: wrong })]));
    const read = recordKind.parse((await place.list())[0]?.fields);
    expect(read).toMatchObject({
      areaDoneHa: null,
      notes: example.notes,
      weather: { windSpeedKmPerH: null, airTemperatureC: 12 },
    });
  });

  it('brings a locked record back with its lock and its revisions', async () => {
    const long = new Date('2026-10-01T00:00:00Z');
    const revised = recordKind.serialise({
      ...exampleRecord([]),
      revisions: [{ reason: 'Scale read wrong', at: savedAt, previous: { notes: null } }],
    });
    const kept = entry({ collection: 'records', id: 'r', createdAt: long, fields: revised });
    const place = await openPlace([], documentKinds);
    await place.restore(await backupOf([kept]));
    expect((await place.list())[0]).toMatchObject({ createdAt: long, fields: revised });
  });

  it('leaves what somebody changed since the look', async () => {
    const entries = [entry({ fields: fieldsOf(2), updatedAt: older })];
    const place = await openPlace(entries, documentKinds);
    const backup = await backupOf([entry({})]);
    const plan = planRestore(backup, await place.list(), documentKinds);
    await place.keep([entry({ fields: fieldsOf(3), revision: 'other' })]);
    const database = memoryEntries();
    await database.change((await place.list()).map((one) => ({ key: one, decide: () => one })));
    const taken = await takeItems(plan.items, {
      owner: DEVICE_OWNER,
      kinds: documentKinds,
      change: database.change,
      now: () => now,
      newRevision: () => 'n',
    });
    expect(taken).toBe(0);
    expect((await database.list(DEVICE_OWNER))[0]?.fields).toEqual(fieldsOf(3));
  });
});
