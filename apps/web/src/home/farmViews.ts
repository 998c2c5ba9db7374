/* The jobs of a farm on Home, in one file: nobody else has any. */
export { FarmJobPanel } from './job/FarmJobPanel.tsx';
export { FarmJobsList } from '../farm/jobs/FarmJobsList.tsx';
