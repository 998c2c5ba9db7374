import type { DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentMerge } from './DocumentMerge.ts';

/** Documents that are one answer: a machine with its boom and nozzles. Their one part is `all`. */
export const wholeMerge = (rule: 'told' | 'silent'): DocumentMerge => ({
  rules: { all: rule },
  apart: (all) => ({ all }),
  together: ({ all }) => all as DocumentFields,
});
