import { machinesPath, paths } from '../../device/navigation/paths.ts';

const of = (id: string): string => `${paths.farm}?machine=${encodeURIComponent(id)}`;

/** Views of the machines, so that the phone's way back works. */
export const machineAddress = {
  all: machinesPath,
  of,
  change: (id: string) => `${of(id)}&change`,
  add: `${machinesPath}&add`,
  test: (id: string) => `${paths.catchTest}?machine=${encodeURIComponent(id)}`,
} as const;
