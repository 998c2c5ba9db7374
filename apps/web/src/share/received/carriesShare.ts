/**
 * Whether a fragment claims to carry a job or a result. Its content is read, and its faults are
 * told, by a component that is loaded for it.
 */
export const carriesShare = (fragment: string): boolean =>
  /^#(?:job|done)(?:=|%3D)/i.test(fragment);
