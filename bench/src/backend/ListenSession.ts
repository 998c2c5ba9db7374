import type { Backend, SignedIn } from './Backend.ts';

/** One listen channel with many targets, spoken as the client library speaks it. */
export class ListenSession {
  readonly #end = new AbortController();
  #heard = '';
  #unread = '';
  #lastArray = 0;
  #wake: () => void = () => undefined;

  /** Opens the channel and waits until every target is current. */
  static async open(
    backend: Backend,
    account: SignedIn,
    targets: readonly object[],
  ): Promise<ListenSession> {
    const session = new ListenSession();
    const channel = `${backend.documentsOrigin}/google.firestore.v1.Firestore/Listen/channel`;
    const database = `projects/${backend.projectId}/databases/(default)`;
    const common = `VER=8&database=${encodeURIComponent(database)}`;
    const form = new URLSearchParams({
      headers: `Authorization:Bearer ${account.idToken}\r\n`,
      count: String(targets.length),
      ofs: '0',
    });
    targets.forEach((target, index) => {
      form.set(`req${index}___data__`, JSON.stringify({ database, addTarget: target }));
    });
    const opened = await fetch(
      `${channel}?${common}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid&t=1`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
    );
    const sessionId = opened.headers.get('x-http-session-id');
    const sid = /\["c","([^"]+)"/.exec(await opened.text())?.[1];
    if (sid === undefined) throw new Error('the channel did not open');
    const routed = sessionId === null ? '' : `&gsessionid=${encodeURIComponent(sessionId)}`;
    const back = `${channel}?${common}${routed}&RID=rpc&SID=${encodeURIComponent(sid)}&CI=0&TYPE=xmlhttp&t=1`;
    void session.#follow(back);
    await session.until(() => (session.#heard.match(/"CURRENT"/g) ?? []).length >= targets.length);
    return session;
  }

  /** Waits until a text has come. */
  heard(text: string): Promise<void> {
    return this.until(() => this.#heard.includes(text));
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  close(): void {
    this.#end.abort();
  }

  /** A server ends a back channel after a while; the client asks on from the last array it has. */
  async #follow(address: string): Promise<void> {
    try {
      while (!this.#end.signal.aborted) await this.#read(`${address}&AID=${this.#lastArray}`);
    } catch (error) {
      if (!this.#end.signal.aborted) throw error;
    }
  }

  async #read(address: string): Promise<void> {
    const answer = await fetch(address, { signal: this.#end.signal });
    if (!answer.ok || answer.body === null) throw new Error(`the back channel: ${answer.status}`);
    const decoder = new TextDecoder();
    this.#unread = '';
    for await (const chunk of answer.body) {
      this.#unread += decoder.decode(chunk, { stream: true });
      this.#takeFrames();
      this.#wake();
    }
  }

  /** A frame is its length in characters, a line break, and that many characters of JSON. */
  #takeFrames(): void {
    for (;;) {
      const line = this.#unread.indexOf('\n');
      const length = Number(this.#unread.slice(0, Math.max(line, 0)));
      if (line < 0 || this.#unread.length < line + 1 + length) return;
      const text = this.#unread.slice(line + 1, line + 1 + length);
      this.#unread = this.#unread.slice(line + 1 + length);
      this.#heard += text;
      const arrays = JSON.parse(text) as readonly (readonly [number, unknown])[];
      this.#lastArray = Math.max(this.#lastArray, ...arrays.map(([id]) => id));
    }
  }
}
