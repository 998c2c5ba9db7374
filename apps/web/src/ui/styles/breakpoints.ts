/** Narrowest width of each step, in CSS px. Style sheets use the same steps by name: `mediaNames`. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** A screen narrower than this step is a mobile one. */
export const mobileBreakpoint: Breakpoint = 'lg';

/**
 * The names a style sheet may use, each with its media condition: `@media (--from-md)`,
 * `@media (--below-md)`, `@media (--mobile)`. The build writes the conditions in.
 */
export function mediaNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [step, width] of Object.entries(breakpoints)) {
    if (width === 0) continue;
    names.set(`--from-${step}`, `(width >= ${width}px)`);
    names.set(`--below-${step}`, `(width < ${width}px)`);
  }
  names.set('--mobile', `(width < ${breakpoints[mobileBreakpoint]}px)`);
  return names;
}
