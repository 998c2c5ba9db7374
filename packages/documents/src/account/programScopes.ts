/**
 * Permissions of a program's token. `farm`: read the other documents its owner sees, alone and on
 * farms. `jobs`: hand over jobs. `money`: see prices and costs in what is read.
 */
export const PROGRAM_SCOPES = ['catalogue', 'plan', 'records', 'farm', 'jobs', 'money'] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];
