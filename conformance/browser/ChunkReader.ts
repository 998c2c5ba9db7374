/** One chunk of a back channel as it is sent: its length in UTF-16 units, a line feed, its text. */
export const frame = (text: string): string => `${text.length}\n${text}`;

/** Takes a back channel apart into its chunks, wherever the network cut it. */
export class ChunkReader {
  readonly #decoder = new TextDecoder();
  #text = '';

  /** The texts of the chunks that are whole with these bytes. */
  feed(bytes: Uint8Array): readonly string[] {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    const chunks: string[] = [];
    for (let chunk = this.#next(); chunk !== null; chunk = this.#next()) chunks.push(chunk);
    return chunks;
  }

  #next(): string | null {
    const head = /^(\d+)\n/.exec(this.#text);
    if (head === null) return null;
    const start = head[0].length;
    const end = start + Number(head[1]);
    if (this.#text.length < end) return null;
    const chunk = this.#text.slice(start, end);
    this.#text = this.#text.slice(end);
    return chunk;
  }
}
