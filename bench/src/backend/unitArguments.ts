/** How the shipped unit starts Node (`deploy/`). */
export const UNIT_ARGUMENTS = ['--max-old-space-size=256', '--max-semi-space-size=8'];
