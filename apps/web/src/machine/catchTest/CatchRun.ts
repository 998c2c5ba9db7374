import type { CatchTest, CaughtNozzle } from '@mix/documents';

/** The settings of a catch test, chosen before the first nozzle. */
export type CatchSetup = Pick<
  CatchTest,
  | 'machineId'
  | 'boomConfigurationId'
  | 'savedMachineId'
  | 'nozzleId'
  | 'nozzleCount'
  | 'pressureBar'
  | 'waterTemperatureC'
  | 'tolerancePct'
  | 'goodForMonths'
  | 'by'
> & {
  /** How long the jug is held under each nozzle. */
  readonly seconds: number;
};

/** The clock of a jug or of a run. It is read off the wall clock: a phone that slept lost nothing. */
export interface CatchClock {
  readonly startedAtMs: number;
  /** Null while it runs. */
  readonly stoppedAfterS: number | null;
}

/** A catch test on its way along the boom. The device keeps it at every step. */
export interface CatchRun {
  readonly setup: CatchSetup;
  /** Id of the test whose nozzles are caught again; null for a new test. */
  readonly testId: string | null;
  /** Nozzles of this walk, in the order they are caught. */
  readonly places: readonly number[];
  /** Index in `places` of the nozzle to catch; their number once all are done. */
  readonly at: number;
  readonly catches: readonly CaughtNozzle[];
  readonly clock: CatchClock | null;
  /** The jug figure as it is typed. */
  readonly text: string;
  readonly part: 'catch' | 'speed' | 'result';
  /** What follows the last nozzle. */
  readonly next: 'speed' | 'result';
  readonly runs: CatchTest['runs'];
  readonly distanceM: number;
  readonly runClock: CatchClock | null;
}
