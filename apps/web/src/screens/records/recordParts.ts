/* The ways to a record: from a job that was filled, from an answer, and by its id. */
export { AnswerRecord } from './AnswerRecord.tsx';
export { RecordEditor } from './RecordEditor.tsx';
export { RecordJob } from './RecordJob.tsx';
