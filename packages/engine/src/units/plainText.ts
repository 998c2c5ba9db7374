import { failure, success, type Result } from '../result.ts';

/**
 * Characters that are written otherwise with the same meaning. A fraction keeps its distance from a
 * digit before it.
 */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  '’': "'",
  ʼ: "'",
  '∶': ':',
  '℃': '°C',
  '℉': '°F',
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅕': ' 1/5',
  '⅖': ' 2/5',
  '⅗': ' 3/5',
  '⅘': ' 4/5',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
};
const SPACE = /[ \u00a0\u2000-\u200a\u202f\u205f\u3000]/;
const MINUS = /[-\u2010-\u2015\u2212\ufe63\uff0d]/;
/** What a field may hold: letters for a unit, and the signs that numbers and units are written with. */
const ALLOWED = /[\p{L}0-9.,:'٫٬+/%°^]/u;

/** Arabic-Indic digits as 0 to 9 and full-width signs as narrow ones; all else as it is. */
function narrow(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [0x660, 0x6f0]) {
    if (code >= zero && code <= zero + 9) return String(code - zero);
  }
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character;
}

/** One character as plain text, or null when it has no place in a number or a unit. */
function plainCharacter(character: string, previous: string): string | null {
  if (SPACE.test(character)) return ' ';
  if (MINUS.test(character)) return '-';
  // A square after a letter belongs to a unit (m², P₂O₅); after a digit it would turn 5² into 52.
  if (/[²³₂₃₅]/.test(character)) {
    return /\p{L}/u.test(previous) ? character.normalize('NFKC') : null;
  }
  const equivalent = EQUIVALENTS[character];
  if (equivalent !== undefined) return equivalent;
  const plain = narrow(character);
  return ALLOWED.test(plain) ? plain : null;
}

/**
 * Typed or pasted text in plain characters: ASCII digits of other scripts' digits, one kind of
 * space, minus and apostrophe, written fractions. Fails with the character that does not belong,
 * such as a superscript, a circled digit, a currency sign, a line break or a mark of no width.
 */
export function plainText(text: string): Result<string, { readonly character: string }> {
  let plain = '';
  let previous = '';
  for (const character of text.trim()) {
    const next = plainCharacter(character, previous);
    if (next === null) return failure({ character });
    plain += next;
    previous = character;
  }
  return success(plain.trim());
}
