import { isFields, type ProductMeasure } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { asFields } from '../fields/DocumentFields.ts';
import { hasShape } from '../fields/Shape.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';

/** What a code on a pack stands for, said once; the document's id is the code's. */
export interface LearnedCode {
  /** The number or the text, as it is read. */
  readonly text: string;
  readonly productId: string;
  /** The brand on the pack, as the product was searched for when the code was learned. */
  readonly soldAs?: string | null;
  /** What one such pack holds; null is not said. */
  readonly pack: ProductMeasure | null;
}

const SCHEMA_VERSION = 1;

const shape = {
  fields: {
    text: 'id',
    productId: 'id',
    soldAs: 'text',
    pack: { fields: { unit: { oneOf: ['kg', 'L'] }, value: 'figure' } },
  },
} as const;

const isPack = (pack: unknown): boolean =>
  pack === null ||
  (isFields(pack) &&
    typeof pack['unit'] === 'string' &&
    typeof pack['value'] === 'number' &&
    pack['value'] > 0);

/** Two devices that learn different things of one code make a conflict. */
export const learnedCodeKind: DocumentKind<LearnedCode> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields)) return null;
    const { schemaVersion, pack = null, ...rest } = fields;
    const code = { ...rest, pack };
    if (schemaVersion !== SCHEMA_VERSION || !hasShape(code, shape) || !isPack(pack)) return null;
    return code as unknown as LearnedCode;
  },
  serialise: (code) => ({ ...asFields(code), schemaVersion: SCHEMA_VERSION }),
  merge: wholeMerge('told'),
  nameOf: ({ text }) => text,
});
