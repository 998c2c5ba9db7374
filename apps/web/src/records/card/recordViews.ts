/*
 * The views that make, correct and answer with a record, in one module: all stand on one record
 * card.
 */
export { AnswerRecord } from './AnswerRecord.tsx';
export { RecordEditor } from './RecordEditor.tsx';
export { RecordJob } from './RecordJob.tsx';
export { WriteSpray } from '../written/WriteSpray.tsx';
