import {
  DDI,
  quantityOf,
  taskTotal,
  type Task,
  type TaskData,
  type TreatmentZone,
} from '@mix/ground';

/** The rate that a zone asks for. */
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

/** Net amount of one product in a done task: fillings minus all other transfers. */
export interface DoneProduct {
  readonly name: string;
  readonly value: number;
  readonly unit: 'L' | 'kg';
}

/** What was done, as the file states it; null where the file does not. */
export interface DoneTask {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly areaM2: number | null;
  readonly volumeL: number | null;
  /** Where the file's own counts disagree, every figure that it may mean, the least first; else empty. */
  readonly areasM2: readonly number[];
  readonly volumesL: readonly number[];
  readonly products: readonly DoneProduct[];
}

/** Entries for the total area and volume; the finer count comes first. */
const AREAS: readonly string[] = [DDI.totalArea];
const VOLUMES: readonly string[] = [DDI.applicationTotalMl, DDI.applicationTotalL];

/** The values that a total may have, by the first entry the task has; empty: it has none. */
function figuresOf(task: Task, data: TaskData, entries: readonly string[]): readonly number[] {
  for (const ddi of entries) {
    const figures = taskTotal(task, data, ddi);
    if (figures.length > 0) return figures.map((steps) => quantityOf(ddi, steps)?.value ?? NaN);
  }
  return [];
}

const onlyOf = ([first, ...others]: readonly number[]): number | null =>
  first === undefined || others.length > 0 ? null : first;
const severalOf = (figures: readonly number[]): readonly number[] =>
  figures.length > 1 ? figures : [];

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

/** What was done in a task, from its times, totals, logs and allocations. */
export function doneOfTask(task: Task, data: TaskData): DoneTask {
  const times = task.times.filter(({ type }) => type === 'effective');
  const areasM2 = figuresOf(task, data, AREAS);
  const volumesL = figuresOf(task, data, VOLUMES);
  const ends = times.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  const loggedEnds = task.logs.flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt]));
  return {
    startedAt: times[0]?.start ?? task.logs[0]?.startedAt ?? null,
    endedAt: ends.at(-1) ?? loggedEnds.at(-1) ?? null,
    areaM2: onlyOf(areasM2),
    volumeL: onlyOf(volumesL),
    areasM2: severalOf(areasM2),
    volumesL: severalOf(volumesL),
    products: doneProducts(task, data),
  };
}
