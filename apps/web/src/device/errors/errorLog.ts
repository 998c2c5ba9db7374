import { browserStorage, keepOnDevice, readFromDevice } from '../storage/deviceStorage.ts';

/** An error of this program, without a word of what the operator typed. */
export interface LoggedError {
  /** ISO 8601. */
  readonly at: string;
  readonly name: string;
  readonly message: string;
  /** The stack, innermost frame first. */
  readonly stack: readonly string[];
}

const KEY = 'mix.errors';
const MOST_ERRORS = 50;
const MOST_FRAMES = 5;
const MOST_CHARACTERS = 200;

/** Removes typed data: a parser quotes unreadable text, and an address can carry a whole job. */
const withoutData = (text: string): string =>
  text
    .replaceAll(/"[^]*"/g, '"…"')
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…')
    .replaceAll(/[?#][^\s:)]*/g, '')
    .slice(0, MOST_CHARACTERS);

/** Only lines that name a position in the code: some engines put the message above them. */
const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |@\w+:\/\//.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => withoutData(line.trim()));

const isLogged = (value: unknown): value is LoggedError =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'name' in value &&
  'message' in value &&
  'stack' in value;

/** The last errors of this program on this device, oldest first. */
export function loggedErrors(storage = browserStorage()): readonly LoggedError[] {
  try {
    const kept: unknown = JSON.parse(readFromDevice(storage, KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLogged) : [];
  } catch {
    return [];
  }
}

/** Notes an error beside those before it; a device that keeps nothing forgets it. */
export function logError(error: Error, at: Date, storage = browserStorage()): void {
  const { name, message, stack = '' } = error;
  const logged: LoggedError = {
    at: at.toISOString(),
    name,
    message: withoutData(message),
    stack: framesOf(stack),
  };
  const all = [...loggedErrors(storage), logged].slice(-MOST_ERRORS);
  keepOnDevice(storage, KEY, JSON.stringify(all));
}
