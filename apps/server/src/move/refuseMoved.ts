import { MoveError } from './MoveError.ts';
import { readProgress } from './Journal.ts';

/**
 * Keeps a server from starting where its work would be lost: on a folder whose farm has moved away, and on
 * one that a move has not filled yet.
 * @throws MoveError saying what to do.
 */
export function refuseMoved(dataDirectory: string): void {
  const progress = readProgress(dataDirectory);
  if (progress === null) return;
  const { header, finished } = progress;
  if (header.direction === 'toFirebase' && finished !== null) {
    throw new MoveError(
      `What is in ${dataDirectory} moved to ${header.projectId} (${finished}). Whatever is written here ` +
        'since does not get there. To use this server all the same, delete move.jsonl in that folder.',
    );
  }
  if (header.direction === 'fromFirebase' && finished === null) {
    throw new MoveError(
      `${dataDirectory} does not hold all of ${header.projectId} yet. Run to its end: ` +
        `mix move --from-firebase ${header.projectId}`,
    );
  }
}
