/** The clock of a location: minutes ahead of UTC at a moment. */
export type OffsetAt = (momentMs: number) => number;

/** Minutes this device's clock is ahead of UTC at a moment. */
export const deviceOffset: OffsetAt = (momentMs) => -new Date(momentMs).getTimezoneOffset();
