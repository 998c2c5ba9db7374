import type { GoldenRow } from './GoldenRow.ts';
import { jobRows } from './jobRows.ts';
import { sprayerRows } from './sprayerRows.ts';
import { suspensionRows } from './suspensionRows.ts';
import { solutionRows, thermalRows } from './tankRows.ts';
import { unitRows } from './unitRows.ts';
import { waterRows } from './waterRows.ts';

/** Every golden test and every worked number of the domain facts, G1 to G18 and sections 0 to 7. */
export const goldenRows: readonly GoldenRow[] = [
  ...sprayerRows,
  ...solutionRows,
  ...thermalRows,
  ...suspensionRows,
  ...jobRows,
  ...waterRows,
  ...unitRows,
];
