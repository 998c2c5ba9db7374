import type { DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentMerge } from './DocumentMerge.ts';

/**
 * Merge of documents that are one value: a machine with boom and nozzles. Their one part is `all`.
 */
export const wholeMerge = (rule: 'told' | 'silent'): DocumentMerge => ({
  rules: { all: rule },
  apart: (all) => ({ all }),
  together: ({ all }) => all as DocumentFields,
});
