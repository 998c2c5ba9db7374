import { findUnit, type UnitId } from './displayUnits.ts';

/** Spellings of single units, without spaces and dots; several readings where a name is shared. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  l: ['L'],
  lt: ['L'],
  ltr: ['L'],
  ltrs: ['L'],
  liter: ['L'],
  liters: ['L'],
  litre: ['L'],
  litres: ['L'],
  ml: ['mL'],
  m3: ['m³'],
  gal: ['US gal', 'imp gal'],
  gals: ['US gal', 'imp gal'],
  gallon: ['US gal', 'imp gal'],
  gallons: ['US gal', 'imp gal'],
  usgal: ['US gal'],
  impgal: ['imp gal'],
  ukgal: ['imp gal'],
  qt: ['US qt'],
  pt: ['US pt', 'imp pt'],
  pint: ['US pt', 'imp pt'],
  pints: ['US pt', 'imp pt'],
  floz: ['US fl oz', 'imp fl oz'],
  kg: ['kg'],
  kgs: ['kg'],
  kilo: ['kg'],
  kilos: ['kg'],
  g: ['g'],
  gm: ['g'],
  gram: ['g'],
  grams: ['g'],
  t: ['t'],
  tonne: ['t'],
  tonnes: ['t'],
  lb: ['lb'],
  lbs: ['lb'],
  oz: ['oz'],
  cwt: ['cwt'],
  ha: ['ha'],
  hectare: ['ha'],
  hectares: ['ha'],
  ac: ['ac'],
  acre: ['ac'],
  acres: ['ac'],
  m2: ['m²'],
  sqm: ['m²'],
  '100l': ['100 L'],
  '100litres': ['100 L'],
  '100gal': ['100 US gal', '100 imp gal'],
  '100gallons': ['100 US gal', '100 imp gal'],
  load: ['load'],
  tank: ['load'],
  min: ['min'],
  mins: ['min'],
  minute: ['min'],
  minutes: ['min'],
  h: ['h'],
  hr: ['h'],
  hour: ['h'],
  hours: ['h'],
  m: ['m'],
  metre: ['m'],
  metres: ['m'],
  cm: ['cm'],
  mm: ['mm'],
  ft: ['ft'],
  feet: ['ft'],
  in: ['in'],
  inch: ['in'],
  inches: ['in'],
  bar: ['bar'],
  kpa: ['kPa'],
  psi: ['psi'],
  mph: ['mph'],
  kmh: ['km/h'],
  kph: ['km/h'],
  kmph: ['km/h'],
  km: ['km'],
  s: ['s'],
  sec: ['s'],
  secs: ['s'],
  second: ['s'],
  seconds: ['s'],
  lpm: ['L/min'],
  gpm: ['US gal/min', 'imp gal/min'],
  c: ['°C'],
  '°c': ['°C'],
  degc: ['°C'],
  f: ['°F'],
  '°f': ['°F'],
  degf: ['°F'],
  // Of a rate they are milligrams in a litre of spray, of a water test in a litre of water.
  ppm: ['ppm', 'mg/L', 'mg N/L', 'mg P/L', 'mg K/L', 'mg ai/L', 'mg ae/L'],
  ph: ['pH'],
  '%': ['%', '% v/v'],
  percent: ['%', '% v/v'],
  kj: ['kJ'],
};
/** Units whose slash does not divide two of the above. */
const WHOLE: Readonly<Record<string, readonly UnitId[]>> = {
  '%v/v': ['% v/v'],
  'mg/l': ['ppm', 'mg/L'],
};
/** A mass of a nutrient or of the active ingredient, as in `kg N/ha`. */
const NUTRIENT_MASS = /^(kg|lb|oz|mg|g)·?(p2o5|k2o|ca|mg|ai|ae|n|p|k|s)$/;
const NUTRIENT_NAMES: Readonly<Record<string, string>> = {
  p2o5: 'P2O5',
  k2o: 'K2O',
  ca: 'Ca',
  mg: 'Mg',
  ai: 'ai',
  ae: 'ae',
};

function partReadings(part: string): readonly string[] {
  if (Object.hasOwn(PARTS, part)) return PARTS[part] ?? [];
  const [, mass, nutrient] = NUTRIENT_MASS.exec(part) ?? [];
  if (mass === undefined || nutrient === undefined) return [];
  return [`${mass} ${NUTRIENT_NAMES[nutrient] ?? nutrient.toUpperCase()}`];
}

/**
 * The units that a typed text may mean: `l/ha`, `Litres per hectare`, `gal/ac` (which may be US or
 * imperial gallons). Empty when it is none. Only `ML` minds its capitals: it is a megalitre.
 */
export function typedUnit(text: string): readonly UnitId[] {
  if (text.includes('ML')) return [];
  const compact = text
    .toLowerCase()
    .replaceAll(/\bper\b/g, '/')
    // The space tells sulphur from a plural: kg S are no kgs.
    .replaceAll(/\b(kg|lb) +s\b/g, '$1·s')
    .replaceAll(/[ .]/g, '');
  const whole = Object.hasOwn(WHOLE, compact) ? WHOLE[compact] : undefined;
  if (whole !== undefined) return whole;
  const [first = '', second, more] = compact.split('/');
  if (more !== undefined) return [];
  const tops = partReadings(first);
  const readings =
    second === undefined
      ? tops
      : tops.flatMap((top) => partReadings(second).map((bottom) => `${top}/${bottom}`));
  return readings.flatMap((id) => findUnit(id)?.id ?? []);
}
