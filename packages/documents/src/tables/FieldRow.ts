import type { ProductMeasure, UnitId } from '@mix/engine';
import type { LocalTime } from '../time/recordTime.ts';

/**
 * How a field is stored in a document. Without one of these its key is always there, and may be
 * null.
 * `always`: always there and never null, because the document means nothing without it.
 * `later`: missing in documents from before it. Absent and null mean the same, and it is written
 * only where it has a value; `recordFields.ts` tells why.
 */
export type Stored = 'always' | 'later';

/**
 * How a form asks for a field. `over`: the work fills it in, and a person may change it. `blank`:
 * only a person fills it in. `more`: as `blank`, in the list of fields that only some users are
 * asked for.
 */
export type FormPlace = 'over' | 'blank' | 'more';

/** Properties of a row besides the type of its value. */
export interface Description {
  readonly stored?: Stored;
  readonly form?: FormPlace;
  /** Name of the group it merges with as one part, where two devices changed both. */
  readonly group?: string;
  /**
   * Heading of its column in a file for other programs, followed by the unit of a figure; empty:
   * made from the field's name. Absent: no column.
   */
  readonly column?: string;
  /** Name of another field: a figure above ten times that one is a slip of the decimal sign. */
  readonly atMostTenTimes?: string;
}

export interface TextRow<Longest extends number | null = number | null> extends Description {
  readonly kind: 'text';
  /** Characters a form takes; null: no form asks for it. */
  readonly longest: Longest;
}

/** From the least to the most that can be, both allowed. */
export type Limits = readonly [min: number, max: number];

export const OVER_0: Limits = [Number.MIN_VALUE, Number.MAX_VALUE];
export const NOT_NEGATIVE: Limits = [0, Number.MAX_VALUE];

export interface FigureRow<Unit extends UnitId | null = UnitId | null> extends Description {
  readonly kind: 'figure';
  /** Metric; null: it counts something. */
  readonly unit: Unit;
  /** What a form takes. Null: anything that is not negative. */
  readonly limits: Limits | null;
  /** A document with a figure beyond these is none, wherever it comes from. */
  readonly possible?: Limits;
}

export interface ChoiceRow<Choice extends string = string> extends Description {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}

export interface FlagRow extends Description {
  readonly kind: 'flag';
}

/** Several texts, such as names. */
export interface TextsRow<Longest extends number | null = number | null> extends Description {
  readonly kind: 'texts';
  /** Characters a form takes for each, as of a text. */
  readonly longest: Longest;
}

/** A moment by the clock of the place. */
export interface MomentRow extends Description {
  readonly kind: 'moment';
}

/** An amount of a product: kg or L. */
export interface MeasureRow extends Description {
  readonly kind: 'measure';
}

export interface PartRow<Rows extends FieldRows = FieldRows> extends Description {
  readonly kind: 'part';
  readonly rows: Rows;
}

export interface ListRow<Rows extends FieldRows = FieldRows> extends Description {
  readonly kind: 'list';
  readonly rows: Rows;
}

/** What has a check of its own, such as a draft. */
export interface OwnRow<Value = unknown> extends Description {
  readonly kind: 'own';
  readonly is: (value: unknown) => value is Value;
}

export type FieldRow =
  | TextRow
  | FigureRow
  | ChoiceRow
  | FlagRow
  | TextsRow
  | MomentRow
  | MeasureRow
  | PartRow
  | ListRow
  | OwnRow;

/* A recursive type has to be an interface. */
export interface FieldRows {
  readonly [name: string]: FieldRow;
}

type ValueOf<Row> =
  Row extends ChoiceRow<infer Choice>
    ? Choice
    : Row extends OwnRow<infer Value>
      ? Value
      : Row extends MeasureRow
        ? ProductMeasure
        : Row extends MomentRow
          ? LocalTime
          : Row extends TextRow
            ? string
            : Row extends FigureRow
              ? number
              : Row extends FlagRow
                ? boolean
                : Row extends TextsRow
                  ? readonly string[]
                  : Row extends PartRow<infer Rows>
                    ? ValuesOf<Rows>
                    : Row extends ListRow<infer Rows>
                      ? readonly ValuesOf<Rows>[]
                      : never;

/** What a document of such rows holds. @typeParam Unsaid of a `later` field */
export type ValuesOf<Rows, Unsaid = null> = {
  readonly [Key in keyof Rows as Rows[Key] extends { readonly stored: 'later' } ? never : Key]:
    | ValueOf<Rows[Key]>
    | (Rows[Key] extends { readonly stored: 'always' } ? never : null);
} & {
  readonly [Key in keyof Rows as Rows[Key] extends { readonly stored: 'later' } ? Key : never]?:
    | ValueOf<Rows[Key]>
    | Unsaid;
};

/** The same where a `later` field that says nothing is always absent. */
export type SaidOf<Rows> = ValuesOf<Rows, never>;

/** The rows of some kinds that a form asks for. */
export type FormRows<Rows, Place extends FormPlace = FormPlace, Kind = 'text' | 'figure'> = {
  readonly [
    Key in keyof Rows as Rows[Key] extends { readonly form: Place; readonly kind: Kind }
      ? Key
      : never
  ]: Rows[Key];
};

const NOTHING_MORE = {};

export const text = <
  const Longest extends number | null,
  const More extends Description = typeof NOTHING_MORE,
>(
  longest: Longest,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'text', longest, ...more }) as const;

export const figure = <
  const Unit extends UnitId | null,
  const Bounds extends Limits | null,
  const More extends Description & Pick<FigureRow, 'possible'> = typeof NOTHING_MORE,
>(
  unit: Unit,
  limits: Bounds,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'figure', unit, limits, ...more }) as const;

export const choice = <
  const Choice extends string,
  const More extends Description = typeof NOTHING_MORE,
>(
  choices: readonly Choice[],
  more: More = NOTHING_MORE as More,
) => ({ kind: 'choice', choices, ...more }) as const;

export const flag = <const More extends Description = typeof NOTHING_MORE>(
  more: More = NOTHING_MORE as More,
) => ({ kind: 'flag', ...more }) as const;

export const texts = <
  const Longest extends number | null,
  const More extends Description = typeof NOTHING_MORE,
>(
  longest: Longest,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'texts', longest, ...more }) as const;

export const moment = <const More extends Description = typeof NOTHING_MORE>(
  more: More = NOTHING_MORE as More,
) => ({ kind: 'moment', ...more }) as const;

export const measure = <const More extends Description = typeof NOTHING_MORE>(
  more: More = NOTHING_MORE as More,
) => ({ kind: 'measure', ...more }) as const;

export const part = <
  const Rows extends FieldRows,
  const More extends Description = typeof NOTHING_MORE,
>(
  rows: Rows,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'part', rows, ...more }) as const;

export const list = <
  const Rows extends FieldRows,
  const More extends Description = typeof NOTHING_MORE,
>(
  rows: Rows,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'list', rows, ...more }) as const;

export const own = <Value, const More extends Description = typeof NOTHING_MORE>(
  is: (value: unknown) => value is Value,
  more: More = NOTHING_MORE as More,
) => ({ kind: 'own', is, ...more }) as const;
