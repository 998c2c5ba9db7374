/**
 * The field names of the format, each written as one or two letters so that a job fits a QR
 * code that a phone can read. Their order is the format: names are only ever added at the end.
 */
const FIELD_NAMES = [
  'draft',
  'ownProducts',
  'engineVersion',
  'catalogueVersion',
  'jobId',
  'sentAt',
  'name',
  'machineId',
  'boomConfigurationId',
  'tankCapacityL',
  'deadVolumeL',
  'swathWidthM',
  'suspendedSolidsLimitPct',
  'maxLoadMassKg',
  'gaugeStepL',
  'nozzle',
  'nozzleId',
  'nozzleCount',
  'travelSpeedKmPerH',
  'agitationFlowLPerMin',
  'sprayAreaHa',
  'applicationRateLPerHa',
  'waterTemperatureC',
  'waterAnalysis',
  'potassiumPpm',
  'sodiumPpm',
  'calciumPpm',
  'magnesiumPpm',
  'ironPpm',
  'ph',
  'holdingTimeMin',
  'heel',
  'volumeL',
  'contents',
  'loadSplit',
  'products',
  'productId',
  'rate',
  'value',
  'unit',
  'containers',
  'size',
  'kind',
  'measuringStep',
  'overrides',
  'liquidDensityKgPerL',
  'displacementLPerKg',
  'heatOfSolutionKJPerKg',
  'labelMaximumRate',
  'mixingOrder',
  'labelAllowances',
  'productIds',
  'reason',
  'nitrogenAppliedKgPerHa',
  'id',
  'category',
  'form',
  'formulation',
  'behaviour',
  'bulkDensityKgPerL',
  'particleDensityKgPerL',
  'saltTable',
  'saltId',
  'anhydrousFraction',
  'givesRoom',
  'solubility',
  'temperatureC',
  'gPerKgWater',
  'specificHeatKJPerKgK',
  'practicalLimitKgPer100L',
  'nutrientsPct',
  'declaredAnalysis',
  'min',
  'max',
  'fromLabel',
  'mixClass',
  'phEffect',
  'groups',
  'hazards',
  'notes',
  'particleTopSizeUm',
  'halfLifeByPh',
  'halfLifeMin',
  'startedAt',
  'endedAt',
  'areaDoneHa',
  'loadCount',
  'carrierL',
  'amount',
  'operator',
  'windSpeedKmPerH',
  'windFrom',
  'airTemperatureC',
  'relativeHumidityPct',
  'place',
  'landUse',
] as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const codeAt = (place: number): string =>
  place < LETTERS.length
    ? LETTERS.charAt(place)
    : codeAt(Math.floor(place / LETTERS.length) - 1) + LETTERS.charAt(place % LETTERS.length);

const codes = new Map<string, string>(FIELD_NAMES.map((name, place) => [name, codeAt(place)]));
const names = new Map<string, string>(FIELD_NAMES.map((name, place) => [codeAt(place), name]));

/** Stands before a key that has no code, such as the symbol of a nutrient. */
const PLAIN = '_';

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withKeys(value: unknown, keyOf: (key: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, keyOf));
  if (!isBranch(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const changed = keyOf(key);
      return changed === null ? [] : [[changed, withKeys(child, keyOf)]];
    }),
  );
}

/** Every field name as its code. */
export const withCodes = (value: unknown): unknown =>
  withKeys(value, (name) => codes.get(name) ?? PLAIN + name);

/**
 * Every code as its name. A code of no name stays as it is, and is then refused like any unknown
 * field; nothing is ever assigned by a name from outside, so `__proto__` is one more unknown field.
 */
export const withNames = (value: unknown): unknown =>
  withKeys(value, (code) => names.get(code) ?? (code.startsWith(PLAIN) ? code.slice(1) : code));
