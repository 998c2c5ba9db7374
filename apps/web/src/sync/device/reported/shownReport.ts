import type { ReportedRecord, TakenProduct } from '@mix/documents';
import { createStore } from 'zustand/vanilla';

/** What lists, sums and the book of the shed need of one record. */
export interface ReportedDocument {
  readonly id: string;
  readonly value: ReportedRecord;
  readonly taken: readonly TakenProduct[];
  /** The server's stamps once it is synced; the device's clock until then. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Every record of the present owner whose work ended on a day or later, the newest change first. */
export interface RecentRecords {
  /** `YYYY-MM-DD` */
  readonly since: string;
  readonly records: readonly ReportedDocument[];
}

interface ShownReport {
  /** All of the present owner, the newest change first. */
  readonly records?: readonly ReportedDocument[];
  /** The records of the seasons looked at first, long before all are read. */
  readonly recent?: RecentRecords;
  /** Whether the account has once sent all records to this device. */
  readonly arrived?: boolean;
}

/** What the screens show of many records; filled by the store. */
export const shownReport = createStore<ShownReport>(() => ({}));
