import { saveBlob } from './saveBlob.ts';

/** Hands a value to the browser as a JSON file to keep. */
export function saveFile(name: string, value: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
