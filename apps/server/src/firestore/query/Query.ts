import type { FieldPath } from '../wire/FieldPath.ts';
import type { Value } from '../wire/Value.ts';

export type FieldOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';

/** A condition on one field, compared with a value: an array for the operators that take lists. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  readonly operator: FieldOperator;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly kind: 'unary';
  readonly field: FieldPath;
  readonly operator: UnaryOperator;
}

export interface CompositeFilter {
  readonly kind: 'composite';
  readonly operator: 'AND' | 'OR';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | UnaryFilter | CompositeFilter;

export interface Order {
  readonly field: FieldPath;
  readonly isDescending: boolean;
}

/** A place in the order: before or behind the documents whose first order values are these. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly isBefore: boolean;
}

/** A query that has been read and found sound. */
export interface Query {
  /** Path of the document above the collection; '' at the root. */
  readonly parent: string;
  readonly collection: string;
  /** Every collection of that id below the parent, not only the one right below. */
  readonly allDescendants: boolean;
  readonly where: Filter | null;
  /** Complete: fields of inequalities and the document's name are part of it. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  readonly select: readonly FieldPath[] | null;
  /** Fields that a document must have to be found, before any limit: those that are summed or averaged. */
  readonly having?: readonly FieldPath[];
}

/** The filters that are no composite, in the order written. */
export const leavesOf = (filter: Filter | null): readonly (FieldFilter | UnaryFilter)[] => {
  if (filter === null) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(leavesOf) : [filter];
};

/** The values an operator of lists compares with. */
export const listedValues = (value: Value): readonly Value[] =>
  value.kind === 'array' ? value.values : [];
