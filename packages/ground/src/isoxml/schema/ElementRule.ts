/** What an attribute may hold. */
export type ValueRule =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** A decimal has no powers of ten, a double may. */
  | {
      readonly kind: 'decimal';
      readonly least: number;
      readonly most: number;
      /** Null: any number of decimals. */
      readonly mostDecimals: number | null;
    }
  | { readonly kind: 'double'; readonly least: number; readonly most: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'id' | 'ref'; readonly prefix: string };

export interface AttributeRule {
  readonly value: ValueRule;
  readonly isRequired: boolean;
  /** Whether it may be empty: its value then stands in a binary file. */
  readonly mayBeEmpty?: boolean;
}

export interface ElementRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  readonly children: readonly string[];
  /** Children of which at least one must be there. */
  readonly needs?: readonly string[];
  /** Most children of a name; a name without an entry has no limit. */
  readonly most?: Readonly<Record<string, number>>;
}

const may = (value: ValueRule): AttributeRule => ({ value, isRequired: false });
/** The rule, with the attribute required. */
export const must = (rule: AttributeRule): AttributeRule => ({ ...rule, isRequired: true });
/** The rule, with an empty value allowed. */
export const orEmpty = (rule: AttributeRule): AttributeRule => ({ ...rule, mayBeEmpty: true });

export const text = (most: number): AttributeRule => may({ kind: 'text', most });
export const whole = (least: number, most: number): AttributeRule =>
  may({ kind: 'whole', least, most });
export const decimal = (
  least: number,
  most: number,
  mostDecimals: number | null = null,
): AttributeRule => may({ kind: 'decimal', least, most, mostDecimals });
export const double = (least: number, most: number): AttributeRule =>
  may({ kind: 'double', least, most });
/** One of the values, written as words. */
export const oneOf = (...values: readonly (string | number)[]): AttributeRule =>
  may({ kind: 'oneOf', values: values.map(String) });
export const pattern = (of: RegExp): AttributeRule => may({ kind: 'pattern', pattern: of });
/** `CTR12`, or `CTR-12` where the terminal made it. */
export const idOf = (prefix: string): AttributeRule => may({ kind: 'id', prefix });
export const refTo = (prefix: string): AttributeRule => may({ kind: 'ref', prefix });
