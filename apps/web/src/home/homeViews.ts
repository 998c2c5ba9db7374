/* What Home shows once its first rows stand, in one file: what two files share would come with Home itself. */
export { JobPanel } from './job/JobPanel.tsx';
export { MainSupply } from './mixes/MainSupply.tsx';
export { SeasonPanels } from './season/SeasonPanels.tsx';
