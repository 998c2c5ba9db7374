import { draftFields, isFields, type MixDraft, type Product } from '@mix/engine';
import { asFields } from '../fields/DocumentFields.ts';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { isMixDraft } from './mixDraftShape.ts';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { jarTestRows } from '../records/recordFields.ts';
import { shapesOf } from '../tables/shapeOfRows.ts';
import type { RecordJarTest } from '../records/SprayRecord.ts';
import { isOwnProduct } from '../OwnProduct.ts';
import { mixMerge } from './mixMerge.ts';

/** The ground of a saved mix, as it was called when the mix was saved. */
export interface SavedPaddock {
  /** Id of an own paddock; null where the words of somebody else say where. */
  readonly id: string | null;
  readonly name: string;
  readonly landUse: string | null;
}

/** A mix kept under a name: what was entered, and the facts it was planned with. */
export interface SavedMix {
  readonly name: string;
  readonly draft: MixDraft;
  /** Versions that planned it, so that a different answer later can be pointed out. */
  readonly engineVersion: string;
  readonly catalogueVersion: string;
  /** The facts of its products at that time. */
  readonly products: readonly Product[];
  /** What a jar of it did last; null: none was tried. */
  readonly jarTest: RecordJarTest | null;
  /** Null: for no paddock. */
  readonly paddock: SavedPaddock | null;
}

const SCHEMA_VERSION = 1;

const jarTestShape: Shape = { fields: shapesOf(jarTestRows) };

/** What cannot be read of a jar test is no reason to lose the mix. */
function readJarTest(value: unknown): RecordJarTest | null {
  if (!isFields(value) || !hasShape(value, jarTestShape)) return null;
  const { verdict, at, notes = null } = value as Partial<RecordJarTest>;
  return verdict == null || at === undefined ? null : { verdict, at, notes };
}

const paddockShape: Shape = { fields: { id: 'text', name: 'id', landUse: 'text' } };

/** Mixes saved by earlier versions have no paddock. */
function readPaddock(value: unknown): SavedPaddock | null {
  if (!isFields(value) || !hasShape(value, paddockShape)) return null;
  const { id = null, name, landUse = null } = value as Partial<SavedPaddock>;
  return name === undefined ? null : { id, name, landUse };
}

/** Code points a name may have; the engine refuses more. */
export const LONGEST_MIX_NAME: number = draftFields.name.longest;

export const savedMixKind: DocumentKind<SavedMix> = inPlainWords({
  parse: (fields) => {
    if (!isFields(fields) || fields['schemaVersion'] !== SCHEMA_VERSION) return null;
    const { name, draft, engineVersion, catalogueVersion, products } = fields;
    if (typeof name !== 'string' || !isMixDraft(draft)) return null;
    if (typeof engineVersion !== 'string' || typeof catalogueVersion !== 'string') return null;
    if (!Array.isArray(products) || !products.every(isOwnProduct)) return null;
    const jarTest = readJarTest(fields['jarTest']);
    const paddock = readPaddock(fields['paddock']);
    return { name, draft, engineVersion, catalogueVersion, products, jarTest, paddock };
  },
  serialise: (mix) => ({ ...asFields(mix), schemaVersion: SCHEMA_VERSION }),
  merge: mixMerge,
  nameOf: ({ name }) => name,
});
