import { useMemo } from 'react';
import { useJob } from '../../fill/job/jobStore.ts';
import { useMix } from '../../plan/planning/useMix.ts';
import type { NitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import { plannedNitrogen, type PlannedNitrogen } from '../nitrogen/plannedNitrogen.ts';
import { placeKeyOf } from '../totals/ReportRow.ts';

/**
 * A hook. Nitrogen planned on each place and not recorded yet, by the place's key. It counts the
 * job and the mix in work, which are of today: a season that is not running has nothing planned.
 */
export function usePlannedNitrogen(
  { year }: NitrogenLedger,
  today: string,
): ReadonlyMap<string, PlannedNitrogen> {
  const { job } = useJob();
  const { draft, paddock, plan, catalogue } = useMix();
  const paddockId = paddock?.id ?? null;
  const isRunning = today >= year.from && today <= year.to;
  return useMemo(() => {
    if (!isRunning) return new Map();
    const mix =
      plan === null || catalogue === null || paddockId === null
        ? null
        : { draft, paddockId, plan, products: catalogue.products };
    return new Map(
      [...plannedNitrogen(job, mix)].map(([id, planned]) => [placeKeyOf(id), planned]),
    );
  }, [isRunning, job, draft, paddockId, plan, catalogue]);
}
