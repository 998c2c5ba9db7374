import type { ProductMeasure } from '@mix/engine';
import type { FarmJob } from '../farm/FarmJob.ts';
import { standIns, workOfJob, type OtherWork } from '../rounds/roundWork.ts';
import type { SeasonPlan } from '../rounds/seasonPlan.ts';

/** Something that is to be sprayed, and what it takes out of the shed. */
export interface NextJob {
  readonly kind: 'job' | 'round';
  readonly id: string;
  readonly name: string | null;
  /** `YYYY-MM-DD`; null: no day is set. */
  readonly day: string | null;
  readonly products: readonly { readonly productId: string; readonly amount: ProductMeasure }[];
  /** Paddocks of a round whose area is not known: nothing of them is in the amounts. */
  readonly withoutArea: number;
}

interface NextJobsInput {
  readonly jobs: readonly { readonly id: string; readonly value: FarmJob }[];
  readonly season: Pick<SeasonPlan, 'rows'>;
  /** What is in work on this device. */
  readonly others: readonly OtherWork[];
  /** Up to which day, `YYYY-MM-DD`; what has no day counts, and so does what is late. */
  readonly until: string;
  readonly today: string;
}

/** Whether nobody has begun the job: of a job being filled, an unknown part has left the shed. */
const isOpen = ({ state }: FarmJob): boolean => state === 'planned' || state === 'taken';

/**
 * What is to be sprayed until a day, the next one first. A round that was made into a job is counted
 * once: the job, which knows the amounts to the last step, stands in for its paddock.
 */
export function nextJobs({ jobs, season, others, until, today }: NextJobsInput): NextJob[] {
  const told = jobs.flatMap(({ id, value }): readonly NextJob[] => {
    const { day, paddock, draft, plan } = value.told;
    if (!isOpen(value) || (day !== null && day > until)) return [];
    const products = plan.productTotals.map(({ productId, measured }) => ({
      productId,
      amount: measured,
    }));
    const name = paddock?.name ?? draft.name ?? null;
    return [{ kind: 'job', id, name, day, products, withoutArea: 0 }];
  });
  const work = [...others, ...jobs.flatMap((job) => workOfJob(job, today) ?? [])];
  return [...told, ...roundsLeft(season, work, until)].toSorted((a, b) =>
    (a.day ?? '9').localeCompare(b.day ?? '9'),
  );
}

/** The rounds of the season that no other work stands in for, with the paddocks they still have. */
function roundsLeft(
  { rows }: NextJobsInput['season'],
  work: readonly OtherWork[],
  until: string,
): readonly NextJob[] {
  const left = rows.flatMap(({ paddockId, areaHa, cells }) => {
    const taken = standIns(paddockId, cells, work);
    return cells.flatMap(({ roundId, round, done }) =>
      done || taken.has(roundId) || round.day > until ? [] : [{ roundId, round, areaHa }],
    );
  });
  return [...new Set(left.map(({ roundId }) => roundId))].flatMap((id): readonly NextJob[] => {
    const own = left.filter(({ roundId }) => roundId === id);
    const [first] = own;
    if (first === undefined) return [];
    const { name, day, products } = first.round;
    const areaHa = own.reduce((sum, cell) => sum + (cell.areaHa ?? 0), 0);
    return [
      {
        kind: 'round',
        id,
        name,
        day,
        products: products.map(({ productId, perHa }) => ({
          productId,
          amount: { ...perHa, value: perHa.value * areaHa } as ProductMeasure,
        })),
        withoutArea: own.filter((cell) => cell.areaHa === null).length,
      },
    ];
  });
}
