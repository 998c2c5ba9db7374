import type { Round, SeasonRow } from '@mix/documents';
import { useMemo } from 'react';
import { wholeCatalogue } from '../../../plan/planning/wholeCatalogue.ts';
import { useCatalogue } from '../../../products/catalogue/useCatalogue.ts';
import { arrivalOf, whole, type Arrival } from '../../../sync/arrival/Collected.ts';
import { ownProducts } from '../../../sync/ownProducts.ts';
import { paddocks } from '../../../sync/paddocks.ts';
import { sprayRecords } from '../../../sync/sprayRecords.ts';
import { roundPlans, type RoundPlan } from './roundPlans.ts';

/**
 * A hook. The mix of a round on each of some paddocks; null as long as something that a plan rests
 * on may be missing.
 * @param today `YYYY-MM-DD`
 */
export function useRoundPlans(
  round: Round,
  rows: readonly SeasonRow[],
  today: string,
): {
  readonly plans: readonly RoundPlan[] | null;
  /** How far the documents are here. */
  readonly state: Arrival;
  /** Asks for the catalogue again, which did not come; null: it is here, or on its way. */
  readonly onRetry: (() => void) | null;
} {
  const listed = useCatalogue();
  const allOwn = ownProducts.useAll();
  const allRecords = sprayRecords.useAll();
  const allGround = paddocks.useAll();
  const own = whole(allOwn);
  const records = whole(allRecords);
  const ground = whole(allGround);
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  const plans = useMemo(() => {
    if (catalogue === null || own === null || records === null || ground === null) return null;
    const known = { records: records.map(({ value }) => value), paddocks: ground, today };
    return roundPlans(round, rows, wholeCatalogue(catalogue, own), known);
  }, [catalogue, own, records, ground, round, rows, today]);
  return {
    plans,
    state: arrivalOf(allOwn, allRecords, allGround),
    onRetry: listed.status === 'failed' ? listed.retry : null,
  };
}
