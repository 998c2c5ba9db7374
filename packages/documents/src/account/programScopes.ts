/**
 * What a token may let a program do; nothing else. `farm`: read what else its owner sees, at their own place
 * and on their farms. `jobs`: hand over jobs. `money`: prices and costs in what is read.
 */
export const PROGRAM_SCOPES = ['catalogue', 'plan', 'records', 'farm', 'jobs', 'money'] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];
