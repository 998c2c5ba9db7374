import type { Documents } from '../storage/Documents.ts';
import { invalid } from '../RequestError.ts';
import { decodeFields, decodeValue } from '../wire/decodeValue.ts';
import { leadsTo, parseFieldPath, type FieldPath } from '../wire/FieldPath.ts';
import { readFlag, readList, readMembers, readText } from '../wire/readMembers.ts';
import { parseTimestamp } from '../wire/timestamps.ts';
import type { Value } from '../wire/Value.ts';
import { refuseContradictions } from './refuseContradictions.ts';
import type { FieldTransform, NumberValue, Precondition, Transform, Write } from './Write.ts';

const MOST_TRANSFORMS = 500;

/** Four times what the client library once took in a batch. The rules judge each by itself. */
const MOST_WRITES = 2000;

/**
 * Reads the writes of a commit from their wire form.
 * @throws RequestError when one of them is no write, or contradicts another.
 */
export function readWrites(documents: Documents, json: unknown): readonly Write[] {
  const writes = readList(json);
  if (writes.length > MOST_WRITES)
    throw invalid(`maximum ${MOST_WRITES} writes allowed per request`);
  const read = writes.map((each) => readWrite(documents, each));
  refuseContradictions(read);
  return read;
}

function readWrite(documents: Documents, json: unknown): Write {
  const members = readMembers(json, [
    'update',
    'delete',
    'verify',
    'transform',
    'updateMask',
    'updateTransforms',
    'currentDocument',
  ]);
  const kinds = (['update', 'delete', 'verify', 'transform'] as const).filter(
    (kind) => members[kind] !== undefined,
  );
  const [kind] = kinds;
  if (kind === undefined) throw invalid('empty write operation');
  if (kinds.length > 1) throw invalid("Payload isn't valid for request: one write of one kind.");
  const precondition = readPrecondition(members.currentDocument);
  if (kind === 'transform') return readTransformWrite(documents, members.transform, precondition);
  if (kind === 'update') return readSet(documents, members, precondition);
  if (members.updateMask !== undefined) {
    throw invalid(`a ${kind} must not specify a document mask.`);
  }
  if (members.updateTransforms !== undefined) {
    throw invalid(`a ${kind} must not specify a update transform.`);
  }
  if (kind === 'verify' && precondition.kind === 'none') {
    throw invalid('a verify must contain a precondition');
  }
  return { kind, path: documents.pathOf(readText(members[kind])), precondition };
}

function readSet(
  documents: Documents,
  members: { update?: unknown; updateMask?: unknown; updateTransforms?: unknown },
  precondition: Precondition,
): Write {
  const { name, fields } = readMembers(members.update, [
    'name',
    'fields',
    'createTime',
    'updateTime',
  ]);
  return {
    kind: 'set',
    path: documents.pathOf(readText(name)),
    precondition,
    fields: decodeFields(fields),
    mask: readMask(members.updateMask),
    transforms: readTransforms(members.updateTransforms),
  };
}

/**
 * The older form of a write: transforms alone. They change a document, or make one of their own.
 */
function readTransformWrite(
  documents: Documents,
  json: unknown,
  precondition: Precondition,
): Write {
  const { document, fieldTransforms } = readMembers(json, ['document', 'fieldTransforms']);
  const transforms = readTransforms(fieldTransforms);
  if (transforms.length === 0) throw invalid('The list of FieldTransform must not be empty.');
  return {
    kind: 'set',
    path: documents.pathOf(readText(document)),
    precondition,
    fields: new Map(),
    mask: [],
    transforms,
  };
}

/** Reads a field mask; null when none is given. */
export function readMask(json: unknown): readonly FieldPath[] | null {
  if (json === undefined) return null;
  return readList(readMembers(json, ['fieldPaths']).fieldPaths).map(parseFieldPath);
}

/** Reads what must hold before a write. */
export function readPrecondition(json: unknown): Precondition {
  if (json === undefined) return { kind: 'none' };
  const { exists, updateTime } = readMembers(json, ['exists', 'updateTime']);
  if (exists !== undefined && updateTime !== undefined) {
    throw invalid("Payload isn't valid for request: one precondition of one kind.");
  }
  if (updateTime !== undefined) return { kind: 'updatedAt', time: parseTimestamp(updateTime) };
  const flag = readFlag(exists);
  if (flag === null) return { kind: 'none' };
  return { kind: flag ? 'exists' : 'missing' };
}

function readTransforms(json: unknown): readonly FieldTransform[] {
  const transforms = readList(json).map(readFieldTransform);
  if (transforms.length > MOST_TRANSFORMS) {
    throw invalid(`maximum ${MOST_TRANSFORMS} field transforms allowed per document`);
  }
  refuseNested(transforms.map(({ field }) => field));
  return transforms;
}

/** Refuses to transform both a field and one inside it. Sorted, such a pair stands side by side. */
function refuseNested(fields: readonly FieldPath[]): void {
  const sorted = fields.toSorted((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1));
  for (const [index, field] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next !== undefined && next.length > field.length && leadsTo(field, next)) {
      throw invalid(
        `Cannot transform property ${field.join('.')} and its nested property at the same time.`,
      );
    }
  }
}

function readFieldTransform(json: unknown): FieldTransform {
  const members = readMembers(json, ['fieldPath', ...TRANSFORM_KINDS]);
  const kinds = TRANSFORM_KINDS.filter((kind) => members[kind] !== undefined);
  const [kind] = kinds;
  const field = parseFieldPath(members.fieldPath);
  if (kind === undefined) {
    throw invalid('Operation type must be specified for field transformation.');
  }
  if (kinds.length > 1) throw invalid("Payload isn't valid for request: one operation a field.");
  return { field, transform: TRANSFORM_READERS[kind](members[kind]) };
}

const readNumber = (json: unknown): NumberValue => {
  const value = decodeValue(json);
  if (value.kind === 'integer' || value.kind === 'double') return value;
  throw invalid('Input must be int64 or double.');
};

const readValues = (json: unknown): readonly Value[] => {
  const list = decodeValue({ arrayValue: json });
  return list.kind === 'array' ? list.values : [];
};

const TRANSFORM_KINDS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

const TRANSFORM_READERS: Record<(typeof TRANSFORM_KINDS)[number], (json: unknown) => Transform> = {
  setToServerValue: (json) => {
    if (json === 'REQUEST_TIME') return { kind: 'requestTime' };
    throw invalid('ServerValue type must be specified for set_to_server_value transformation.');
  },
  increment: (json) => ({ kind: 'increment', by: readNumber(json) }),
  maximum: (json) => ({ kind: 'maximum', of: readNumber(json) }),
  minimum: (json) => ({ kind: 'minimum', of: readNumber(json) }),
  appendMissingElements: (json) => ({ kind: 'append', values: readValues(json) }),
  removeAllFromArray: (json) => ({ kind: 'remove', values: readValues(json) }),
};
