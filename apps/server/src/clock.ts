/** Milliseconds since 1970 UTC. A parameter everywhere, so that a test owns the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
