import { isFields, type FieldsFromOutside } from '@mix/engine';

/** Longest list inside a product or a result; real ones have a dozen entries. */
const LONGEST_LIST = 60;
/** The last day whose year has four digits on the clock of any place, ms since 1970. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);
/** Control characters and marks that turn the direction of text round. */
export const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Thrown inside a reading and caught at its end: one value that does not fit spoils the whole. */
export class UnfitValue extends Error {}

const unfit = (): never => {
  throw new UnfitValue();
};

/**
 * Reads the fields of one object from outside. Every method throws `UnfitValue` for what is missing
 * or does not fit; the `...OrNull` forms let a field be absent.
 */
export class FactReader {
  readonly #fields: FieldsFromOutside;

  constructor(value: unknown) {
    this.#fields = isFields(value) ? value : unfit();
  }

  #own(key: string): unknown {
    return Object.hasOwn(this.#fields, key) ? (this.#fields[key] ?? null) : null;
  }

  keys(): readonly string[] {
    return Object.keys(this.#fields);
  }

  /** Refuses every field but these. */
  only(...known: readonly string[]): void {
    if (!this.keys().every((key) => known.includes(key))) unfit();
  }

  text(key: string, longest: number): string {
    const value = this.#own(key);
    const fits =
      typeof value === 'string' &&
      value.trim() !== '' &&
      Array.from(value).length <= longest &&
      !UNPRINTABLE.test(value);
    return fits ? value : unfit();
  }

  textOrNull(key: string, longest: number): string | null {
    return this.#own(key) === null ? null : this.text(key, longest);
  }

  number(key: string, min: number, max: number): number {
    const value = this.#own(key);
    return typeof value === 'number' && value >= min && value <= max ? value : unfit();
  }

  numberOrNull(key: string, min: number, max: number): number | null {
    return this.#own(key) === null ? null : this.number(key, min, max);
  }

  flag(key: string): boolean {
    const value = this.#own(key);
    return typeof value === 'boolean' ? value : unfit();
  }

  moment(key: string): Date {
    return new Date(this.number(key, 0, LAST_MOMENT_MS));
  }

  momentOrNull(key: string): Date | null {
    return this.#own(key) === null ? null : this.moment(key);
  }

  choice<Choice extends string>(key: string, choices: readonly Choice[]): Choice {
    const value = this.#own(key);
    return choices.find((choice) => choice === value) ?? unfit();
  }

  /** The entries of a list, each read by `read`; an absent list has none. */
  list<Entry>(key: string, read: (entry: unknown) => Entry): readonly Entry[] {
    const value = this.#own(key) ?? [];
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return unfit();
    return value.map(read);
  }

  orNull<Entry>(key: string, read: (entry: unknown) => Entry): Entry | null {
    const value = this.#own(key);
    return value === null ? null : read(value);
  }

  raw(key: string): unknown {
    return this.#own(key);
  }
}

/** Runs a reading; null where any value does not fit. */
export function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnfitValue) return null;
    throw error;
  }
}
