import type { RunningServer } from './startServer.ts';

/** One device of one account: writes pairs of documents, two in a commit, and keeps what was answered. */
export class Writer {
  readonly name: string;
  readonly uid: string;
  readonly #idToken: string;
  /** The newest answered value of each pair. */
  readonly acknowledged = new Map<number, number>();
  /** Values sent and not answered: they may be stored or not. */
  readonly unanswered = new Map<number, number>();
  /** Writes answered as stored. */
  answers = 0;
  refusals = 0;
  #sent = 0;

  private constructor(name: string, uid: string, idToken: string) {
    this.name = name;
    this.uid = uid;
    this.#idToken = idToken;
  }

  static async signUp(server: RunningServer, name: string): Promise<Writer> {
    const answer = await fetch(`${server.url}/v1/accounts:signUp?key=${server.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.org`, password: PASSWORD }),
    });
    const body = (await answer.json()) as { localId?: string; idToken?: string };
    if (body.localId === undefined || body.idToken === undefined) {
      throw new Error(`signing up was refused: ${JSON.stringify(body)}`);
    }
    return new Writer(name, body.localId, body.idToken);
  }

  path(pair: number, half: 'a' | 'b'): string {
    return `users/${this.uid}/mixes/${half}${pair}`;
  }

  /** Writes one pair. @returns the HTTP status; null when no answer came. */
  async write(server: RunningServer): Promise<number | null> {
    const value = (this.#sent += 1);
    // Every third write is of a pair that is known to exist, so that updates are lost or kept too.
    const earlier = Math.ceil(value / 2);
    const isUpdate = value % 3 === 0 && this.acknowledged.has(earlier);
    const pair = isUpdate ? earlier : value;
    this.unanswered.set(pair, value);
    const root = `projects/${server.projectId}/databases/(default)/documents`;
    const writes = (['a', 'b'] as const).map((half) => ({
      update: {
        name: `${root}/${this.path(pair, half)}`,
        fields: { name: { stringValue: 'x'.repeat(200) }, value: { integerValue: String(value) } },
      },
      ...(isUpdate && { updateMask: { fieldPaths: ['name', 'value'] } }),
      updateTransforms: (isUpdate ? ['updatedAt'] : ['createdAt', 'updatedAt']).map(
        (fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        }),
      ),
    }));
    try {
      const answer = await this.post(server, `v1/${root}:commit`, { writes });
      await answer.arrayBuffer();
      if (answer.status === 200) {
        this.answers += 1;
        this.acknowledged.set(pair, value);
        this.unanswered.delete(pair);
      } else this.refusals += 1;
      return answer.status;
    } catch {
      return null;
    }
  }

  /** Writes until the server is gone. */
  async writeOn(server: RunningServer): Promise<void> {
    while ((await this.write(server)) !== null);
  }

  post(server: RunningServer, target: string, body: object): Promise<Response> {
    return fetch(`${server.url}/${target}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#idToken}`, 'content-type': 'text/plain' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  }
}

export const PASSWORD = 'spread lime in spring';
