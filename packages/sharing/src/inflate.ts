export type Inflated =
  | { readonly outcome: 'text'; readonly text: string }
  /** More comes out than `mostBytes`; the rest was not even decompressed. */
  | { readonly outcome: 'tooLarge' }
  | { readonly outcome: 'damaged' };

/** Decompresses to text, and stops as soon as more than `mostBytes` have come out. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<Inflated> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader: ReadableStreamDefaultReader<Uint8Array> = unpacked.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { outcome: 'text', text: text + decoder.decode() };
      length += value.byteLength;
      if (length > mostBytes) {
        await reader.cancel();
        return { outcome: 'tooLarge' };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { outcome: 'damaged' };
  }
}
