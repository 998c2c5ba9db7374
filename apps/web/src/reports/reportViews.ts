/*
 * All views of reporting in one chunk: they share the same ledgers, and separate chunks would each
 * need a further chunk for the shared code.
 */
export { NitrogenReport } from './nitrogen/NitrogenReport.tsx';
export { RecordSheet } from './RecordSheet.tsx';
export { ReportView } from './ReportView.tsx';
export { SeasonPage } from './season/SeasonPage.tsx';
