import { findUnit, type UnitId } from './displayUnits.ts';

/**
 * Spellings of single units in English, Spanish and French, without accents, plural s, spaces and dots,
 * by what each may mean: a name that is shared has several readings.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  L: 'l lt ltr liter litre litro',
  mL: 'ml cc milliliter millilitre mililitro',
  'm³': 'm3',
  'US gal|imp gal': 'gal gallon galon',
  'US qt|imp qt': 'qt quart cuarto cuartogalon cuartosgalon',
  'US pt|imp pt': 'pt pint pinta',
  // In Quebec a pinte is a quart, and a pint a chopine.
  'US pt|imp pt|imp qt': 'pinte',
  'imp pt': 'chopine',
  'US fl oz|imp fl oz': 'floz',
  kg: 'kg kilo kilogram kilogramo kilogramme',
  g: 'g gm gr gram gramo gramme',
  mg: 'mg',
  t: 't tonne tonelada',
  lb: 'lb pound libra livre',
  oz: 'oz ounce onza once',
  cwt: 'cwt',
  unit: 'unit unidad unite u uf',
  ha: 'ha hectare hectarea',
  ac: 'ac acre',
  // A small a is an are where areas are metric.
  'ac|100 m²': 'a',
  '100 m²': '100m2 are',
  'm²': 'm2',
  'ft²': 'ft2',
  '1000 ft²': '1000ft2',
  '100 L': '100l 100liter 100litre 100litro',
  '100 US gal|100 imp gal': '100gal 100gallon 100galon',
  load: 'load tank carga tanque cuve',
  min: 'min minute minuto',
  h: 'h hr hour hora heure',
  s: 's sec second segundo seconde',
  m: 'm meter metre metro',
  cm: 'cm',
  mm: 'mm',
  ft: 'ft foot feet pie pied',
  in: 'in inch pulgada pouce',
  bar: 'bar',
  kPa: 'kpa',
  psi: 'psi',
  mph: 'mph',
  'km/h': 'kmh kph kmph',
  km: 'km',
  'L/min': 'lpm',
  'US gal/min|imp gal/min': 'gpm',
  'US gal/ac|imp gal/ac': 'gpa',
  '°C': 'c °c degc',
  '°F': 'f °f degf',
  // In a rate, ppm are milligrams in a litre of spray; in a water test, in a litre of water.
  'ppm|mg/L|mg N/L|mg P/L|mg K/L|mg ai/L|mg ae/L': 'ppm',
  pH: 'ph',
  '%|% v/v': '% percent',
  kJ: 'kj',
};
const READINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SPELLINGS).flatMap(([readings, names]) =>
    names.split(' ').map((name) => [name, readings.split('|')] as const),
  ),
);
/** Units whose slash does not divide two of the units above. */
const WHOLE: Readonly<Record<string, readonly UnitId[]>> = {
  '%v/v': ['% v/v'],
  'mg/l': ['ppm', 'mg/L'],
};

/** A mass of a nutrient or of the active ingredient, as in `kg N/ha`; Spanish and French labels write i.a., m.a., s.a., e.a. */
const OF_PART =
  /^(.+?)·?(p2o5|k2o|cao|mgo|so3|ca|mg|zn|cu|mn|fe|co|mo|se|ai|ae|ia|ma|sa|ea|n|p|k|s|b)$/;
const PART_NAMES: Readonly<Record<string, string>> = {
  cao: 'CaO',
  mgo: 'MgO',
  ai: 'ai',
  ia: 'ai',
  ma: 'ai',
  sa: 'ai',
  ae: 'ae',
  ea: 'ae',
};
const partName = (part: string): string =>
  PART_NAMES[part] ??
  (/\d/.test(part) ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1));

/** What is written otherwise with the same meaning, once capitals, accents and dots are gone. */
const SAME: readonly (readonly [written: RegExp, as: string])[] = [
  [/\b(?:por ?ciento|pour ?cent|per ?cent)\b/g, '%'],
  [/\b(?:per|por|par|pour)\b/g, '/'],
  [/\b(?:of|de|du)\b/g, ''],
  [
    /(?<![a-z])(?:(?:square|sq) *(?:feet|foot|ft)|(?:pies?|pieds?|pi) *(?:2|cuadrados?|carres?)|sf)\b/g,
    'ft2',
  ],
  [/(?<![a-z])(?:(?:square|sq) *m(?:et\w+)?|met\w+ *(?:cuadrados?|carres?))\b/g, 'm2'],
  [/\b(?:fl(?:uid)? *(?:oz|ounces?)|(?:oz|onzas?|onces?) *(?:fl\w*|liq\w*))\b/g, 'floz'],
  // The space tells sulphur from a plural: kg S are no kgs.
  [/\b(kg|lb|g|oz|units?|unidades|unites) +s\b/g, '$1·s'],
  [/[ ,]/g, ''],
];
/** A country beside the name of a gallon, a quart, a pint or an ounce. */
const COUNTRIES = {
  US: /\b(?:usa?|ee ?uu|estadounidenses?|americain(?:e?s)?)(?:\b|(?=gal|qt|pt|fl))/g,
  imp: /\b(?:imp|uk|imperia(?:le?s?|ux))(?:\b|(?=gal|qt|pt|fl))/g,
} as const;

function partReadings(part: string): readonly string[] {
  const named =
    READINGS.get(part) ??
    READINGS.get(part.replace(/(..)s$/, '$1')) ??
    READINGS.get(part.replace(/(..)es$/, '$1'));
  if (named !== undefined) return named;
  const [, mass = '', of = ''] = OF_PART.exec(part) ?? [];
  return mass === '' ? [] : partReadings(mass).map((unit) => `${unit} ${partName(of)}`);
}

/**
 * A fertiliser unit as what it may be: to the acre 1.12 lb in Britain and Ireland, and in America a
 * pound, 1 % of its bag of 100 lb (biologyinsights.com, How many units of nitrogen); to the hectare
 * a kilogram (turfai.co.uk, Units of fertiliser nutrient). A unit that names no nutrient is one of
 * the field's nutrient.
 */
function unitsOfNutrient(top: string, bottom: string, field: string): readonly string[] {
  if (!/^unit\b/.test(top)) return [top];
  const of = top === 'unit' ? (/^\S+( \S+)\//.exec(field)?.[1] ?? null) : top.slice('unit'.length);
  if (of === null) return [];
  if (bottom === 'ha') return [`kg${of}`];
  return bottom === 'ac' ? [`UK unit${of}`, `lb${of}`] : [];
}

/** No label divides a measure of one country by one of the other. */
const ofOneCountry = (id: string): boolean => !(id.includes('US ') && id.includes('imp '));

/**
 * The units that a typed text may mean: `l/ha`, `Litros por hectárea`, `gal/ac` (which may be US or
 * imperial gallons). Empty when it is none. Only `ML`, a megalitre, and `/A`, an acre, mind their
 * capitals.
 * @param field the unit of the field, whose nutrient a bare `units/ac` is of
 */
export function typedUnit(text: string, field = ''): readonly UnitId[] {
  if (text.includes('ML')) return [];
  let compact = text
    .replace(/(\/|\bper) *A$/, '/ac')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .toLowerCase();
  const other = Object.entries(COUNTRIES).flatMap(([country, names]) => {
    const without = compact.replaceAll(names, '');
    if (without === compact) return [];
    compact = without;
    return country === 'US' ? 'imp ' : 'US ';
  });
  for (const [written, as] of SAME) compact = compact.replaceAll(written, as);
  const whole = Object.hasOwn(WHOLE, compact) ? WHOLE[compact] : undefined;
  if (whole !== undefined) return whole;
  const [first = '', second, more] = compact.split('/');
  if (more !== undefined) return [];
  const tops = partReadings(first);
  const readings =
    second === undefined
      ? tops
      : partReadings(second).flatMap((bottom) =>
          tops
            .flatMap((top) => unitsOfNutrient(top, bottom, field))
            .map((top) => `${top}/${bottom}`),
        );
  return readings
    .filter((id) => ofOneCountry(id) && !other.some((name) => id.includes(name)))
    .flatMap((id) => findUnit(id)?.id ?? []);
}
