/**
 * The body as text, read no further than it may be long.
 * @returns null when it is longer.
 */
export async function readLimited(request: Request, maxBytes: number): Promise<string | null> {
  const told = request.headers.get('content-length');
  // Node hands on no more bytes than were told, and a whole body is read faster than a stream.
  if (told !== null) return Number(told) > maxBytes ? null : request.text();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
