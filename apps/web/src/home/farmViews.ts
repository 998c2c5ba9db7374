/* The jobs of a farm on Home, in a module of their own: only a farm has jobs. */
export { FarmJobPanel } from './job/FarmJobPanel.tsx';
export { FarmJobsList } from '../farm/jobs/FarmJobsList.tsx';
