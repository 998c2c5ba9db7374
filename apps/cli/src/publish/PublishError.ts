/** The catalogue cannot be published; the message says why, without anything secret. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
