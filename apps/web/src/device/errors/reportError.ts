import { logError } from './errorLog.ts';

/**
 * Tells of an error of this program: in the console, and in the log that the export of an account
 * carries. What is expected to happen, no network among it, is a state and does not come here.
 */
export function reportError(error: unknown): void {
  console.error(error);
  logError(error instanceof Error ? error : new Error(String(error)), new Date());
}
