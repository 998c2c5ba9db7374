import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';

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

/** Asks a proxy over HTTP/2 and TLS, as browsers do: everything on one connection. */
export class ProxyClient {
  readonly #session: ClientHttp2Session;

  constructor(port: number) {
    // The certificate was made a moment ago, for this run.
    this.#session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    this.#session.on('error', () => undefined);
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
