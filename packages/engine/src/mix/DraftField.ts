import type { UnitId } from '../units/displayUnits.ts';
import type { Parameter } from './Parameter.ts';

/**
 * Whether a field may be missing. `always`: its part says nothing without it. `forPlan`: null while
 * it is typed, but there is no plan without it. Null: it may be left out.
 */
export type Needed = 'always' | 'forPlan' | null;

interface Row<Need extends Needed> {
  /**
   * Letters that stand for the field's name in a link: a job has to fit a code that a phone can
   * read. One name has the same letters wherever it stands, and letters that were ever sent never
   * change. Null: the field does not travel.
   */
  readonly code: string | null;
  readonly needed: Need;
}

/**
 * Where the unit of a figure comes from: this table; a choice beside it, named `unit`; or the
 * product, which is measured in kg or, a liquid, in L.
 */
export type UnitFrom = 'table' | 'beside' | 'product';

export interface NumberField<
  Unit extends UnitId = UnitId,
  From extends UnitFrom = UnitFrom,
  Need extends Needed = Needed,
> extends Row<Need> {
  readonly kind: 'number';
  readonly limits: Parameter<Unit>;
  readonly unitFrom: From;
}

/** A text. Names of products and machines (`isId`) are looked up and never shown. */
export interface TextField<Need extends Needed = Needed> extends Row<Need> {
  readonly kind: 'text';
  readonly longest: number;
  readonly isId: boolean;
}

export interface ChoiceField<
  Choice extends string = string,
  Need extends Needed = Needed,
> extends Row<Need> {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}

/** Two ids of products of the mix. */
export interface PairField<Need extends Needed = Needed> extends Row<Need> {
  readonly kind: 'pair';
}

/** Fields that belong together. */
export interface PartField<
  Fields extends DraftFields = DraftFields,
  Need extends Needed = Needed,
> extends Row<Need> {
  readonly kind: 'part';
  readonly fields: Fields;
  readonly keys: ReadonlySet<string>;
}

export interface ListField<
  Entry extends DraftField = DraftField,
  Need extends Needed = Needed,
> extends Row<Need> {
  readonly kind: 'list';
  readonly of: Entry;
  readonly most: number;
}

export type DraftField = NumberField | TextField | ChoiceField | PairField | PartField | ListField;

/* A recursive type has to be an interface. */
export interface DraftFields {
  readonly [name: string]: DraftField;
}

/** What a field is called and means, for whoever writes drafts by hand or by program. */
export type FieldText = readonly [title: string, meaning: string];

/** The value that a field holds. */
export type FieldValue<Field> = Field extends NumberField
  ? number
  : Field extends ChoiceField<infer Choice>
    ? Choice
    : Field extends TextField
      ? string
      : Field extends PairField
        ? readonly [string, string]
        : Field extends PartField<infer Fields>
          ? ValuesOf<Fields>
          : Field extends ListField<infer Entry>
            ? readonly FieldValue<Entry>[]
            : never;

/** A list of parts is empty where there is none, never null. */
type OrNull<Field> =
  Field extends ListField<PartField> ? FieldValue<Field> : FieldValue<Field> | null;

/**
 * An object with a value for each of the fields. A field that is not needed may be absent or null,
 * which mean the same; a field that only a plan needs stands there, null until it is known.
 */
export type ValuesOf<Fields> = {
  readonly [
    Key in keyof Fields as Fields[Key] extends { needed: 'always' } ? Key : never
  ]: FieldValue<Fields[Key]>;
} & {
  readonly [Key in keyof Fields as Fields[Key] extends { needed: 'forPlan' } ? Key : never]: OrNull<
    Fields[Key]
  >;
} & {
  readonly [Key in keyof Fields as Fields[Key] extends { needed: null } ? Key : never]?: OrNull<
    Fields[Key]
  >;
};

/** Paths of the fields of one kind, `Place` standing where a list has an entry. */
export type PathTo<Kind, Fields, Place extends string> = {
  [Key in keyof Fields & string]:
    | (Fields[Key] extends Kind ? Key : never)
    | (Fields[Key] extends ListField<PartField & Kind> ? `${Key}.${Place}` : never)
    | `${Key}.${PathBelow<Kind, Fields[Key], Place>}`;
}[keyof Fields & string];

type PathBelow<Kind, Field, Place extends string> =
  Field extends PartField<infer Fields>
    ? PathTo<Kind, Fields, Place>
    : Field extends ListField<PartField<infer Fields>>
      ? `${Place}.${PathTo<Kind, Fields, Place>}`
      : never;

type Code = string | null;

/** Names of the fields of a part. */
export const namesOf = <Fields extends DraftFields>(fields: Fields) =>
  Object.keys(fields).filter((name): name is keyof Fields & string => Object.hasOwn(fields, name));

export const number = <Unit extends UnitId>(
  code: Code,
  limits: Parameter<Unit>,
): NumberField<Unit, 'table', null> => ({
  kind: 'number',
  code,
  limits,
  unitFrom: 'table',
  needed: null,
});

/** A figure whose unit is chosen beside it, or follows from its product. */
export const numberIn = <Unit extends UnitId, From extends 'beside' | 'product'>(
  unitFrom: From,
  code: Code,
  limits: Parameter<Unit>,
): NumberField<Unit, From, null> => ({ kind: 'number', code, limits, unitFrom, needed: null });

export const text = (code: Code, longest: number): TextField<null> => ({
  kind: 'text',
  code,
  longest,
  isId: false,
  needed: null,
});

const LONGEST_ID = 200;

export const id = (code: Code): TextField<null> => ({
  kind: 'text',
  code,
  longest: LONGEST_ID,
  isId: true,
  needed: null,
});

export const choice = <const Choice extends string>(
  code: Code,
  choices: readonly Choice[],
): ChoiceField<Choice, null> => ({ kind: 'choice', code, choices, needed: null });

export const pair = (code: Code): PairField<null> => ({ kind: 'pair', code, needed: null });

export const part = <Fields extends DraftFields>(
  code: Code,
  fields: Fields,
): PartField<Fields, null> => ({
  kind: 'part',
  code,
  fields,
  keys: new Set(Object.keys(fields)),
  needed: null,
});

export const list = <Entry extends DraftField>(
  code: Code,
  most: number,
  of: Entry,
): ListField<Entry, null> => ({ kind: 'list', code, most, of, needed: null });

/** A field without which its part says nothing. */
export const always = <Field extends DraftField>(
  field: Field,
): Omit<Field, 'needed'> & { readonly needed: 'always' } => ({ ...field, needed: 'always' });

/** A field without which there is no plan. */
export const forPlan = <Field extends DraftField>(
  field: Field,
): Omit<Field, 'needed'> & { readonly needed: 'forPlan' } => ({ ...field, needed: 'forPlan' });
