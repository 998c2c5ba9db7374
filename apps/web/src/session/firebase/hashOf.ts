/**
 * The SHA-256 of a secret, base64url without padding; null for none, and on a page without TLS, where
 * the browser hashes nothing.
 */
export async function hashOf(secret: string): Promise<string | null> {
  const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;
  if (secret === '' || subtle === undefined) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
