import { logError } from './errorLog.ts';

/**
 * Reports an error of this program: in the console, and in the log that the export of an account
 * carries. Expected failures, such as no network, are states and do not come here.
 */
export function reportError(error: unknown): void {
  console.error(error);
  logError(error instanceof Error ? error : new Error(String(error)), new Date());
}
