import {
  catchTestFor,
  localDay,
  type CatchTest,
  type CatchTestInForce,
  type SavedMachine,
} from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

const DAY_MS = 86_400_000;

/** The catch test of a machine, and its age in whole days. */
export interface MachineTest extends CatchTestInForce {
  readonly days: number;
}

/**
 * The catch test of a saved machine; null where no nozzle is set, or none of its own was done.
 * @param today YYYY-MM-DD, as the calendar of the place has it
 */
export function machineTest(
  { id, value }: KeptDocument<SavedMachine>,
  tests: readonly KeptDocument<CatchTest>[],
  today: string,
): MachineTest | null {
  const [nozzleId] = value.nozzleIds;
  if (nozzleId === undefined) return null;
  const { machineId, boomConfig, nozzleCount = null } = value;
  const fitted = { machineId, boomConfigurationId: boomConfig, savedMachineId: id };
  const found = catchTestFor(tests, { ...fitted, nozzleId, nozzleCount }, today);
  if (found === null || found.old.includes('machine')) return null;
  const days = (Date.parse(today) - Date.parse(localDay(found.test.at))) / DAY_MS;
  return { ...found, days };
}
