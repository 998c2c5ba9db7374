/* What Home loads after its first rows, in one module: code that two modules share would be
   loaded with Home itself. */
export { JobPanel } from './job/JobPanel.tsx';
export { MainSupply } from './mixes/MainSupply.tsx';
export { FindLastRecord } from './mixes/FindLastRecord.tsx';
export { SavedMachineRow } from './SavedMachineRow.tsx';
export { SeasonPanels } from './season/SeasonPanels.tsx';
