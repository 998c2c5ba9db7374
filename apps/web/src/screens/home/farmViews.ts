/* The jobs of a farm on Home, in one file: nobody else has any. */
export { FarmJobPanel } from './jobs/FarmJobPanel.tsx';
export { FarmJobsList } from './jobs/FarmJobsList.tsx';
