import {
  needsOf,
  type Round,
  type SeasonNeeds,
  type SeasonPlan,
  type SeasonRow,
} from '@mix/documents';

/** Work on a paddock: a round, or a job of no round. */
export interface SeasonWork {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly state: 'done' | 'handed over' | 'planned';
  /** Null is not known. */
  readonly areaHa: number | null;
  readonly perHa: SeasonRow['jobs'][number]['round'];
}

/** What a job of no round is called: as its mix, else by its products. */
export const jobName = ({ name, round }: SeasonRow['jobs'][number]): string =>
  name ?? round.products.map((product) => product.name).join(', ');

/** The rounds and jobs of a paddock. */
export const workOn = ({
  areaHa,
  cells,
  jobs,
}: Pick<SeasonRow, 'areaHa' | 'cells' | 'jobs'>): readonly SeasonWork[] => [
  ...cells.map(({ round, done, work }): SeasonWork => ({
    name: round.name,
    day: round.day,
    state: done ? 'done' : work === null ? 'planned' : 'handed over',
    areaHa,
    perHa: round,
  })),
  ...jobs.map((job): SeasonWork => ({
    name: jobName(job),
    day: job.day,
    state: 'handed over',
    areaHa: job.areaHa,
    perHa: job.round,
  })),
];

/** What a round takes on all its paddocks. */
export function roundNeeds({ rows }: SeasonPlan, round: Round): SeasonNeeds {
  const areaOf = new Map(rows.map(({ paddockId, areaHa }) => [paddockId, areaHa]));
  return needsOf(
    round.paddocks.map(({ paddockId }) => ({ areaHa: areaOf.get(paddockId) ?? null, round })),
  );
}
