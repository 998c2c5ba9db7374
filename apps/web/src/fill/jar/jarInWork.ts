import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { JAR_VERDICTS, type JarVerdict } from './JarResult.ts';

/** A jar that stands or is looked at, before its verdict is kept. */
export interface JarInWork {
  /** The mix, as `jarKey` names it; devices hold it under this name. */
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

const isJar = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.jobId === 'string' &&
  (value.standsSinceMs === null || Number.isFinite(value.standsSinceMs)) &&
  (value.verdict === null || JAR_VERDICTS.some((verdict) => verdict === value.verdict)) &&
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
  read: (stored) => (isJar(stored) ? (stored as JarInWork) : null),
});

/** Changes the jar of a mix; a jar of another mix is let go. */
export function changeJar(jobId: string, part: Partial<JarInWork>): void {
  jarInWork.setState(({ value }) => ({
    value: { ...(value.jobId === jobId ? value : freshJar(jobId)), ...part },
  }));
}
