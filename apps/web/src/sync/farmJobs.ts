import { collectionOf } from './collectionOf.ts';

/** What is to be sprayed on the farm in use; none at somebody's own place. */
export const farmJobs = collectionOf('jobs');
