import {
  figuresBeyond,
  RECORD_OPEN_HOURS,
  recordKind,
  sameFields,
  type DocumentFields,
  type DocumentKind,
} from '@mix/documents';
import type { Documents } from '../apps/server/src/firestore/storage/Documents.ts';
import type { StoredEntry } from '../apps/web/src/sync/device/StoredEntry.ts';
import { workspaceOf } from '../apps/web/src/sync/workspace/Workspace.ts';
import { newerKinds } from '../apps/web/src/sync/testing/newerKinds.ts';
import { marksIn, type Book } from './Book.ts';
import type { SimulatedDevice } from './SimulatedDevice.ts';
import type { SimulatedServer } from './SimulatedServer.ts';
import { toDevice } from './wireFields.ts';

/** Looks at every commit: what is locked changes by one more revision, and is not removed. */
export function watchLocked(documents: Documents, onBreach: (what: string) => void): void {
  documents.onCommit(({ time, changes }) => {
    for (const { path, before, after } of changes) {
      if (!path.includes('/records/') || before === null) continue;
      const old = toDevice(before.fields, documents.root);
      const { createdAt } = old;
      const ageMs = createdAt instanceof Date ? Number(time / 1000n) - createdAt.getTime() : 0;
      if (ageMs < RECORD_OPEN_HOURS * 3_600_000) continue;
      if (after === null) {
        onBreach(`${path} was locked and is gone`);
        continue;
      }
      const now = toDevice(after.fields, documents.root);
      const [was, is] = [listOf(old['revisions']), listOf(now['revisions'])];
      const isOneMore = is.length === was.length + 1 && sameFields(is.slice(0, -1), was);
      if (!isOneMore) onBreach(`${path} was locked and changed without a revision`);
    }
  });
}

const listOf = (value: unknown): readonly never[] =>
  Array.isArray(value) ? (value as never[]) : [];

/** What is wrong once everything could be sent and heard; nothing where all is well. */
export function checkEnd(
  server: SimulatedServer,
  devices: readonly SimulatedDevice[],
  book: Book,
): readonly string[] {
  const wrong: string[] = [];
  const held = server.all();
  const { root } = server.documents;
  for (const device of devices) {
    const { uid, farmId } = workspaceOf(device.owner);
    const top = farmId === null ? `users/${uid}/` : `farms/${farmId}/`;
    const mine = new Map(
      held
        .filter(({ path }) => path.startsWith(top))
        .map((one) => [
          `${device.owner}/${one.path.slice(top.length)}`,
          toDevice(one.fields, root),
        ]),
    );
    // What a device notes for itself, such as what has come, is under owners of their own, and no document.
    const here = [...device.disk.held.values()].filter(({ owner }) => !owner.startsWith('#'));
    for (const entry of here) {
      const { owner, collection, id, place, fields } = entry;
      const path = `${owner}/${collection}/${id}`;
      if (place !== 'synced') wrong.push(`${device.name} still holds ${path} as ${place}`);
      const { createdAt: _c, updatedAt: _u, createdBy: _m, ...stored } = mine.get(path) ?? {};
      if (!mine.delete(path)) wrong.push(`${device.name} has ${path}, which the account has not`);
      else if (!sameFields(fields, stored)) wrong.push(`${device.name} has another ${path}`);
    }
    for (const path of mine.keys()) wrong.push(`${device.name} lacks ${path}`);
  }
  const everything = held.map((one) => toDevice(one.fields, root));
  // What no screen shows is as good as lost, even where it lies in the document.
  const there = new Set(held.flatMap(({ path }, place) => marksIn(shown(path, everything[place]))));
  for (const mark of book.owed) {
    if (!there.has(mark)) wrong.push(`${mark} was said to be saved and is nowhere`);
  }
  for (const fields of everything) wrong.push(...repeatedReasons(fields));
  wrong.push(...held.flatMap(({ path }, place) => beyondLimits(path, everything[place])));
  return wrong;
}

const kinds: ReadonlyMap<string, DocumentKind<unknown>> = new Map(Object.entries(newerKinds));

/** A document as the newest version of the app reads it. */
function shown(path: string, fields: DocumentFields = {}): unknown {
  const kind = kinds.get(path.split('/').at(-2) ?? '');
  const { createdAt: _c, updatedAt: _u, createdBy: _m, ...stored } = fields;
  return kind === undefined ? fields : kind.parse(stored);
}

/** Whatever was merged and sent, a record says nothing that its form would not take. */
function beyondLimits(path: string, fields: DocumentFields = {}): readonly string[] {
  const { createdAt: _c, updatedAt: _u, createdBy: _m, ...stored } = fields;
  const record = path.includes('/records/') ? recordKind.parse(stored) : undefined;
  if (record === undefined) return [];
  if (record === null) return [`${path} cannot be read`];
  return figuresBeyond(record).map(({ name, value }) => `${path} has ${String(value)} as ${name}`);
}

/** A reason that was given once stands in one revision. */
function repeatedReasons(fields: StoredEntry['fields']): readonly string[] {
  const revisions = [...listOf(fields['revisions']), ...listOf(fields['deviceRevisions'])];
  const reasons = revisions.flatMap(
    ({ reason }: { readonly reason: string }) => reason.match(/t\d+;/g) ?? [],
  );
  return reasons
    .filter((reason, place) => reasons.indexOf(reason) !== place)
    .map((reason) => `${reason} is given twice`);
}
