import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { JAR_VERDICTS, type JarVerdict } from './JarResult.ts';

/** A jar that stands or is looked at, before its verdict is kept. */
export interface JarInWork {
  readonly jobId: string;
  /** ms since 1970; null until the time was started. */
  readonly standsSinceMs: number | null;
  readonly verdict: JarVerdict | null;
  readonly notes: string;
}

export const freshJar = (jobId: string): JarInWork => ({
  jobId,
  standsSinceMs: null,
  verdict: null,
  notes: '',
});

const isJar = (value: unknown): value is JarInWork =>
  typeof value === 'object' &&
  value !== null &&
  'jobId' in value &&
  typeof value.jobId === 'string' &&
  'standsSinceMs' in value &&
  (value.standsSinceMs === null || Number.isFinite(value.standsSinceMs)) &&
  'verdict' in value &&
  (value.verdict === null || JAR_VERDICTS.some((verdict) => verdict === value.verdict)) &&
  'notes' in value &&
  typeof value.notes === 'string';

const none: JarInWork = freshJar('');

/**
 * The jar in work: its time goes on, and what was typed stays, while the sheet or the app is
 * closed.
 */
export const jarInWork = createKeptValue(browserStorage(), {
  key: 'mix.jar',
  schema: 1,
  empty: none,
  read: (stored) => (isJar(stored) ? stored : null),
});

/** Changes the jar of a job; a jar of another job is let go. */
export function changeJar(jobId: string, part: Partial<JarInWork>): void {
  jarInWork.setState(({ value }) => ({
    value: { ...(value.jobId === jobId ? value : freshJar(jobId)), ...part },
  }));
}
