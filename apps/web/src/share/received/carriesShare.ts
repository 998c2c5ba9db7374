/**
 * Whether a fragment claims to carry a job or a result. What is in it is read by a part that is
 * fetched for it, which also says what is wrong with it.
 */
export const carriesShare = (fragment: string): boolean =>
  /^#(?:job|done)(?:=|%3D)/i.test(fragment);
