import { useMemo } from 'react';
import { useJob } from '../../fill/job/jobStore.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import { whole } from '../../sync/arrival/Collected.ts';
import { useReportedSince } from '../../sync/device/shown/useReportedRecords.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { rounds } from '../../sync/rounds.ts';
import type { NitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import {
  plannedNitrogen,
  type PlannedNitrogen,
  type SharedPlans,
} from '../nitrogen/plannedNitrogen.ts';
import { julyYear } from '../totals/reportPeriods.ts';
import { placeKeyOf } from '../totals/ReportRow.ts';

/** A hook. Rounds, jobs, ground and records; null as long as some of them may be missing. */
function useSharedPlans(startYear: number): SharedPlans | null {
  const kept = whole(rounds.useAll());
  const jobs = whole(farmJobs.useAll());
  const ground = whole(paddocks.useAll());
  // A record of the season before may have done a round of the first weeks of this one.
  const records = whole(useReportedSince(julyYear(startYear - 1).from));
  return useMemo(
    () =>
      kept === null || jobs === null || ground === null || records === null
        ? null
        : {
            rounds: kept,
            jobs,
            paddocks: ground,
            records: records.map(({ value }) => value),
          },
    [kept, jobs, ground, records],
  );
}

/**
 * A hook. Nitrogen planned on each place and not recorded yet, by the place's key. It counts what is
 * to be done from today on: a season that is not running has nothing planned.
 */
export function usePlannedNitrogen(
  { year, startYear }: NitrogenLedger,
  today: string,
): ReadonlyMap<string, PlannedNitrogen> {
  const { job } = useJob();
  const { draft, paddock, plan, catalogue } = useMix();
  const paddockId = paddock?.id ?? null;
  const isRunning = today >= year.from && today <= year.to;
  const shared = useSharedPlans(startYear);
  return useMemo(() => {
    if (!isRunning) return new Map();
    const mix =
      plan === null || catalogue === null || paddockId === null
        ? null
        : { draft, paddockId, plan, products: catalogue.products };
    return new Map(
      [...plannedNitrogen(job, mix, shared, today)].map(([id, planned]) => [
        placeKeyOf(id),
        planned,
      ]),
    );
  }, [isRunning, job, draft, paddockId, plan, catalogue, shared, today]);
}
