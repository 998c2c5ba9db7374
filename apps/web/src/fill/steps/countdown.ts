export interface Countdown {
  /** "6:42", "1:05:00"; "0:00" once it is over. */
  readonly text: string;
  readonly isOver: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * What is left of a wait, worked out from when it began: it goes on while the phone sleeps and the
 * app is closed. A clock that was set back never shows more than the whole wait.
 */
export function countdown(sinceMs: number, waitMin: number, nowMs: number): Countdown {
  const wholeMs = waitMin * 60_000;
  const leftMs = Math.min(wholeMs, Math.max(0, sinceMs + wholeMs - nowMs));
  const seconds = Math.ceil(leftMs / 1000);
  const minutes = Math.floor(seconds / 60);
  const text =
    minutes < 60
      ? `${minutes}:${two(seconds % 60)}`
      : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return { text, isOver: seconds === 0 };
}
