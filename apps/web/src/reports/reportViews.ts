/*
 * What reporting shows, in one file: the reports stand on the same ledgers, and apart each set of them would
 * share files of its own.
 */
export { NitrogenReport } from './nitrogen/NitrogenReport.tsx';
export { RecordSheet } from './RecordSheet.tsx';
export { ReportView } from './ReportView.tsx';
export { SeasonPage } from './season/SeasonPage.tsx';
