import {
  needsOf,
  type OpenWork,
  type Round,
  type SeasonNeeds,
  type SeasonPlan,
  type SeasonRow,
} from '@mix/documents';

/** Work on a paddock: a round, or a job of no round. */
export interface SeasonWork extends OpenWork {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly state: 'done' | 'handed over' | 'planned';
}

/** What a job of no round is called: as its mix, else by its products. */
export const jobName = ({ name, round }: SeasonRow['jobs'][number]): string =>
  name ?? round.products.map((product) => product.name).join(', ');

/** The rounds and jobs of a paddock: what is handed over as its job has it. */
export const workOn = ({
  areaHa,
  cells,
  jobs,
}: Pick<SeasonRow, 'areaHa' | 'cells' | 'jobs'>): readonly SeasonWork[] => [
  ...cells.map(({ round, done, work, open }): SeasonWork => ({
    ...(open ?? { areaHa, round }),
    name: round.name,
    day: round.day,
    state: done ? 'done' : work === null ? 'planned' : 'handed over',
  })),
  ...jobs.map((job): SeasonWork => ({ ...job, name: jobName(job), state: 'handed over' })),
];

/** The paddocks of one round, with nothing but the round. */
export const rowsOfRound = ({ rows }: SeasonPlan, id: string): readonly SeasonRow[] =>
  rows.flatMap((row) => {
    const cells = row.cells.filter(({ roundId }) => roundId === id);
    return cells.length === 0 ? [] : [{ ...row, cells, jobs: [] }];
  });

/** What a round takes on all its paddocks. */
export function roundNeeds({ rows }: SeasonPlan, round: Round): SeasonNeeds {
  const areaOf = new Map(rows.map(({ paddockId, areaHa }) => [paddockId, areaHa]));
  return needsOf(
    round.paddocks.map(({ paddockId }) => ({ areaHa: areaOf.get(paddockId) ?? null, round })),
  );
}
