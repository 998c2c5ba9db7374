/** One saved machine of a profile, its references as the document database hands them out. */
export interface UserMachine {
  readonly boomConfig: string | null;
  readonly machine: unknown;
  readonly nozzles: readonly unknown[];
}

/** The document `users/{id}`, its time stamps as dates. */
export interface UserProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly region: string;
  readonly userMachines: readonly UserMachine[];
  /** Null: the stored document lacks it. */
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
}
