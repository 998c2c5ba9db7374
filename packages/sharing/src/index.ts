export { readJson } from './readJson.ts';
export { findShare } from './findShare.ts';
export { encodeJob } from './encodeJob.ts';
export { decodeJob } from './decodeJob.ts';
export type { SharedJob, SharedPlace } from './SharedJob.ts';
export { encodeResult } from './encodeResult.ts';
export { decodeResult } from './decodeResult.ts';
export type { JobResult } from './JobResult.ts';
export type { ShareFault } from './ShareFault.ts';
