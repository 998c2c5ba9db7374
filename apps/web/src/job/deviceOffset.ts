import type { OffsetAt } from './recordOfJob.ts';

/** Minutes this device's clock is ahead of UTC at a moment. */
export const deviceOffset: OffsetAt = (momentMs) => -new Date(momentMs).getTimezoneOffset();
