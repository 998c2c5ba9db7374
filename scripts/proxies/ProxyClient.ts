import { once } from 'node:events';
import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type?: string;
  readonly token?: string;
  readonly body?: string;
}

/** A proxy that has not begun to listen refuses, or cuts the line. */
const TRIES = 150;

/** Asks a proxy over HTTP/2 and TLS, as browsers do: everything on one connection. */
export class ProxyClient {
  readonly #session: ClientHttp2Session;

  constructor(session: ClientHttp2Session) {
    this.#session = session;
    session.on('error', () => undefined);
  }

  /**
   * A client of a proxy that has just been started.
   * @throws Error where it does not listen within half a minute
   */
  static async connect(port: number): Promise<ProxyClient> {
    for (let tries = 1; ; tries += 1) {
      // The certificate was made a moment ago, for this run.
      const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
      try {
        // The connection stands once the settings of the other side are here.
        await once(session, 'remoteSettings');
        return new ProxyClient(session);
      } catch (error) {
        if (tries === TRIES) throw error;
        await pause(200);
      }
    }
  }

  /** An answer that may go on for long. */
  open({ method, path, type = 'application/json', token, body }: Asked): ClientHttp2Stream {
    const stream = this.#session.request({
      ':method': method,
      ':path': path,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    });
    stream.setEncoding('utf8');
    stream.end(body);
    return stream;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stream = this.open(asked);
      let text = '';
      let headers: Record<string, unknown> = {};
      stream.on('response', (received) => (headers = received));
      stream.on('data', (part: string) => (text += part));
      stream.on('end', () =>
        resolve({
          status: Number(headers[':status']),
          type: String(headers['content-type']).split(';')[0] ?? '',
          headers,
          text,
        }),
      );
      stream.on('error', reject);
    });
  }

  close(): void {
    this.#session.destroy();
  }
}
