/* Files to and from a sprayer's terminal, in one file: both stand on what reads and writes them. */
export { DoneTasks } from './DoneTasks.tsx';
export { planFile } from './planFile.ts';
