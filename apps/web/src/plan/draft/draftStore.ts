import { afterPaint } from '../../ui/lazy/waiting.ts';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createDraftStore } from './createDraftStore.ts';

/** The one draft of this device. Drawn at build time it is empty, because there is no device. */
export const draftStore = createDraftStore(browserStorage(), afterPaint);
