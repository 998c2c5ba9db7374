/* Files to and from a sprayer's terminal, in one module: both need the code that reads and
   writes them. */
export { DoneTasks } from './DoneTasks.tsx';
export { planFile } from './planFile.ts';
