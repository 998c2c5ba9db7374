/**
 * The most that is taken for an amount actually used: ten times what was planned is a slip of the
 * decimal sign, not a job done otherwise. Where nothing was planned there is no limit.
 */
export const mostPlausibleAmount = (planned: number): number =>
  planned > 0 ? planned * 10 : Infinity;
