import { loadOnce } from '../../../device/loadOnce.ts';

/** The step in work takes the engine to say; it is fetched where there is a job. */
export const jobPanelPart = loadOnce(() => import('./JobPanel.tsx'));
