import type { Page } from 'playwright-core';
import { writeEntries } from '../../apps/web/e2e/setup/writeEntries.ts';

/** A document of the device itself. */
export interface HeldDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Puts documents in place of all that the device's database holds, where no app runs that has it open. */
export const holdDocuments = (page: Page, documents: readonly HeldDocument[]): Promise<void> =>
  writeEntries(
    page,
    documents.map(({ fields, ...one }) => ({ ...one, fields: { ...fields, schemaVersion: 1 } })),
    { owner: 'device', clears: true },
  );
