import {
  DDI,
  quantityOf,
  type LoggedValue,
  type Task,
  type TaskData,
  type TreatmentZone,
} from '@mix/ground';

/** What a zone asks for on a hectare of it. */
export interface SetRate {
  readonly value: number;
  /** Of spray, or of a product. */
  readonly unit: 'L/ha' | 'kg/ha';
}

const SET_RATES: readonly string[] = [
  DDI.setpointVolumePerArea,
  DDI.defaultVolumePerArea,
  DDI.setpointMlPerArea,
  DDI.setpointMassPerArea,
];

/** The one rate that a zone asks for; null: none, or several. */
export function setRate({ values }: TreatmentZone): SetRate | null {
  const found = values.filter(({ ddi }) => SET_RATES.includes(ddi));
  // Two products at once, each at its own rate, are not what one tank can do.
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  const quantity = quantityOf(only.ddi, only.value);
  if (quantity === null || quantity.value < 0) return null;
  const { value, unit } = quantity;
  return unit === 'L/ha' || unit === 'kg/ha' ? { value, unit } : null;
}

/** The rate of spray that a zone asks for, L/ha; null: it asks for none, or for something else. */
export function setRateLPerHa(zone: TreatmentZone): number | null {
  const rate = setRate(zone);
  return rate?.unit === 'L/ha' ? rate.value : null;
}

/** What one product of a done task comes to. */
export interface DoneProduct {
  readonly name: string;
  readonly value: number;
  readonly unit: 'L' | 'kg';
}

/** What was done, as a file says it; null is not said. */
export interface DoneTask {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly areaM2: number | null;
  readonly volumeL: number | null;
  readonly products: readonly DoneProduct[];
}

/** Sprayed in all, and the finer count of the same where there are two. */
const AREAS: readonly string[] = [DDI.totalArea];
const VOLUMES: readonly string[] = [DDI.applicationTotalMl, DDI.applicationTotalL];

/** Summed over all elements of the machine, by the first entry that is there. */
function totalOf(totals: readonly LoggedValue[], entries: readonly string[]): number | null {
  for (const entry of entries) {
    const found = totals.filter(({ ddi }) => ddi === entry);
    if (found.length === 0) continue;
    return found.reduce((sum, { ddi, value }) => sum + (quantityOf(ddi, value)?.value ?? NaN), 0);
  }
  return null;
}

/** Over several stretches of work; null where none of them says it. */
function sumOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
}

function doneProducts({ allocations }: Task, { products }: TaskData): readonly DoneProduct[] {
  return products.flatMap(({ id, name }) => {
    const amounts = allocations.flatMap(({ productId, ddi, value, transfer }) => {
      if (productId !== id || ddi === null || value === null || transfer === null) return [];
      const quantity = quantityOf(ddi, value);
      if (quantity === null || (quantity.unit !== 'L' && quantity.unit !== 'kg')) return [];
      return [{ ...quantity, unit: quantity.unit, sign: transfer === 'filling' ? 1 : -1 }];
    });
    const [first] = amounts;
    if (first === undefined || amounts.some(({ unit }) => unit !== first.unit)) return [];
    const value = amounts.reduce((sum, { value: amount, sign }) => sum + sign * amount, 0);
    return [{ name, value, unit: first.unit }];
  });
}

/** What a task that was worked on says of it: its totals, and where it has none those of its logs. */
export function doneOfTask(task: Task, data: TaskData): DoneTask {
  const times = task.times.filter(({ type }) => type === 'effective');
  const stretches = [...times.map(({ totals }) => totals)];
  const hasTotals = stretches.some(({ length }) => length > 0);
  const counted = hasTotals ? stretches : task.logs.map(({ last }) => last);
  const of = (entries: readonly string[]) => sumOf(counted.map((one) => totalOf(one, entries)));
  const ends = times.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  return {
    startedAt: times[0]?.start ?? task.logs[0]?.startedAt ?? null,
    endedAt: ends.at(-1) ?? task.logs.at(-1)?.endedAt ?? null,
    areaM2: of(AREAS),
    volumeL: of(VOLUMES),
    products: doneProducts(task, data),
  };
}
