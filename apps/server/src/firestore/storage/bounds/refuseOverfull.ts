import { RequestError } from '../../RequestError.ts';
import type { DocumentChange } from '../Documents.ts';
import { isOfMembership, storageOwner } from './storageOwner.ts';
import type { StorageUse, StorageUseTable } from './StorageUse.ts';

/** Room beyond the bound for documents of membership: a full farm can still be put in order. */
const MEMBERSHIP_BYTES = 1_048_576;
const MEMBERSHIP_DOCUMENTS = 1000;

/**
 * OUT_OF_RANGE is final for the client library. Told RESOURCE_EXHAUSTED it would send the head of
 * its queue again for ever, and hold up behind it the deletion that makes room. gRPC means
 * OUT_OF_RANGE for what a change of the system's state can mend, and the server answers nothing
 * else with it: by this code the app knows that all is kept on the device until there is room.
 */
const full = (owner: string, what: string): RequestError =>
  new RequestError('OUT_OF_RANGE', `${owner} keeps as much as it may: ${what}.`);

/** The refusal passes within a day: the client keeps the write and tries again. */
const busy = (owner: string): RequestError =>
  new RequestError(
    'RESOURCE_EXHAUSTED',
    `${owner} changed as much in a day as it may keep; try again later.`,
  );

const bytesOf = (document: DocumentChange['after']): number =>
  document === null ? 0 : Buffer.byteLength(document.path) + Buffer.byteLength(document.fieldsText);

function growthOf(changes: readonly DocumentChange[]): { bytes: number; documents: number } {
  let bytes = 0;
  let documents = 0;
  for (const { before, after } of changes) {
    bytes += bytesOf(after) - bytesOf(before);
    documents += Number(after !== null) - Number(before !== null);
  }
  return { bytes, documents };
}

function refuseOf(owner: string, use: StorageUse, changes: readonly DocumentChange[]): void {
  const { bounds } = use;
  const isMembership = changes.every(({ path }) => isOfMembership(path));
  const mostBytes = bounds.bytes + (isMembership ? MEMBERSHIP_BYTES : 0);
  const mostDocuments = bounds.documents + (isMembership ? MEMBERSHIP_DOCUMENTS : 0);
  if (use.bytes > mostBytes || use.documents > mostDocuments) {
    // A change that makes room, or takes none, is not refused here.
    const growth = growthOf(changes);
    if (use.bytes > mostBytes && growth.bytes > 0) throw full(owner, `${bounds.bytes} bytes`);
    if (use.documents > mostDocuments && growth.documents > 0) {
      throw full(owner, `${bounds.documents} documents`);
    }
  }
  const keepsMore = changes.some(({ after }) => after !== null);
  if (keepsMore && use.changeBytes > mostBytes) throw busy(owner);
}

/**
 * Called in the transaction that has already stored the changes, so that two commits at once see
 * each other.
 * @throws RequestError OUT_OF_RANGE where an owner keeps more by the changes than it may,
 *   RESOURCE_EXHAUSTED where too much was changed within a day
 */
export function refuseOverfull(table: StorageUseTable, changes: readonly DocumentChange[]): void {
  const byOwner = Map.groupBy(changes, ({ path }) => storageOwner(path));
  for (const [owner, own] of byOwner) {
    if (owner === null) continue;
    refuseOf(owner, table.of(owner), own);
    const founded = own.find(({ path, before }) => path === owner && before === null);
    if (owner.startsWith('farms/') && founded?.after) refuseFarm(table, founded.after.fields);
  }
}

function refuseFarm(
  table: StorageUseTable,
  fields: NonNullable<DocumentChange['after']>['fields'],
): void {
  const maker = fields.get('createdBy');
  if (maker?.kind !== 'string') return;
  const { farms } = table.of(`users/${maker.value}`).bounds;
  if (table.farmsFoundedBy(maker.value) > farms) {
    throw full(`users/${maker.value}`, `${farms} farms`);
  }
}
