import { FarmJobPanel } from './FarmJobPanel.tsx';
import { FarmJobsList } from './FarmJobsList.tsx';

/** What Home shows of a farm's jobs. One file: what two files share would come with Home itself. */
export const farmHome = { Panel: FarmJobPanel, List: FarmJobsList };
