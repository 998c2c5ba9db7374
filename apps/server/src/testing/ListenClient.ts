import { expect } from 'vitest';
import { WebChannelClient, type Json } from './WebChannelClient.ts';
import { eventually } from './eventually.ts';

/** A Listen session that gives what it received in short form. */
export class ListenClient extends WebChannelClient {
  /** Opens a session with these targets, and listens. */
  static async start(
    server: { readonly url: string; readonly projectId: string },
    ...targets: readonly Json[]
  ): Promise<ListenClient> {
    const client = new ListenClient(server.url, server.projectId, 'Listen');
    await client.open(...targets.map((target) => client.adding(target)));
    void client.listen();
    return client;
  }

  adding(addTarget: Json): Json {
    return { database: this.database, addTarget };
  }

  /** What was received until the next snapshot of all targets, in short form; then forgets it. */
  async snapshot(): Promise<readonly string[]> {
    await eventually(() => expect(this.told).toContain('snapshot'));
    const told = this.told;
    this.messages.length = 0;
    return told;
  }

  /** What was received until a target has ended, in short form; then forgets it. */
  async refusal(): Promise<readonly string[]> {
    await eventually(() => expect(this.told.join()).toContain('REMOVE'));
    const told = this.told;
    this.messages.length = 0;
    return told;
  }

  get told(): readonly string[] {
    return this.received.map(inShort);
  }

  /** The resume token of the last snapshot. */
  token = '';

  override get received(): readonly Json[] {
    const received = super.received;
    for (const each of received) {
      const { resumeToken } = (each['targetChange'] ?? {}) as { resumeToken?: string };
      this.token = resumeToken ?? this.token;
    }
    return received;
  }
}

const idOf = (name: unknown): string => String(name).split('/documents/')[1] ?? '';

function inShort(message: Json): string {
  const [[kind, body]] = Object.entries(message) as [[string, Json]];
  const ids = (name: string): string =>
    name in body
      ? ` ${name === 'targetIds' ? '+' : '-'}${String((body[name] as number[]).toSorted((a, b) => a - b))}`
      : '';
  switch (kind) {
    case 'targetChange': {
      const cause = body['cause'] as { code: number } | undefined;
      const type = body['targetChangeType'];
      if (type === undefined) return 'snapshot';
      return `${type as string} ${String(body['targetIds'])}${cause === undefined ? '' : ` because ${cause.code}`}`;
    }
    case 'documentChange':
      return `${idOf((body['document'] as Json)['name'])}${ids('targetIds')}${ids('removedTargetIds')}`;
    case 'filter':
      return `filter ${String(body['targetId'])} has ${String(body['count'])}`;
    default:
      return `${kind} ${idOf(body['document'])}${ids('removedTargetIds')}`;
  }
}
