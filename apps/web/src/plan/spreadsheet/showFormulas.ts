/** What a formula begins with, in a spreadsheet and in the text that stands here for one. */
const SIGN = '=';

/** Whether a cell's text is a formula, and so the cell has no value. */
export const isFormula = (text: string): boolean => text.startsWith(SIGN);

const NAME = String.raw`(?:\w+:)?`;
const FACTS = String.raw`((?:\s[^<>]*)?)`;

/**
 * A cell with a formula and, behind it, an empty value or none. No part of it can match in two
 * ways, and no match runs past another cell: a file of nothing but beginnings is read in one go.
 */
const UNVALUED = new RegExp(
  String.raw`<(${NAME})c${FACTS}>\s*<${NAME}f${FACTS}(?:(?<=/)>|>([^<]*)</${NAME}f\s*>)\s*` +
    String.raw`(<${NAME}v${FACTS}(?:(?<=/)>|>\s*</${NAME}v\s*>)\s*)?</${NAME}c\s*>`,
  'g',
);
const CELL = new RegExp(String.raw`<${NAME}c\s[^<>]*>`, 'g');
const TYPE = /\st\s*=\s*(?:"([^"]*)"|'([^']*)')/;

const typeOf = (facts: string): string => {
  const [, double, single] = TYPE.exec(facts) ?? [];
  return double ?? single ?? '';
};

/**
 * XML of a sheet in which a cell holds the text of its formula where the file has no value for it,
 * and the name of the error where the formula gave one: the reader of workbooks takes both for
 * empty cells, and an empty cell may be filled from elsewhere. An empty text is a value (ECMA-376,
 * 18.3.1.4 and 18.18.11).
 */
export const showFormulas = (xml: string): string =>
  xml
    .replaceAll(
      UNVALUED,
      (
        whole: string,
        prefix: string,
        facts: string,
        _: string,
        formula: string | undefined,
        value: string | undefined,
      ) =>
        value !== undefined && typeOf(facts) === 'str'
          ? whole
          : `<${prefix}c${facts.replace(TYPE, '')} t="str"><${prefix}v>${SIGN}${formula ?? ''}</${prefix}v></${prefix}c>`,
    )
    .replaceAll(CELL, (tag) => (typeOf(tag) === 'e' ? tag.replace(TYPE, ' t="str"') : tag));
