import type { FieldPath } from '../wire/FieldPath.ts';
import type { Fields, Micros, Value } from '../wire/Value.ts';

/** What must hold for the document before a write. */
export type Precondition =
  | { readonly kind: 'none' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'updatedAt'; readonly time: Micros };

/** A change of one field worked out by the server. */
export type Transform =
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment'; readonly by: NumberValue }
  | { readonly kind: 'maximum'; readonly of: NumberValue }
  | { readonly kind: 'minimum'; readonly of: NumberValue }
  | { readonly kind: 'append'; readonly values: readonly Value[] }
  | { readonly kind: 'remove'; readonly values: readonly Value[] };

export type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

export interface FieldTransform {
  readonly field: FieldPath;
  readonly transform: Transform;
}

interface WriteOf<Kind extends string> {
  readonly kind: Kind;
  readonly path: string;
  readonly precondition: Precondition;
}

export interface SetWrite extends WriteOf<'set'> {
  readonly fields: Fields;
  /** Only these fields are written, and removed where `fields` lacks them; null: all are replaced. */
  readonly mask: readonly FieldPath[] | null;
  readonly transforms: readonly FieldTransform[];
}

/** One write of a commit. */
export type Write = SetWrite | WriteOf<'delete'> | WriteOf<'verify'>;
