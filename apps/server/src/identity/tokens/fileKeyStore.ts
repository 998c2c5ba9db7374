import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { refuseWiderThan } from '../../sqlite/openDatabase.ts';
import type { KeyStore } from './SigningKeys.ts';

/**
 * Keys in a file of the data folder that only the server's own user can read.
 * @throws DataFolderError when other users of the machine could read it.
 */
export function fileKeyStore(
  directory: string,
  name: 'signing-keys.json' | 'second-factor-key.json',
): KeyStore {
  const file = join(directory, name);
  return {
    read: () => {
      refuseWiderThan(0o600, file);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    },
    write: (text) => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const half = `${file}.new`;
      rmSync(half, { force: true });
      const handle = openSync(half, 'wx', 0o600);
      try {
        writeSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(half, file);
    },
  };
}
