import type { RulesDocument } from './RulesRequest.ts';
import { RulesPath, type RulesValue } from './values/RulesValue.ts';

export const ROOT = ['databases', '(default)', 'documents'] as const;

/** `resource` of a document that exists. */
export const documentValue = ({ path, fields }: RulesDocument): Map<string, RulesValue> =>
  new Map<string, RulesValue>([
    ['data', fields],
    ['id', path.at(-1) ?? ''],
    ['__name__', new RulesPath([...ROOT, ...path])],
  ]);
