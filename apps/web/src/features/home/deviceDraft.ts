import { browserStorage } from '../../draft/deviceStorage.ts';
import type { DraftStore } from '../../draft/createDraftStore.ts';

/** Every key under which the draft is kept on the device begins with it. */
const prefix = 'mix.';

let draft: DraftStore | null = null;

/** The draft, where this device holds any work; null until `homeReady` has found some. */
export const deviceDraft = (): DraftStore | null => draft;

/**
 * Fetches what reads the draft, but only where there is one: a first visit is spared the parser.
 * The screen opens once this resolves.
 */
export async function homeReady(): Promise<void> {
  if (draft !== null || !holdsWork()) return;
  draft = (await import('../../draft/draftStore.ts')).draftStore;
}

function holdsWork(): boolean {
  try {
    return Object.keys(browserStorage() ?? {}).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
