import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import { Documents } from './firestore/storage/Documents.ts';
import type { StorageBounds } from './firestore/storage/bounds/StorageBounds.ts';
import { newDocumentId } from './firestore/storage/newDocumentId.ts';
import { rulesAuthorize } from './firestore/access/rulesAuthorize.ts';
import { requestContext } from './requestContext.ts';
import { compileRules } from './rules/compileRules.ts';
import type { Database } from './sqlite/Database.ts';
import type { Instance, RandomBytes } from './sqlite/instance.ts';

export interface OpenDocumentsParts {
  /** Open and migrated. */
  readonly database: Database;
  readonly instance: Instance;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
  /** What one account and one farm may store; no bound unless given. */
  readonly bounds?: StorageBounds;
}

const RULES_FILE = resolve(import.meta.dirname, '../../../firestore.rules');

/**
 * The document database under the access policy of `firestore.rules`.
 * @throws RulesSyntaxError when that file cannot be read as rules.
 */
export const openDocuments = (parts: OpenDocumentsParts): Documents =>
  new Documents({
    database: parts.database,
    projectId: parts.instance.projectId,
    incarnation: parts.instance.incarnation,
    clock: parts.clock,
    ...(parts.bounds !== undefined && { bounds: parts.bounds }),
    newId: () => newDocumentId(parts.random),
    authorize: rulesAuthorize({
      rules: compileRules(readFileSync(RULES_FILE, 'utf8')),
      projectId: parts.instance.projectId,
      onDenied: (method, reason, uid) =>
        parts.log.info(
          { method, reason, uid, requestId: requestContext.getStore()?.requestId },
          'denied by the rules',
        ),
    }),
    onListenerFailure: (error) => parts.log.error({ err: error }, 'a listener failed'),
  });
