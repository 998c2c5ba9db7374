import { paths } from './paths.ts';

/** Where a job is filled and recorded: views of a screen, so that the phone's way back works. */
export const jobPaths = {
  fill: `${paths.result}?fill`,
  /** The fill screen, which asks at once what is left of the job. */
  left: `${paths.result}?fill&left`,
  /** Where the sprayer goes while a load is sprayed out. */
  drive: `${paths.result}?fill&drive`,
  record: `${paths.result}?record`,
  /** One record as it goes on paper. */
  sheetOf: (id: string) => `${paths.reporting}?sheet=${id}`,
  recordOf: (id: string) => `${paths.reporting}?record=${id}`,
} as const;
