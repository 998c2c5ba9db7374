import { localDay, nextJobs, seasonPlan, type NextJob, type OtherWork } from '@mix/documents';
import { calculateMix, type Catalogue, type MixDraft, type MixPlan } from '@mix/engine';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { momentNow } from '../../device/localTime/localMoment.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { rounds } from '../../sync/rounds.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { isSameJob } from '../../plan/draft/isSameJob.ts';
import { GROUND_NOT_KNOWN, linesWithoutGround } from '../../plan/draft/withoutGround.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import { wholeCatalogue } from '../../plan/planning/wholeCatalogue.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { useJob } from '../../fill/job/jobStore.ts';
import { nextJobsChoice, untilDay } from './nextJobsChoice.ts';
import { arrivalOf, type Arrival, whole } from '../../sync/arrival/Collected.ts';

/** Something that is to be sprayed: the mix in work, a job of the farm, a round, or a saved mix. */
export interface ComingJob extends Omit<NextJob, 'kind' | 'name'> {
  readonly kind: NextJob['kind'] | 'inWork' | 'saved';
  readonly name: string;
}

export interface NextJobs {
  /**
   * The next job first. Empty as long as `state` is not `here`: nothing is made up about the jobs.
   */
  readonly jobs: readonly ComingJob[];
  /**
   * How far the documents with the jobs have arrived: without all of them nobody can say that no
   * job needs a product.
   */
  readonly state: Arrival;
  /** The job that the mix in work was handed over as; null: it was not. */
  readonly handedOverId: string | null;
  /** Names of chosen mixes that have no plan, so that nothing of them is counted. */
  readonly withoutPlan: readonly string[];
  readonly until: string;
}

const amountsOf = ({ productTotals }: Pick<MixPlan, 'productTotals'>): NextJob['products'] =>
  productTotals.map(({ productId, measured }) => ({ productId, amount: measured }));

const idsOf = ({ products = [] }: MixDraft): string[] => products.map(({ productId }) => productId);

const asComing = (job: NextJob): ComingJob => ({ ...job, name: job.name ?? stockWords.unnamedJob });

/**
 * A hook. The jobs handed over and not begun that are due by a day or on any, whatever day was chosen
 * for the shed; null as long as one may be missing.
 */
export function useJobsUntil(until: string, today: string): readonly ComingJob[] | null {
  const jobs = whole(farmJobs.useAll());
  return useMemo(
    () => jobs && nextJobs({ jobs, season: { rows: [] }, others: [], until, today }).map(asComing),
    [jobs, until, today],
  );
}

/**
 * A hook. The jobs that are planned and not begun, which take their products out of the shed. A job
 * that is being filled is left out: part of its products is out of the shed and part is not, and
 * only its record tells.
 */
export function useNextJobs(): NextJobs {
  const today = localDay(momentNow(useNow(MINUTE_MS)));
  const choice = useStore(nextJobsChoice, ({ value }) => value);
  const until = untilDay(choice, today);
  const inWork = useInWork(today);
  const saved = useSavedMixes(choice.mixIds);
  const { season, state: ofSeason } = useSeason(today);
  const collected = farmJobs.useAll();
  const jobs = whole(collected);
  const state =
    [arrivalOf(collected), ofSeason, saved.state].find((one) => one !== 'here') ?? 'here';
  return useMemo(() => {
    if (season === null || jobs === null || state !== 'here') {
      return { jobs: [], state, handedOverId: null, withoutPlan: [], until };
    }
    // A mix that was handed over is a job of the farm now, and still stands on the mix screen.
    const handedOver = jobs.find(
      ({ value: { state, told } }) =>
        (state === 'planned' || state === 'taken') &&
        told.paddock?.name === inWork.place &&
        isSameJob(told.draft, inWork.draft),
    );
    const found = nextJobs({ jobs, season, others: inWork.works, until, today });
    return {
      jobs: [
        ...(handedOver !== undefined || inWork.job === null ? [] : [inWork.job]),
        ...found.map(asComing),
        ...saved.jobs,
      ],
      state,
      handedOverId: handedOver?.id ?? null,
      withoutPlan: saved.withoutPlan,
      until,
    };
  }, [season, jobs, state, inWork, saved, until, today]);
}

/** The mix in work, and the ground that is worked on from this device. */
function useInWork(today: string) {
  const { plan, draft, paddock } = useMix();
  const { job } = useJob();
  return useMemo(() => {
    const works: OtherWork[] = [];
    const add = (id: string | null | undefined, of: MixDraft, jobId?: string) => {
      if (id == null) return;
      const work = { paddockId: id, day: today, productIds: idsOf(of) };
      works.push(jobId === undefined ? work : { ...work, jobId });
    };
    if (job !== null) add(job.paddock?.id, job.stages[0].draft, job.farmJobId);
    else if (plan !== null) add(paddock?.id, draft);
    const coming: ComingJob | null =
      plan === null || job !== null
        ? null
        : {
            kind: 'inWork',
            id: 'in work',
            name: draft.name ?? stockWords.mixInWork,
            day: null,
            products: amountsOf(plan),
            withoutArea: 0,
          };
    return { works, draft, place: paddock?.name, job: coming };
  }, [plan, draft, paddock, job, today]);
}

/** What the paddocks shall get; null as long as a round, a paddock or a record may be missing. */
function useSeason(today: string) {
  const allRounds = rounds.useAll();
  const allGround = paddocks.useAll();
  const allRecords = useReportedRecords();
  const kept = whole(allRounds);
  const ground = whole(allGround);
  const records = whole(allRecords);
  const season = useMemo(
    () =>
      kept === null || ground === null || records === null
        ? null
        : seasonPlan({
            rounds: kept,
            // Without a round there is nothing that a record could tick off.
            paddocks: kept.length === 0 ? [] : ground,
            records: kept.length === 0 ? [] : records.map(({ value }) => value),
            today,
          }),
    [kept, ground, records, today],
  );
  return { season, state: arrivalOf(allRounds, allGround, allRecords) };
}

/** A hook. Saved mixes that were chosen to be made too, each once. */
function useSavedMixes(ids: readonly string[]): Pick<NextJobs, 'jobs' | 'withoutPlan' | 'state'> {
  const allMixes = savedMixes.useAll();
  const allOwn = ownProducts.useAll();
  const all = whole(allMixes);
  const own = whole(allOwn);
  // Without a chosen mix there is nothing to wait for.
  const state = ids.length === 0 ? 'here' : arrivalOf(allMixes, allOwn);
  const listed = useStore(catalogueStore.store);
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  return useMemo(() => {
    const chosen = (all ?? []).filter(({ id }) => ids.includes(id));
    if (catalogue === null || chosen.length === 0) return { jobs: [], withoutPlan: [], state };
    const whole = wholeCatalogue(catalogue, own);
    const planned = chosen.map(({ id, value }) => ({
      id,
      name: value.name,
      plan: planOf(value.draft, whole),
    }));
    return {
      jobs: planned.flatMap(({ id, name, plan }): readonly ComingJob[] =>
        plan === null
          ? []
          : [{ kind: 'saved', id, name, day: null, products: amountsOf(plan), withoutArea: 0 }],
      ),
      withoutPlan: planned.flatMap(({ name, plan }) => (plan === null ? [name] : [])),
      state,
    };
  }, [all, own, catalogue, ids, state]);
}

/**
 * The plan of a saved mix as it would be opened: what stood in the tank and was on the ground does
 * not come again.
 */
const planOf = (draft: MixDraft, catalogue: Catalogue): MixPlan | null =>
  calculateMix(
    {
      ...draft,
      ...GROUND_NOT_KNOWN,
      heel: null,
      products: linesWithoutGround(draft.products ?? []),
    },
    catalogue,
  ).plan;
