/** The connection to the document database: unknown until it answered, or did not for 10 s. */
export type Connection = 'unknown' | 'online' | 'offline';

/** What is heard of it. `silent`: the library works from its own copy. */
export type Heard = 'answered' | 'failed' | 'silent' | 'networkLost' | 'networkFound';

const NO_ANSWER_MS = 10_000;

/**
 * Follows the connection. A failed connection is offline at once; one that stopped answering is
 * unknown, and offline after 10 s without an answer.
 * @param later does the work after a while; returns what cancels it
 */
export function createConnection(
  onChange: (connection: Connection) => void,
  later: (work: () => void, afterMs: number) => () => void,
) {
  let connection: Connection = 'unknown';
  let cancel: () => void = () => undefined;

  const become = (next: Connection) => {
    cancel();
    cancel =
      next === 'unknown'
        ? later(() => {
            become('offline');
          }, NO_ANSWER_MS)
        : () => undefined;
    if (next === connection) return;
    connection = next;
    onChange(next);
  };
  become('unknown');

  return {
    hear: (heard: Heard) => {
      if (heard === 'answered') become('online');
      else if (heard === 'failed' || heard === 'networkLost') become('offline');
      else if (heard === 'networkFound') {
        if (connection === 'offline') become('unknown');
      } else if (connection === 'online') become('unknown');
    },
    stop: () => {
      cancel();
    },
  };
}
