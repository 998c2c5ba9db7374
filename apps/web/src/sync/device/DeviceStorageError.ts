/**
 * `full`: no room left. `memory`: the browser keeps nothing, the document lives as long as the page.
 * `failed`: the store broke while writing.
 */
export type DeviceStorageCode = 'full' | 'memory' | 'failed';

/** This device did not keep a document. What was typed is still in the screen that asked. */
export class DeviceStorageError extends Error {
  override readonly name = 'DeviceStorageError';
  readonly code: DeviceStorageCode;

  constructor(code: DeviceStorageCode, cause?: unknown) {
    super(`the device did not keep the document: ${code}`, { cause });
    this.code = code;
  }
}
