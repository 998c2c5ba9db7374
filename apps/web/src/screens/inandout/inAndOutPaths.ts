import { paths } from '../../navigation/paths.ts';

/** Views of the screen, so that the phone's way back works. */
export const inAndOutPaths = {
  restore: `${paths.inAndOut}?view=restore`,
} as const;
