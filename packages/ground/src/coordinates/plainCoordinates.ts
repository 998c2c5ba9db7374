/** Signs that people, keyboards and maps write, and the plain one of each. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010-\u2015\uFE63\uFF0D]/g, '-'],
  [/[\u00BA\u02DA\u2070]/g, '\u00B0'],
  [/[\u2032\u2018\u2019\u201B\u02B9\u00B4`]/g, "'"],
  [/''|[\u2033\u201C\u201D\u201F\u02BA]/g, '"'],
  [/[()[\]]/g, ' '],
];

/** Words of English, French and Spanish, and the sign or letter of each. */
const WORDS: Readonly<Record<string, string>> = {
  LATITUDE: 'LAT',
  LATITUD: 'LAT',
  LONGITUDE: 'LON',
  LONGITUD: 'LON',
  LONG: 'LON',
  LNG: 'LON',
  DEG: '°',
  DEGREES: '°',
  MIN: "'",
  SEC: '"',
  NORTH: 'N',
  NORD: 'N',
  NORTE: 'N',
  SOUTH: 'S',
  SUD: 'S',
  SUR: 'S',
  EAST: 'E',
  EST: 'E',
  ESTE: 'E',
  WEST: 'W',
  OUEST: 'W',
  OESTE: 'W',
};

/**
 * Commas as what they are: `38,662 174,631` has them for decimals, `-38.662,174.631` between its
 * numbers. Null where they can be either.
 */
function withoutCommas(text: string): string | null {
  if (text.includes('.')) return text.replaceAll(',', ';');
  // One beside a gap, a mark or a letter stands between the angles.
  const apart = text.replaceAll(/,(?!\d)|(?<!\d),/g, ';');
  const tight = apart.match(/,/g)?.length ?? 0;
  if (tight === 0) return apart;
  // Of three without a gap the middle one stands between the angles.
  if (tight === 3 && !/[; ]/.test(apart)) {
    return apart.replace(/^([^,]+,[^,]+),/, '$1;').replaceAll(',', '.');
  }
  const areDecimals = tight === 2 || (tight === 1 && /[°NSEWO]/.test(apart));
  return areDecimals ? apart.replaceAll(',', '.') : null;
}

/**
 * Typed coordinates in capital letters, with plain signs, a point for decimals, and a semicolon
 * where something stands between the two angles. Null where a comma may be either.
 */
export function plainCoordinates(typed: string): string | null {
  const signed = SIGNS.reduce(
    (text, [form, sign]) => text.replaceAll(form, sign),
    typed.normalize('NFC').toUpperCase(),
  );
  const plain = signed.replaceAll(/[A-Z]+/g, (word) => WORDS[word] ?? word);
  return (
    withoutCommas(plain.replaceAll(/\s+/g, ' ').trim())
      ?.replaceAll(/ *[;/|] */g, ';')
      .replace(/;$/, '') ?? null
  );
}
