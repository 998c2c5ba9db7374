import { withoutMoney } from '@mix/documents';
import { documentStore } from './documentStore.ts';
import { documentOwner } from '../documentOwner.ts';
import { isShown, type StoredEntry } from './StoredEntry.ts';

const plain = ({ id, fields, createdAt, updatedAt, place, refusal }: StoredEntry) => ({
  id,
  createdAt,
  updatedAt,
  place,
  ...(refusal === null ? {} : { refusal: refusal.code }),
  fields,
});

/**
 * Every document of an owner as this device holds it, for JSON: what could not be read by this
 * version and what the account refused included.
 * @param whichOnes `unsent`: only what its account or farm does not have, for somebody who may not
 *   have a copy of all of a farm
 * @param seesMoney false leaves out the prices
 */
export async function exportDocuments(
  owner = documentOwner(),
  whichOnes: 'all' | 'unsent' = 'all',
  seesMoney = true,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = (await documentStore.entries(owner)).filter(
    (entry) => isShown(entry) && (whichOnes === 'all' || entry.place !== 'synced'),
  );
  const collections = Object.groupBy(entries, ({ collection }) => collection);
  const all = Object.fromEntries(
    Object.entries(collections).map(([name, list]) => [name, list.map(plain)]),
  );
  return seesMoney ? all : withoutMoney(all);
}
