import type { Call } from '../operations.ts';

/** A request as it goes over the wire. */
export function requestText(origin: string, { path, type, idToken, body }: Call): string {
  const authorization = idToken === null ? '' : `authorization: Bearer ${idToken}\r\n`;
  return (
    `POST ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncontent-type: ${type}\r\n` +
    `${authorization}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
