import { paths } from './paths.ts';

const of = (id: string): string => `${paths.ground}?paddock=${encodeURIComponent(id)}`;

/** Views of the ground, so that the phone's way back works. */
export const groundPaths = {
  of,
  walk: (id: string) => `${of(id)}&walk`,
  edit: (id: string) => `${of(id)}&edit`,
  zones: (id: string) => `${of(id)}&zones`,
  file: `${paths.ground}?file`,
} as const;
