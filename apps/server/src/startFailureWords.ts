import { ConfigError } from './config.ts';
import { SealKeyError } from './identity/secondFactor/Seal.ts';
import { SigningKeysError } from './identity/tokens/SigningKeys.ts';
import { MoveError } from './moveProgress.ts';
import { SiteError } from './http/site/pageTable.ts';
import { SchemaError } from './sqlite/migrate.ts';
import { DataFolderError } from './sqlite/openDatabase.ts';
import { storageWords } from './sqlite/storageWords.ts';

/** Errors whose message already says what the operator can do. */
const EXPECTED = [
  ConfigError,
  DataFolderError,
  MoveError,
  SchemaError,
  SealKeyError,
  SigningKeysError,
  SiteError,
];

interface ListenError extends Error {
  readonly code: string;
  readonly port: number;
  readonly address: string;
}

const LISTEN_WORDS: Readonly<Record<string, (error: ListenError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}. Set HOST to one it has, for example 127.0.0.1.`,
  EACCES: ({ port }) => `Port ${port} is for administrators only. Choose one above 1023.`,
};

const isListenError = (error: Error): error is ListenError =>
  'syscall' in error && error.syscall === 'listen' && 'code' in error;

/**
 * Why the server did not start, in words the operator can act on.
 * @returns null for a fault of ours, which is then shown with its stack.
 */
export function startFailureWords(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (EXPECTED.some((kind) => error instanceof kind)) return error.message;
  if (isListenError(error)) return LISTEN_WORDS[error.code]?.(error) ?? null;
  return storageWords(error);
}
