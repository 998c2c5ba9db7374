import {
  nitrogenForPlan,
  paddockSprayings,
  type Paddock,
  type Round,
  type SeasonRow,
  type SprayRecord,
} from '@mix/documents';
import {
  calculateMix,
  type Catalogue,
  type MixDraft,
  type MixPlan,
  type MixProblem,
} from '@mix/engine';
import { asSold } from '../../../plan/planning/asSold.ts';
import { withGroundSprayings } from '../../../plan/planning/groundSprayings.ts';
import { formReading } from '../../../plan/reading/readForm.ts';
import type { MixPaddock } from '../../../plan/draft/MixForm.ts';
import type { KeptDocument } from '../../../sync/DocumentCollection.ts';
import { roundForm } from '../roundForm.ts';

/** The mix of a round on one of its paddocks. */
export interface RoundPlan {
  readonly row: SeasonRow;
  /** As it is planned there, and goes with the job. */
  readonly draft: MixDraft;
  /** With the names that the products were chosen by. */
  readonly facts: Catalogue;
  readonly paddock: MixPaddock;
  /** Null while a stop stands in its way. */
  readonly plan: MixPlan | null;
  readonly problems: readonly MixProblem[];
  /** Of the spraying alone; null: speed or width are not known, or there is no plan. */
  readonly hours: number | null;
}

/** What the records and paddocks tell of the ground of a plan. */
interface KnownGround {
  readonly records: readonly SprayRecord[];
  readonly paddocks: readonly KeptDocument<Paddock>[];
  /** The day they are counted to, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The mix of a round on one paddock, planned as the mix screen plans it there: with the nitrogen and
 * the sprayings of the ground by the records. A round goes by the table of its nozzle: a catch test
 * is of one device's machine.
 */
function planOn(
  round: Round,
  row: SeasonRow,
  catalogue: Catalogue,
  { records, paddocks, today }: KnownGround,
): RoundPlan {
  const form = roundForm(round, row);
  const facts = asSold(catalogue, form.products);
  const { paddockId, name, areaHa } = row;
  const kept = paddocks.find(({ id }) => id === paddockId)?.value;
  const ground = { earlierNames: [], name, ...kept, areaHa, id: paddockId };
  const nitrogen = nitrogenForPlan(records, ground, paddocks, today);
  const sprayings = paddockSprayings(records, ground, paddocks, today);
  const { draft } = withGroundSprayings(
    formReading({
      ...form,
      // Without records nothing is known of the year, which is not 0.
      ...(nitrogen !== null &&
        nitrogen.recordCount > 0 && { nitrogenAppliedKgPerHa: nitrogen.kgPerHa }),
    }),
    sprayings && { sprayings, paddockId, day: today },
    facts,
  );
  const { plan, problems } = calculateMix(draft, facts);
  const haPerH = plan?.sprayer?.workRateHaPerH ?? null;
  const hours = haPerH === null || areaHa === null ? null : areaHa / haPerH;
  const paddock = { ...form.paddock, landUse: kept?.landUse ?? null };
  return { row, facts, paddock, draft, plan, problems, hours };
}

/** The mix of a round on each of some paddocks. */
export const roundPlans = (
  round: Round,
  rows: readonly SeasonRow[],
  catalogue: Catalogue,
  known: KnownGround,
): readonly RoundPlan[] => rows.map((row) => planOn(round, row, catalogue, known));
