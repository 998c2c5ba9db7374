/* What makes, corrects and answers with a record, in one file: all of it stands on the one record card. */
export { AnswerRecord } from './AnswerRecord.tsx';
export { RecordEditor } from './RecordEditor.tsx';
export { RecordJob } from './RecordJob.tsx';
