import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import { measure, text, type ValuesOf } from '../tables/FieldRow.ts';
import { isWholeOf } from '../tables/shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;

/** What a code on a pack stands for, said once; the document's id is the code's. */
const codeRows = {
  /** The number or the text, as it is read. */
  text: text(null, ALWAYS),
  productId: text(null, ALWAYS),
  /** The brand on the pack, as the product was searched for when the code was learned. */
  soldAs: text(null, { stored: 'later' }),
  /** What one such pack holds; null is not said. */
  pack: measure(),
} as const;
export type LearnedCode = ValuesOf<typeof codeRows>;

const SCHEMA_VERSION = 1;

const isWhole = isWholeOf(codeRows);
const isCode = (code: unknown): code is LearnedCode => isWhole(code);

/** Two devices that learn different things of one code make a conflict. */
export const learnedCodeKind: DocumentKind<LearnedCode> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, pack = null, ...rest } = fields;
    const code = { ...rest, pack };
    if (schemaVersion !== SCHEMA_VERSION || !isCode(code)) return null;
    return code.pack === null || code.pack.value > 0 ? code : null;
  },
  serialise: (code) => ({ ...asFields(code), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('told'),
  nameOf: ({ text }) => text,
});
