/*
 * A track seen beside its record, and what keeps it there, in one file: whoever saves a record has its track
 * before them, and saving then waits for no code.
 */
export { keepTrack } from './keepTrack.ts';
export { JobTrack, RecordTrack } from './RecordTrack.tsx';
