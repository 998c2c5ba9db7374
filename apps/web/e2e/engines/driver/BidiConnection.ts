import { LONGEST_WAIT_MS } from './Engine.ts';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Commands of WebDriver BiDi over a WebSocket: https://w3c.github.io/webdriver-bidi/ */
export interface BidiConnection {
  /** @throws Error with the browser's own words where it refuses */
  readonly send: <Result>(method: string, params?: object) => Promise<Result>;
  readonly close: () => void;
}

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => {
      done();
    });
    socket.addEventListener('error', () => {
      fail(new Error(`nobody answers at ${url}`));
    });
  });
  return {
    send: async <Result>(method: string, params: object = {}) => {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      const timer = setTimeout(() => {
        reject(new Error(`${method} was not answered within ${LONGEST_WAIT_MS} ms`));
      }, LONGEST_WAIT_MS);
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
      if (answer.type === 'error') {
        throw new Error(`${method}: ${answer.error ?? ''}: ${answer.message ?? ''}`);
      }
      return answer.result as Result;
    },
    close: () => {
      socket.close();
    },
  };
}
