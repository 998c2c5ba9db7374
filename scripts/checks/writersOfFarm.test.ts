import { ROLES } from '@mix/documents';
import { expect, it } from 'vitest';
import { farmMatrix } from '../../apps/server/src/rules/testing/farmMatrix.ts';
import { NOW } from '../../apps/server/src/rules/testing/probeRequest.ts';
import { mayWriteEntry } from '../../apps/web/src/sync/workspace/mayWriteEntry.ts';
import type { CollectionName } from '../../apps/web/src/sync/DocumentValues.ts';

/** Documents of the matrix: a manager made `a`; the other ids name the role that made them. */
const WRITTEN =
  /^farms\/hill\/(paddocks|machines|catchTests|codes|mixes|products|rounds|records)\/(a|operators|contractors)$/;

const cells = farmMatrix(NOW).flatMap(({ actor, method, path, allowed }) => {
  const [, stored = '', id = ''] = WRITTEN.exec(path) ?? [];
  const role = ROLES.find((one) => one === actor);
  if (method !== 'update' || stored === '' || role === undefined) return [];
  const collection = (stored === 'machines' ? 'machine' : stored) as CollectionName;
  const createdBy = id === 'a' ? 'manager' : id.slice(0, -1);
  return [{ path, role, allowed, entry: { collection, createdBy, place: 'synced' } as const }];
});

it('the app asks about changes whom the rules let change, kind by kind and role by role', () => {
  expect(cells.length).toBeGreaterThan(8 * ROLES.length);
  const wrong = cells.filter(
    ({ role, allowed, entry }) => mayWriteEntry(entry, role, role) !== allowed,
  );
  expect(wrong).toEqual([]);
});
