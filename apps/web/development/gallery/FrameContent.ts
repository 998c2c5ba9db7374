import type { DocumentFields } from '@mix/documents';
import type { CollectionName } from '../../src/sync/DocumentValues.ts';

/** A document on the device, as its kind writes it down. */
export interface HeldDocument {
  readonly collection: CollectionName;
  readonly id: string;
  readonly value: DocumentFields;
}

/**
 * never: the catalogue stays on its way. refused: the catalogue does not come. offline: nothing
 * comes. silent: no request is ever answered. In an offline or silent state somebody is signed in.
 */
export type BrokenNetwork = 'never' | 'refused' | 'offline' | 'silent';

/** A control to press, as a CSS selector for every language; or a field and the text for it. */
export type Step = string | { readonly into: string; readonly type: string };

/** What the gallery asks of the app's page in a frame. */
export interface FrameOrder {
  /** Time of the frame's clock, ms since 1970. */
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
