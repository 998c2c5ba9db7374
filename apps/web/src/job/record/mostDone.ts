/**
 * What nobody puts on where so much was planned: ten times is no job done otherwise, but a slip of the
 * decimal sign. Where nothing was planned anything may have been.
 */
export const mostDone = (planned: number): number => (planned > 0 ? planned * 10 : Infinity);
