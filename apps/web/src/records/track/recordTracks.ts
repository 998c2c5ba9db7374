/*
 * The view of a track beside its record, and what keeps the track, in one module: whoever saves a
 * record has its track in view, and saving then waits for no code.
 */
export { keepTrack } from './keepTrack.ts';
export { JobTrack, RecordTrack } from './RecordTrack.tsx';
