import { paths } from './paths.ts';

/** What the icon of the installed app offers: Home, asked to go on at once. */
export const shortcutPaths = {
  newMix: `${paths.home}?new`,
  repeat: `${paths.home}?repeat`,
  record: `${paths.home}?record`,
} as const;
