import { int } from './wireValues.ts';

/** One write of a document, and its precondition. */
export type Step =
  | 'set'
  | 'insert'
  | 'update'
  | 'set of then'
  | 'delete'
  | 'delete missing'
  | 'delete existing'
  | 'verify';

const LONG_AGO = '2020-01-01T00:00:00Z';

/** The wire form of a step for a document. */
export function writeOf(step: Step, name: string): object {
  const update = { name, fields: { a: int(1) } };
  switch (step) {
    case 'set':
      return { update };
    case 'insert':
      return { update, currentDocument: { exists: false } };
    case 'update':
      return {
        update,
        updateMask: { fieldPaths: ['a'] },
        currentDocument: { exists: true },
      };
    case 'set of then':
      return { update, currentDocument: { updateTime: LONG_AGO } };
    case 'delete':
      return { delete: name };
    case 'delete missing':
      return { delete: name, currentDocument: { exists: false } };
    case 'delete existing':
      return { delete: name, currentDocument: { exists: true } };
    case 'verify':
      return { verify: name, currentDocument: { exists: true } };
  }
}

const inOne = (before: string, after: string): string =>
  `INVALID_ARGUMENT Cannot ${before} then ${after} an entity in the same request.`;
const VERSIONS = 'INVALID_ARGUMENT Cannot collapse mutations with different version preconditions';

/** Writes of one document in one commit, on a document that exists, and the outcome. */
export const REPEATED_WRITES: readonly (readonly [steps: readonly Step[], outcome: string])[] = [
  [['set', 'set'], 'accepted'],
  [['set', 'update'], 'accepted'],
  [['update', 'update', 'set'], 'accepted'],
  [['set', 'delete'], 'accepted'],
  [['set', 'delete existing'], 'accepted'],
  [['update', 'delete existing'], 'accepted'],
  [['delete', 'set'], 'accepted'],
  [['delete', 'insert'], 'accepted'],
  [['delete', 'set', 'update'], 'accepted'],
  [['set', 'delete', 'insert'], 'accepted'],
  [['delete', 'delete'], 'accepted'],
  [['delete', 'delete missing'], 'accepted'],
  [['delete', 'update'], inOne('delete', 'update')],
  [['set', 'delete', 'update'], inOne('delete', 'update')],
  [['delete', 'set of then'], inOne('delete', 'update')],
  [['delete missing', 'update'], inOne('delete', 'update')],
  [['delete', 'delete existing'], inOne('delete', 'delete')],
  [['set', 'insert'], inOne('upsert', 'insert')],
  [['set', 'delete missing'], inOne('upsert', 'delete')],
  [['update', 'insert'], inOne('update', 'insert')],
  [['update', 'set', 'insert'], inOne('update', 'insert')],
  [['update', 'delete missing'], inOne('update', 'delete')],
  [['insert', 'insert'], inOne('insert', 'insert')],
  [['insert', 'update', 'insert'], inOne('insert', 'insert')],
  [['insert', 'delete missing'], inOne('insert', 'delete')],
  [['delete', 'insert', 'insert'], inOne('upsert', 'insert')],
  [['set', 'set of then'], VERSIONS],
  [['update', 'set of then'], VERSIONS],
  [
    ['verify', 'set'],
    'INVALID_ARGUMENT the same document cannot be verified and then written in a single request',
  ],
  [
    ['set', 'verify'],
    'INVALID_ARGUMENT the same document cannot be written and then verified in a single request',
  ],
  [
    ['verify', 'verify'],
    'INVALID_ARGUMENT the same document cannot be verified more than once in a single request',
  ],
];
