import { printable } from '../formats/printable.ts';
import type { XmlElement } from '../formats/readXml.ts';

/** Texts and numbers of an element; null: absent, empty, or not what it should be. */
export interface Attributes {
  readonly text: (name: string) => string | null;
  readonly whole: (name: string) => number | null;
  readonly number: (name: string) => number | null;
  /** Four hexadecimal digits. */
  readonly ddi: (name: string) => string | null;
}

const LONGEST_TEXT = 300;

export function readAttributes({ attributes }: XmlElement): Attributes {
  const text = (name: string): string | null => {
    const value = printable(attributes[name] ?? '');
    return value === '' ? null : value.slice(0, LONGEST_TEXT);
  };
  const number = (name: string): number | null => {
    const said = text(name);
    const value = said === null ? NaN : Number(said);
    return Number.isFinite(value) ? value : null;
  };
  return {
    text,
    number,
    whole: (name) => {
      const value = number(name);
      return value !== null && Number.isSafeInteger(value) ? value : null;
    },
    ddi: (name) => {
      const said = text(name);
      // Terminals older than the standard's four digits write `74`.
      const isEntry = said !== null && /^[\dA-F]{1,4}$/i.test(said);
      return isEntry ? said.toUpperCase().padStart(4, '0') : null;
    },
  };
}
