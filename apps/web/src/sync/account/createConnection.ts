/** The connection to the document database: unknown until it answered, or did not for 10 s. */
export type Connection = 'unknown' | 'online' | 'offline';

/** A sign of how the connection is. `silent`: the library works from its own copy. */
export type ConnectionSignal = 'answered' | 'failed' | 'silent' | 'networkLost' | 'networkFound';

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
    signal: (signal: ConnectionSignal) => {
      if (signal === 'answered') become('online');
      else if (signal === 'failed' || signal === 'networkLost') become('offline');
      else if (signal === 'networkFound') {
        if (connection === 'offline') become('unknown');
      } else if (connection === 'online') become('unknown');
    },
    stop: () => {
      cancel();
    },
  };
}
