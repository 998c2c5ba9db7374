/** Cells up to the last one, empty ones too: the reader makes them all. */
const MOST_CELLS = 1_000_000;
/** Tags, comments and the like: a sheet of a thousand rows and forty columns has a sixth of it. */
const MOST_MARKS = 500_000;
/** The first tag of a sheet, with its name spaces, is a quarter of it. */
const LONGEST_MARK = 8_000;
/** A cell holds 32,767 signs at most, and a sign is written with up to eight. */
const LONGEST_TEXT = 300_000;

/** The position that a cell or a row states as `r`: a longer name or a prefixed one is no match. */
const PLACE = /(?<![:\w-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A comment, CDATA, an instruction, or a tag, which contains no further `<`. */
const MARK =
  /^<(?:!--[^]*?-->|!\[CDATA\[[^]*?\]\]>|\?[^]*?\?>|(?![!?])(?:[^<>"']|"[^<"]*"|'[^<']*')*>)/;

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Whether each mark, and each text, ends near its beginning: the reader goes over an open mark
 * again and again.
 */
function marksEnd(xml: string): boolean {
  let [from, count] = [0, 0];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', from)) {
    const mark = MARK.exec(xml.slice(at, at + LONGEST_MARK))?.[0];
    count += 1;
    if (mark === undefined || count > MOST_MARKS || at - from > LONGEST_TEXT) return false;
    from = at + mark.length;
  }
  return xml.length - from <= LONGEST_TEXT;
}

/**
 * Whether a reader of a workbook's part (XML) gets to its end in time: marks end near where they
 * begin, and no cell, in a file of any size, says that a million empty cells stand before it.
 */
export function endsInReach(xml: string): boolean {
  if (!marksEnd(xml)) return false;
  let [rows, columns] = [1, 1];
  for (const [, double, single] of xml.matchAll(PLACE)) {
    const [isPlace, letters = '', digits] =
      /^([A-Z]{0,3})(\d{1,7})$/.exec(double ?? single ?? '') ?? [];
    if (isPlace === undefined) return false;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns <= MOST_CELLS;
}
