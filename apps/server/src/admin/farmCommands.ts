import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { farmsOfMember } from '../firestore/farms/farmsOfMember.ts';
import { handOnFarm } from '../firestore/farms/handOnFarm.ts';
import { Documents } from '../firestore/storage/Documents.ts';
import { newDocumentId } from '../firestore/storage/newDocumentId.ts';
import type { Account } from '../identity/Account.ts';
import { AccountsTable } from '../identity/AccountsTable.ts';
import type { Database } from '../sqlite/Database.ts';
import { readInstance } from '../sqlite/instance.ts';
import { AdminError } from './AdminError.ts';

interface FarmParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** The documents, for an administrator on the machine itself: no rules judge what is done with them. */
export const documentsForAdmin = ({ database, clock }: FarmParts): Documents => {
  const { projectId, incarnation } = readInstance(database, clock, randomBytes);
  return new Documents({
    database,
    projectId,
    incarnation,
    clock,
    authorize: () => () => false,
    newId: () => newDocumentId(randomBytes),
    onListenerFailure: (error) => {
      throw error;
    },
  });
};

/** The farms somebody belongs to, a line each; an administrator sees their names and no more of them. */
export function farmsText(parts: FarmParts, { uid, email }: Account): string {
  const farms = farmsOfMember(documentsForAdmin(parts), uid);
  if (farms.length === 0) return `${email} belongs to no farm.`;
  return farms
    .map(({ farmId, name, role, owners }) => {
      const alone = owners.length === 1 && owners[0] === uid ? ', alone' : '';
      return `${farmId}  ${name}  ${role ?? 'no role'}${alone}`;
    })
    .join('\n');
}

/** Makes somebody the owner of a farm. @returns its name. @throws AdminError where there is none of that id */
export function handOn(parts: FarmParts, farmId: string, account: Account): string {
  const accounts = new AccountsTable(parts.database);
  const { uid, displayName: name } = account;
  const farm = handOnFarm(
    documentsForAdmin(parts),
    { farmId, uid, name },
    (each) => accounts.find(each) !== null,
  );
  if (farm === null) {
    throw new AdminError(
      `There is no farm with the id ${farmId}. Ask somebody who belongs to it for their address, then: mix admin farms <address>`,
    );
  }
  return farm;
}
