import { paths } from './paths.ts';

/** Shortcuts on the icon of the installed app: Home, which goes on at once to what was asked. */
export const shortcutPaths = {
  newMix: `${paths.home}?new`,
  repeat: `${paths.home}?repeat`,
  record: `${paths.home}?record`,
} as const;
