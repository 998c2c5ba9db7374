/* What the reporting screen shows once its records are read. */
export { NitrogenReport } from './nitrogen/NitrogenReport.tsx';
export { RecordSheet } from './RecordSheet.tsx';
export { ReportView } from './ReportView.tsx';
