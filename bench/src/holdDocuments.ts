import type { Page } from 'playwright-core';
import {
  holdDocuments as holdAsApp,
  type HeldDocument,
} from '../../apps/web/e2e/setup/holdDocuments.ts';

export type { HeldDocument };

/** Puts documents in place of all that the device's database holds, where no app runs that has it open. */
export const holdDocuments = (page: Page, documents: readonly HeldDocument[]): Promise<void> =>
  holdAsApp(
    page,
    documents.map((one) => ({ ...one, fields: { ...one.fields, schemaVersion: 1 } })),
    { inPlace: true },
  );
