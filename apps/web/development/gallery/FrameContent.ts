import type { DocumentFields } from '@mix/documents';
import type { CollectionName } from '../../src/sync/DocumentValues.ts';

/** A document on the device, as its kind writes it down. */
export interface HeldDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly value: DocumentFields;
}

/**
 * never: the catalogue stays on its way. refused: it does not come. offline: nothing comes. silent:
 * whatever is asked, nobody answers. Whoever is offline or waits for an answer is signed in.
 */
export type BrokenNetwork = 'never' | 'refused' | 'offline' | 'silent';

/** What is pressed, as a CSS selector, which holds in every language; or the field something is typed into. */
export type Step = string | { readonly into: string; readonly type: string };

/** What the app's page of a frame is told. */
export interface FrameOrder {
  /** What its clock says, ms since 1970. */
  readonly nowMs: number;
  readonly textPct: number;
  readonly network: BrokenNetwork | null;
  readonly press: readonly Step[];
}

/** All that makes one frame of the gallery; it travels as the frame's name. */
export interface FrameContent {
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
  readonly documents: readonly HeldDocument[];
  readonly order: FrameOrder;
}
